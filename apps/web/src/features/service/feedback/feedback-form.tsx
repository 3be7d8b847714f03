import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FEEDBACK_TOPICS } from '@maidan/contract/constants';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { ChipChoice } from '#ui/choice/chip-choice.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import { useWait } from '#platform/api/wait.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { sendFeedback } from '../service.queries.ts';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { feedbackOf, fits, lengthOf } from './feedback.model.ts';
import type { FeedbackBounds, RefusedFeedback } from './feedback.model.ts';

interface FeedbackFormProps {
  bounds: FeedbackBounds;
  /** The page that the reader came from, which may be sent along. */
  page: string | undefined;
  refused: RefusedFeedback | undefined;
}

/** The form of CS-13. It is a plain form; with script it stays on the screen, so that no fault loses what was typed. */
export function FeedbackForm({ bounds, page, refused }: FeedbackFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { area, length, count, isSent, hasLengthFault, failure, wait, submit } = useSending(
    bounds,
    refused,
  );
  if (isSent) return <FeedbackThanks />;
  const named = page ?? refused?.sent.page;
  return (
    <form method="post" action="/m/help/feedback" noValidate onSubmit={submit}>
      <FormToken />
      <Stack gap={5} isPadded isPage>
        <Text tone="2">{t('service.feedback.text')}</Text>
        <ChipChoice
          label={t('service.feedback.topic')}
          name="topic"
          defaultValue={refused?.sent.topic}
          items={FEEDBACK_TOPICS.map((id) => ({ id, label: t(`service.feedback.topic.${id}`) }))}
        />
        <TextArea
          ref={area}
          name="content"
          label={t('service.feedback.label')}
          hint={length === undefined ? undefined : <Counter length={length} bounds={bounds} />}
          message={t('service.feedback.range', { 0: bounds.minLength, 1: bounds.maxLength })}
          isInvalid={hasLengthFault}
          defaultValue={refused?.sent.content}
          onInput={count}
        />
        {named !== undefined && (
          <CheckRow name="page" value={named} defaultChecked>
            {t('service.feedback.page', { page: named })}
          </CheckRow>
        )}
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <SlowNote {...wait.note} />
      </Stack>
      <StickyAction>
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t(wait.isBusy ? 'service.feedback.sending' : 'service.feedback.submit')}
        </Button>
      </StickyAction>
    </form>
  );
}

function Counter({ length, bounds }: { length: number; bounds: FeedbackBounds }) {
  const { t } = useWords();
  return t('service.feedback.count', { length, most: bounds.maxLength });
}

function useSending(bounds: FeedbackBounds, refused: RefusedFeedback | undefined) {
  const { locale } = useWords();
  const wait = useWait();
  const area = useRef<HTMLTextAreaElement>(null);
  // Unknown until the scripts run, because something may have been typed before.
  const [length, setLength] = useState<number>();
  const [isSent, setSent] = useState(false);
  const [hasLengthFault, setLengthFault] = useState(refused?.hasLengthFault ?? false);
  const [failure, setFailure] = useState<ApiFailure | undefined>(
    refused?.failure && toFailure(refused.failure),
  );

  function count(): void {
    const text = area.current?.value ?? '';
    setLength(lengthOf(text));
    if (fits(text, bounds)) setLengthFault(false);
  }
  useEffect(() => setLength(lengthOf(area.current?.value ?? '')), []);

  function refuseLength(): void {
    setLengthFault(true);
    area.current?.focus();
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const feedback = feedbackOf(fields);
    setFailure(undefined);
    if (!fits(feedback.content, bounds)) return refuseLength();
    try {
      const work = (signal: AbortSignal) => sendFeedback({ ...feedback, language: locale }, signal);
      if (await wait.run(work)) setSent(true);
    } catch (error) {
      const fault = error instanceof ApiFailure ? error : networkFailure(error);
      if (fault.code === 'service.feedback_length') refuseLength();
      else setFailure(fault);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!wait.isBusy) void send(event.currentTarget);
  }

  return { area, length, count, isSent, hasLengthFault, failure, wait, submit };
}
