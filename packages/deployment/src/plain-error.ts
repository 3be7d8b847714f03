/**
 * A failure for a person at a terminal: one clear sentence, no stack. Thrown at start and by commands, never during a
 * request.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
