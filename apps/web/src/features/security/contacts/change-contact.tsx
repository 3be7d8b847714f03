import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { FieldAction } from '#ui/form/field-action.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '../step-up.tsx';
import { StepBar } from '../two-step/step-bar.tsx';
import { useContactChange } from './use-contact-change.ts';
import type { ContactChange, ContactKind } from './use-contact-change.ts';

const STEPS = 2;
/** The most digits in a code (REG-23). */
const CODE_LENGTH = 10;
/** Refusals that belong under the field of the number or address, and under that of the code. */
const OF_TARGET: readonly string[] = ['auth.mobile_invalid', 'member.fields_invalid'];
const OF_CODE: readonly string[] = [
  'auth.code_wrong',
  'auth.code_expired',
  'auth.phone_token_invalid',
];

/** The number or address of the account as it is now: masked, empty without one. */
export interface PresentContact {
  readonly masked: string;
  readonly isVerified: boolean;
}

/** Changes or verifies a number or an address, in two steps. */
export function ChangeContact({ kind, present }: { kind: ContactKind; present: PresentContact }) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const change = useContactChange(kind, () => {
    toast.show({ text: t(`security.contact.done_${kind}`), tone: 'success' });
    void navigate('/securityCenter', { replace: true });
  });
  return (
    <Stack gap={4} isPadded isPage>
      {change.step.isAsked ? (
        <>
          <StepBar
            step={change.sentTo === undefined ? 1 : STEPS}
            of={STEPS}
            title={t('security.step_up.title')}
          />
          <StepUpForm step={change.step} />
        </>
      ) : (
        <Steps {...{ kind, present, typed, change }} onType={setTyped} />
      )}
    </Stack>
  );
}

interface StepsProps {
  kind: ContactKind;
  present: PresentContact;
  typed: string;
  onType: (text: string) => void;
  change: ContactChange;
}

function Steps(props: StepsProps) {
  return props.change.sentTo === undefined ? <TargetForm {...props} /> : <CodeForm {...props} />;
}

function TargetForm({ kind, present, typed, onType, change }: StepsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { defaultDiallingCode } = useSite().settings;
  const { failure, wait, forgetFailure } = change.step;
  const isOfTarget = failure !== undefined && OF_TARGET.includes(failure.code);
  const hasOwnCode = typed.trim().startsWith('+');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wait.isBusy && typed.trim() !== '') change.sendTo(typed);
  };
  const error = isOfTarget
    ? { tone: 'error' as const, messages: [t(`security.contact.invalid_${kind}`)] }
    : undefined;
  const hint = { tone: 'hint' as const, messages: [t(`security.contact.hint_${kind}`)] };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <StepBar step={1} of={STEPS} title={t(`security.contact.heading_${kind}`)} />
        {present.masked !== '' && (
          <ListGroup>
            <ListRow
              lead={<Icon name={kind === 'mobile' ? 'phone-duotone' : 'envelope-simple-duotone'} />}
              title={<bdi>{present.masked}</bdi>}
              caption={t(
                present.isVerified ? 'security.address.verified' : 'security.address.unverified',
              )}
            />
          </ListGroup>
        )}
        <Field
          label={t(`security.contact.new_${kind}`)}
          {...(kind === 'mobile'
            ? {
                lead: hasOwnCode ? undefined : <span dir="ltr">{defaultDiallingCode}</span>,
                // A number without its dialling code is a text field, but the keyboard is that of a telephone.
                type: hasOwnCode ? 'tel' : 'text',
                inputMode: 'tel',
                autoComplete: hasOwnCode ? 'tel' : 'tel-national',
                maxLength: 24,
              }
            : {
                icon: 'envelope-simple',
                type: 'email',
                inputMode: 'email',
                autoComplete: 'email',
                maxLength: 255,
              })}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            forgetFailure();
          }}
          status={error ?? hint}
        />
        {failure && !isOfTarget && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        {present.masked !== '' && <Told />}
        <SlowNote {...wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={typed.trim() === ''}
          >
            {t('security.contact.send')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}

function CodeForm({ kind, present, change }: StepsProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const { step, sentTo = '', secondsLeft } = change;
  const { failure, wait } = step;
  const isOfCode = failure !== undefined && OF_CODE.includes(failure.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wait.isBusy && code.trim() !== '') change.confirm(code);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <StepBar step={STEPS} of={STEPS} title={t(`security.contact.verify_${kind}`)} />
        <Targets present={present} sentTo={sentTo} />
        <Field
          label={t('security.contact.code')}
          icon="chat-circle-dots"
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
          trailing={
            <FieldAction
              state={secondsLeft > 0 ? 'waiting' : 'ready'}
              onPress={() => change.sendTo(sentTo)}
            >
              {secondsLeft > 0
                ? t('security.contact.seconds', { seconds: secondsLeft })
                : t('security.contact.again')}
            </FieldAction>
          }
          status={
            isOfCode
              ? { tone: 'error', messages: [failureText(failure)] }
              : { tone: 'hint', messages: [t(`security.contact.sent_${kind}`)] }
          }
        />
        {failure && !isOfCode && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        {present.masked !== '' && <Told />}
        <TextAction isQuiet onClick={change.change}>
          {t(`security.contact.other_${kind}`)}
        </TextAction>
        <SlowNote {...wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={code.trim() === ''}
          >
            {t(`security.contact.go_${kind}`)}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}

/** What stands now, and what it becomes. */
function Targets({ present: { masked }, sentTo }: { present: PresentContact; sentTo: string }) {
  const { t } = useWords();
  return (
    <Card>
      <Row gap={3} spread="between" isWrapping>
        {masked !== '' && (
          <Stack gap={1}>
            <Text size="caption" tone="3">
              {t('security.contact.now')}
            </Text>
            <Text size="strong" dir="ltr">
              {masked}
            </Text>
          </Stack>
        )}
        <Stack gap={1}>
          <Text size="caption" tone="3">
            {t('security.contact.new')}
          </Text>
          <Text size="strong" dir="ltr">
            {sentTo}
          </Text>
        </Stack>
      </Row>
    </Card>
  );
}

function Told() {
  const { t } = useWords();
  return (
    <Note icon="bell-duotone">
      {t('security.contact.told')} {t('security.contact.payouts')}
    </Note>
  );
}
