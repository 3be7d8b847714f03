import type { Withdrawal } from '@maidan/contract/types';
import { useWords } from '#platform/words/words.tsx';
import type { TimelineStep } from '../../course/timeline.tsx';
import { useTimeText } from '../use-time-text.ts';
import { courseOf } from '../withdrawal.model.ts';
import type { CourseNode } from '../withdrawal.model.ts';

/** The steps of a withdrawal in the reader's words; `now` in milliseconds, undefined until the scripts run. */
export function useCourseSteps(withdrawal: Withdrawal, now: number | undefined): TimelineStep[] {
  const { t, format } = useWords();
  const timeText = useTimeText();
  const { channelName: name, amountMinor, currency, stopped } = withdrawal;

  function titleOf({ step, look }: CourseNode): string {
    if (look === 'now' && step === 'reviewing') return t('withdrawals.step.reviewing_now');
    if (look === 'now' && step === 'approved')
      return stopped
        ? t('withdrawals.state.approved')
        : t('withdrawals.step.approved_now', { name });
    if (look === 'todo' && step === 'paid') return t('withdrawals.step.paid_later');
    return t(`withdrawals.step.${step}`);
  }

  function textOf({ step, look, at, tookSeconds }: CourseNode): string | undefined {
    if (step === 'requested') return t('withdrawals.step.held_text');
    if (step === 'paid' && look === 'good') return t('withdrawals.step.paid_text', { name });
    if (step === 'returned') return format.money({ amountMinor, currency }, { sign: 'always' });
    if (look === 'now' && at !== undefined && now !== undefined) {
      const seconds = Math.max(0, now - Date.parse(at)) / 1000;
      return t('withdrawals.step.since', { time: timeText(seconds) });
    }
    return tookSeconds === undefined ? undefined : timeText(tookSeconds);
  }

  return courseOf(withdrawal).map((node) => ({
    key: node.step,
    look: node.look,
    title: titleOf(node),
    text: textOf(node),
    at: node.at,
    time: node.at && format.time(node.at),
  }));
}
