import type { Movement } from '@maidan/contract/types';
import type { Translator } from '@maidan/i18n';
import type { IconName } from '#ui/icons/icon-names.ts';

/** What the words of a movement depend on. */
type Told = Pick<
  Movement,
  'kind' | 'referenceType' | 'reference' | 'amountMinor' | 'stakeableMinor' | 'accounts' | 'about'
>;

const ICONS: Readonly<Partial<Record<Movement['referenceType'], IconName>>> = {
  deposit: 'arrow-circle-down-duotone',
  withdrawal: 'arrow-circle-up-duotone',
  round: 'game-controller-duotone',
  bonus: 'gift-duotone',
  transfer: 'users-three-duotone',
  settlement: 'users-three-duotone',
};

/** The sign of a movement that has no picture of a game or channel. */
export function movementIcon({ referenceType }: Pick<Told, 'referenceType'>): IconName {
  return ICONS[referenceType] ?? 'coins-duotone';
}

/** What a kind of movement is called. */
export function movementName(t: Translator['t'], kind: Movement['kind']): string {
  return t(`wallet.movement.${kind}`);
}

/** Why money moved, in one plain sentence. */
export function movementCause(t: Translator['t'], movement: Told): string {
  const name = movement.about?.name ?? movement.reference;
  if (movement.kind === 'transfer')
    return t(movement.amountMinor < 0 ? 'wallet.cause.transfer_out' : 'wallet.cause.transfer_in');
  // An agent pays what it promised itself.
  if (movement.referenceType === 'settlement' && movement.amountMinor < 0)
    return t('wallet.cause.promise');
  return t(`wallet.cause.${movement.kind}`, { name });
}

/**
 * The amount that a movement is shown with, in minor units. One that only moved between hold and the rest, or from bonus
 * to cash, has no direction; its amount is what changed places.
 */
export function shownAmount({
  stakeableMinor,
  accounts,
}: Pick<Told, 'stakeableMinor' | 'accounts'>): {
  readonly amountMinor: number;
  readonly hasDirection: boolean;
} {
  if (stakeableMinor !== 0) return { amountMinor: stakeableMinor, hasDirection: true };
  const moved = accounts.find(({ account }) => account === 'hold') ?? accounts[0];
  const amountMinor = moved ? Math.abs(moved.afterMinor - moved.beforeMinor) : 0;
  return { amountMinor, hasDirection: false };
}

/** The account whose balance a movement shows before and after: cash, unless it was not touched. */
export function shownAccount({ accounts }: Pick<Told, 'accounts'>) {
  return accounts.find(({ account }) => account === 'cash') ?? accounts[0];
}
