import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import { useWait } from '#platform/api/wait.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { answerHelp } from '../service.queries.ts';
import { afterVerdict, verdictOf } from './did-it-help.model.ts';
import type { Answered, ArticleName, RefusedVerdict } from './did-it-help.model.ts';
import styles from './help.module.css';

interface DidItHelpProps {
  article: ArticleName;
  /** What a reader without script answered just now. */
  answered: Answered | undefined;
  refused: RefusedVerdict | undefined;
}

/** Asks below an article whether it helped, and after the answer for words. Both are plain forms. */
export function DidItHelp({ article, answered, refused }: DidItHelpProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { stage, failure, wait, submit } = useVerdict(answered, refused);
  const { tag, part, version } = article;
  return (
    <form
      method="post"
      action={`/m/help?${new URLSearchParams({ tag, c: String(part) })}`}
      className={styles.verdict}
      onSubmit={submit}
    >
      <FormToken />
      <input type="hidden" name="tag" value={tag} />
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="version" value={version} />
      <Stack gap={3}>
        {stage === undefined && <YesOrNo isBusy={wait.isBusy} />}
        {/* It stands from the beginning, so that screen readers tell what comes into it. */}
        <output>
          {stage !== undefined && (
            <Text as="span" size="h3">
              {t(ANSWERS[stage])}
            </Text>
          )}
        </output>
        {(stage === 'yes' || stage === 'no') && (
          <MoreWords
            isHelpful={stage === 'yes'}
            isBusy={wait.isBusy}
            typed={refused?.verdict.words}
          />
        )}
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}

const ANSWERS = {
  yes: 'service.help.helped_thanks',
  no: 'service.help.helped_thanks',
  told: 'service.help.helped_told',
} as const;

function YesOrNo({ isBusy }: { isBusy: boolean }) {
  const { t } = useWords();
  return (
    <>
      <Text as="h2" size="h3">
        {t('service.help.helped')}
      </Text>
      <Row gap={2}>
        <Button type="submit" name="helped" value="yes" size="md" width="grow" isBusy={isBusy}>
          {t('service.help.helped_yes')}
        </Button>
        <Button type="submit" name="helped" value="no" size="md" width="grow" isBusy={isBusy}>
          {t('service.help.helped_no')}
        </Button>
      </Row>
    </>
  );
}

function MoreWords({
  isHelpful,
  isBusy,
  typed,
}: {
  isHelpful: boolean;
  isBusy: boolean;
  typed: string | undefined;
}) {
  const { t } = useWords();
  return (
    <>
      <input type="hidden" name="helped" value={isHelpful ? 'yes' : 'no'} />
      <TextArea
        name="words"
        label={t(isHelpful ? 'service.help.helped_add' : 'service.help.helped_missing')}
        message={t('service.help.helped_hint')}
        rows={3}
        required
        defaultValue={typed}
      />
      <Row>
        <Button type="submit" size="md" isBusy={isBusy}>
          {t('service.help.helped_send')}
        </Button>
      </Row>
    </>
  );
}

function useVerdict(answered: Answered | undefined, refused: RefusedVerdict | undefined) {
  const { locale } = useWords();
  const wait = useWait();
  const stageOfRefused = refused?.verdict.words === undefined ? undefined : refusedStage(refused);
  const [stage, setStage] = useState(refused ? stageOfRefused : answered);
  const [failure, setFailure] = useState(refused && toFailure(refused.failure));

  async function send(fields: Readonly<Record<string, string>>): Promise<void> {
    const verdict = verdictOf(fields);
    if (!verdict) return;
    setFailure(undefined);
    try {
      const work = (signal: AbortSignal) => answerHelp({ ...verdict, language: locale }, signal);
      if (await wait.run(work)) setStage(afterVerdict(verdict));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The second value of the constructor, which reads the pressed button, is younger than some browsers.
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (submitter instanceof HTMLButtonElement && submitter.name !== '')
      fields[submitter.name] = submitter.value;
    if (!wait.isBusy) void send(fields);
  }

  return { stage, failure, wait, submit };
}

function refusedStage({ verdict }: RefusedVerdict): Answered {
  return verdict.isHelpful ? 'yes' : 'no';
}
