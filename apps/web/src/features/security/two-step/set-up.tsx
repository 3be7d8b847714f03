import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '../step-up.tsx';
import { QrCode } from './qr-code.tsx';
import { StepBar } from './step-bar.tsx';
import { useCopy } from './use-copy.ts';
import type { SetUp } from './use-set-up.ts';
import styles from './two-step.module.css';

const STEPS = 3;
/** A code of six digits, with spaces between them. */
const CODE_LENGTH = 12;

/** The proof, then the secret with a code of it, then the recovery codes; after the last it is on. */
export function TwoStepSetUp({ setUp }: { setUp: SetUp }) {
  if (setUp.step.isAsked) return <Proof setUp={setUp} />;
  if (setUp.recoveryCodes) return <RecoveryCodes setUp={setUp} codes={setUp.recoveryCodes} />;
  return setUp.secret ? <Scan setUp={setUp} /> : <Intro setUp={setUp} />;
}

function Failure({ setUp: { step } }: { setUp: SetUp }) {
  const failureText = useFailureText();
  if (!step.failure || step.failure.code === 'auth.second_code_wrong') return null;
  return (
    <Note tone="danger" isAlert>
      {failureText(step.failure)}
    </Note>
  );
}

function Proof({ setUp }: { setUp: SetUp }) {
  const { t } = useWords();
  const { secret, recoveryCodes } = setUp;
  const number = recoveryCodes ? STEPS : secret ? 2 : 1;
  return (
    <>
      <StepBar step={number} of={STEPS} title={t('security.step_up.title')} />
      <StepUpForm step={setUp.step} />
    </>
  );
}

function Intro({ setUp }: { setUp: SetUp }) {
  const { t } = useWords();
  const { step } = setUp;
  return (
    <>
      <StepBar step={1} of={STEPS} title={t('security.two_step.heading')} />
      <Text tone="2">{t('security.two_step.text')}</Text>
      <Note>{t('security.two_step.need_app')}</Note>
      <Failure setUp={setUp} />
      <SlowNote {...step.wait.note} />
      <StickyAction>
        <Button kind="primary" width="block" isBusy={step.wait.isBusy} onClick={setUp.begin}>
          {t('security.two_step.begin')}
        </Button>
      </StickyAction>
    </>
  );
}

function Scan({ setUp }: { setUp: SetUp }) {
  const { t } = useWords();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const { step, secret: { secret = '', address = '' } = {} } = setUp;
  const isWrong = step.failure?.code === 'auth.second_code_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!step.wait.isBusy && code.trim() !== '') setUp.confirm(code);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <StepBar step={2} of={STEPS} title={t('security.two_step.scan')} />
        <Card>
          <Stack gap={3}>
            <QrCode text={address} label={t('security.two_step.qr')} />
            <Text size="caption" tone="3" isCentred>
              {t('security.two_step.by_hand')}
            </Text>
            <Row gap={2} spread="between">
              <span className={styles.secret} dir="ltr" translate="no">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </span>
              <IconButton
                icon="copy"
                size={20}
                label={t('security.two_step.copy_secret')}
                onClick={() => void copy(secret)}
              />
            </Row>
          </Stack>
        </Card>
        <Failure setUp={setUp} />
        <Field
          label={t('security.two_step.code')}
          icon="shield-check"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={CODE_LENGTH}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            step.forgetFailure();
          }}
          status={
            isWrong
              ? { tone: 'error', messages: [t('security.two_step.code_wrong')] }
              : { tone: 'hint', messages: [t('security.two_step.code_hint')] }
          }
        />
        <SlowNote {...step.wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={step.wait.isBusy}
            isDisabled={code.trim() === ''}
          >
            {t('security.two_step.next')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}

function RecoveryCodes({ setUp, codes }: { setUp: SetUp; codes: readonly string[] }) {
  const { t, format } = useWords();
  const copy = useCopy();
  const [isKept, setKept] = useState(false);
  const { step } = setUp;
  return (
    <>
      <StepBar step={STEPS} of={STEPS} title={t('security.two_step.keep')} />
      <Text tone="2">{t('security.two_step.keep_text')}</Text>
      <Card>
        <ol className={styles.codes} aria-label={t('security.two_step.codes')}>
          {codes.map((code, index) => (
            <li key={code} className={styles.code}>
              <span aria-hidden>{format.number(index + 1)}</span>
              <span dir="ltr" translate="no">
                {code}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className={styles.pair}>
        <Button width="block" icon="copy-bold" onClick={() => void copy(codes.join('\n'))}>
          {t('security.two_step.copy_all')}
        </Button>
        <Button width="block" icon="download-simple-bold" onClick={() => saveAsFile(codes)}>
          {t('security.two_step.file')}
        </Button>
      </div>
      <CheckRow checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)}>
        {t('security.two_step.kept')}
      </CheckRow>
      <Failure setUp={setUp} />
      <SlowNote {...step.wait.note} />
      <StickyAction>
        <Button
          kind="primary"
          width="block"
          isBusy={step.wait.isBusy}
          isDisabled={!isKept}
          onClick={setUp.turnOn}
        >
          {t('security.two_step.turn_on')}
        </Button>
      </StickyAction>
    </>
  );
}

function saveAsFile(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
