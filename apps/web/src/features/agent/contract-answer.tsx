import type { FormEvent } from 'react';
import { CONTRACT_ANSWERS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { Row } from '#ui/text/layout.tsx';
import { useFormToken } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import type { AnsweredText } from './agent.queries.ts';
import type { ContractAnswering } from './use-contract-answer.ts';

interface AnswerFormProps {
  text: AnsweredText;
  answering: ContractAnswering;
}

/** The two answers: a plain form without script; with script a question comes before the answer is sent. */
export function AnswerForm({ text, answering }: AnswerFormProps) {
  const { t } = useWords();
  const formToken = useFormToken();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const answer = CONTRACT_ANSWERS.find((one) => one === submitter?.value);
    if (answer) answering.ask(answer);
  };
  return (
    <>
      <form method="post" onSubmit={handleSubmit}>
        {Object.entries({ ...text, formToken: formToken ?? '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Row gap={3} spread="even">
          <Button type="submit" name="answer" value="refuse" width="block">
            {t('agent.contract.refuse')}
          </Button>
          <Button kind="primary" type="submit" name="answer" value="accept" width="block">
            {t('agent.contract.accept')}
          </Button>
        </Row>
      </form>
      <AnswerQuestion answering={answering} />
    </>
  );
}

function AnswerQuestion({ answering }: { answering: ContractAnswering }) {
  const { t } = useWords();
  const { asking, lastAsked, wait, withdraw, give } = answering;
  const isRefusal = lastAsked === 'refuse';
  return (
    <Dialog
      isOpen={asking !== undefined}
      onClose={withdraw}
      title={t(`agent.contract.${lastAsked}_question`)}
      emblem={{ icon: 'file-text-duotone', tone: isRefusal ? 'danger' : 'info' }}
      text={
        <>
          <p>{t(`agent.contract.${lastAsked}_text`)}</p>
          <SlowNote {...wait.note} />
        </>
      }
      actions={
        <>
          <Button width="grow" onClick={withdraw}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind={isRefusal ? 'danger' : 'primary'}
            width="grow"
            isFlat
            isBusy={wait.isBusy}
            onClick={() => void give()}
          >
            {t(`agent.contract.${lastAsked}`)}
          </Button>
        </>
      }
    />
  );
}
