import type { WithdrawalState } from '@maidan/contract/constants';
import type { TagTone } from '#ui/feedback/tag.tsx';

/** The tone in which each state of a withdrawal is told; a refusal is never red. */
export const STATE_TONES: Readonly<Record<WithdrawalState, TagTone>> = {
  requested: 'info',
  reviewing: 'info',
  approved: 'info',
  paid: 'success',
  rejected: 'neutral',
  failed: 'neutral',
};
