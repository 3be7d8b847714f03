import {
  OPEN_APPLICATION_STATES,
  PICTURE_LIMITS,
  REMARKS_LENGTH,
} from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { PromotionRow } from '../promotions.store.ts';
import type { ApplicationRow } from './applications.store.ts';
import { lengthOf } from './remarks-length.ts';

/** What a member sends (ENTITY-31). */
export interface RewardRequest {
  readonly promotionId: number;
  readonly remarks: string;
  readonly pictures: readonly string[];
}

type FieldFaults = Record<string, string[]>;

/**
 * Refuses a further application while one waits or the reward was given.
 * @throws AppError `promotions.application_open` or `promotions.reward_issued`
 */
export function refuseStanding(newest: ApplicationRow | undefined): void {
  if (!newest || newest.state === 'rejected') return;
  const isOpen = (OPEN_APPLICATION_STATES as readonly string[]).includes(newest.state);
  throw new AppError(isOpen ? 'promotions.application_open' : 'promotions.reward_issued');
}

/** Every fault of the fields; undefined without one. Front ends enforce the same, and may be wrong. */
export function fieldFaults(
  { remarkRequired, imageRequired }: PromotionRow,
  { remarks, pictures }: RewardRequest,
  loose: ReadonlySet<string>,
): FieldFaults | undefined {
  const ids = new Set(pictures);
  const faults: FieldFaults = {
    remarks: [
      ...(remarkRequired && remarks.trim() === '' ? ['required'] : []),
      ...(lengthOf(remarks) > REMARKS_LENGTH ? ['too_long'] : []),
    ],
    pictures: [
      ...(imageRequired && pictures.length === 0 ? ['required'] : []),
      ...(pictures.length > PICTURE_LIMITS.most ? ['too_many'] : []),
      ...(ids.size < pictures.length || loose.size < ids.size ? ['not_found'] : []),
    ],
  };
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
