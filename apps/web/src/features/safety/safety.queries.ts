import type { LimitKind, LimitPeriod } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';

/** One of the limits of the member. */
export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Sets a limit, in minor units or minutes; null asks for none. @throws ApiFailure */
export async function setLimit(
  name: LimitName,
  amount: number | null,
  signal: AbortSignal,
): Promise<void> {
  await read(browserApi.PUT('/safety/limits', { body: { ...name, amount }, signal }));
}

/** Confirms a higher limit after its wait. @throws ApiFailure */
export async function confirmRaise(name: LimitName, signal: AbortSignal): Promise<void> {
  await read(browserApi.POST('/safety/limits/raise', { body: name, signal }));
}

/** Keeps the old limit. @throws ApiFailure */
export async function withdrawRaise(name: LimitName, signal: AbortSignal): Promise<void> {
  await read(browserApi.DELETE('/safety/limits/raise', { params: { query: name }, signal }));
}

/** Begins a time-out. @throws ApiFailure */
export async function takeTimeOut(
  days: 1 | 3 | 7 | 14 | 30 | 42,
  signal: AbortSignal,
): Promise<void> {
  await read(browserApi.POST('/safety/time-out', { body: { days }, signal }));
}

/** Excludes the member; every session is over afterwards. @throws ApiFailure */
export async function excludeSelf(
  months: 6 | 12 | 24 | 60 | null,
  signal: AbortSignal,
): Promise<void> {
  await read(browserApi.POST('/safety/exclusion', { body: { months }, signal }));
}
