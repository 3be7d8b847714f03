/** The code of a refusal that asks for the second step of a sign-in. */
export const ASKS_SECOND_STEP = 'auth.second_step';

/** What the address of the second step says. */
export interface SecondStepAddress {
  /** Where the sign-in leads. */
  readonly back: string;
  /** Whether the session lasts after the browser closes. */
  readonly isKept: boolean;
  /** Whether a recovery code is asked for in the place of one of the app. */
  readonly isRecovery?: boolean;
}

/** The router's path of the second step of a sign-in. */
export function secondStepPath({ back, isKept, isRecovery = false }: SecondStepAddress): string {
  const query = new URLSearchParams({
    back,
    ...(isKept ? { kept: '1' } : {}),
    ...(isRecovery ? { way: 'recovery' } : {}),
  });
  return `/secondStep?${query.toString()}`;
}

/** The handle in the value of a refusal that asks for the second step; undefined when there is none. */
export function codeHandleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { codeHandle } = value as Record<string, unknown>;
  return typeof codeHandle === 'string' ? codeHandle : undefined;
}
