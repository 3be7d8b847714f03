import type { Affiliate } from './register.model.ts';

/** Address of the registration page, with the way back and the affiliate parameters it was opened with. */
export function registerPath(back: string | undefined, affiliate: Affiliate): string {
  const query = new URLSearchParams({
    ...(back === undefined ? {} : { back }),
    ...affiliate,
  }).toString();
  return query === '' ? '/m/register' : `/m/register?${query}`;
}
