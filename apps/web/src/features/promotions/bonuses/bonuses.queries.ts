import type { components, paths } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';

/** A bonus of the member. */
export type Bonus = components['schemas']['Bonus'];

/** The member's bonuses: offered, running and past. */
export type Bonuses =
  paths['/bonuses']['get']['responses']['200']['content']['application/json']['value'];

/** What a member may do with a bonus. */
export type BonusAct = 'claim' | 'give-up';

/** Claims a bonus, or gives it up; repeating it changes nothing. @throws ApiFailure */
export async function actOnBonus(
  act: BonusAct,
  bonusId: string,
  language: Locale,
  signal: AbortSignal,
): Promise<void> {
  const call = { params: { path: { bonusId } }, body: { language }, signal };
  if (act === 'claim') await read(browserApi.POST('/bonuses/{bonusId}/claim', call));
  else await read(browserApi.POST('/bonuses/{bonusId}/give-up', call));
}
