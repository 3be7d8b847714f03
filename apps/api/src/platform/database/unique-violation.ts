const UNIQUE_VIOLATION = '23505';

/** Whether an error says that a row with the same key was there (SQLSTATE 23505), however deep the driver has wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if ((cause as { code?: unknown }).code === UNIQUE_VIOLATION) return true;
    cause = cause.cause;
  }
  return false;
}
