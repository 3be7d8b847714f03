/** What one member may share with another (OPS-42). */
export const RELATED_REASONS = ['device', 'payout_account', 'document', 'network'] as const;
/** A reason for which members are related. */
export type RelatedReason = (typeof RELATED_REASONS)[number];
/** What of a member operators have to look at (OPS-42). */
export const SIGNAL_KINDS = [
  'late_payout',
  'late_deposit',
  'failed_sign_ins',
  'new_device',
  'withdrawals_stopped',
  'many_reveals',
] as const;
/** A kind of signal. */
export type SignalKind = (typeof SIGNAL_KINDS)[number];
/** What operators' notes on members are about; each kind has a permission of its own (OPS-46). */
export const NOTE_KINDS = ['service', 'payments', 'safety'] as const;
/** A kind of note. */
export type NoteKind = (typeof NOTE_KINDS)[number];
/** Who may answer for a tag: whoever holds a role, or one operator (OPS-46). */
export const TAG_OWNERS = ['role', 'operator'] as const;
