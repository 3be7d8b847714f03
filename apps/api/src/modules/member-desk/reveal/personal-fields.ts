import type { MemberRow } from '#modules/member/index.ts';
import { maskedAccount, maskedMail, maskedName, maskedNumber, maskedWhole } from './masks.ts';

/** A personal field of a member with its value. */
export interface PersonalField {
  readonly field: string;
  readonly value: string;
  readonly masked: string;
}

/** An account to which a member is paid, as far as the page shows it. */
export interface PayoutField {
  readonly accountId: string;
  readonly channel: string;
  readonly number: string;
}

const NAMES: ReadonlySet<string> = new Set(['payeeName', 'realName', 'fullName', 'name']);
const NUMBERS: ReadonlySet<string> = new Set(['mobileNum', 'phone', 'whatsApp', 'whatsapp']);

/** Everything personal that is kept of a member. A field that nobody thought of is hidden as a whole. */
export function personalFields(
  { mobileKey, profile }: Pick<MemberRow, 'mobileKey' | 'profile'>,
  payouts: readonly PayoutField[],
): PersonalField[] {
  const own = Object.entries(profile).map(([field, value]) => ({
    field,
    value,
    masked: maskOf(field)(value),
  }));
  const mobile = mobileKey ?? '';
  return [
    { field: 'mobile', value: mobile, masked: maskedNumber(mobile) },
    ...own,
    ...payouts.map(({ accountId, channel, number }) => ({
      field: `payout:${accountId}`,
      value: number,
      masked: `${channel} ${maskedAccount(number)}`,
    })),
  ].filter(({ value }) => value !== '');
}

function maskOf(field: string): (value: string) => string {
  if (field === 'email') return maskedMail;
  if (NUMBERS.has(field)) return maskedNumber;
  return NAMES.has(field) ? maskedName : maskedWhole;
}
