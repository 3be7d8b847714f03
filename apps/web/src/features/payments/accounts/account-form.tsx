import { useEffect, useRef } from 'react';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { StepUpForm } from '#features/security/index.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useSession } from '#platform/session/session.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { OfferedAccounts } from './accounts.queries.ts';
import styles from './accounts.module.css';
import { useAccountForm } from './use-account-form.ts';

/** A number of the practice rail; account numbers have Latin digits in every language. */
const EXAMPLE = 'SP 3355 7730';

/** A new payout account. What is refused is said at its field, and nothing typed is lost. */
export function AccountForm({ offered }: { offered: OfferedAccounts }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isHydrated = useIsHydrated();
  const form = useAccountForm(offered);
  const { step, faults, other, firstFault } = form;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (firstFault) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [firstFault]);
  const { isPractice, delayHours, payeeName } = offered;
  const hint = {
    tone: 'hint',
    messages: [t('payments.account.practice_hint', { example: EXAMPLE })],
  } as const;
  return (
    <>
      <form ref={place} method="post" noValidate onSubmit={form.submit}>
        <Stack gap={4} isPadded isPage>
          <Channels form={form} offered={offered} />
          <Field
            label={t(isPractice ? 'payments.account.practice_number' : 'payments.account.number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.typing('number')}
            status={error(faults.number) ?? (isPractice ? hint : undefined)}
          />
          <Field
            label={t('payments.account.holder')}
            icon="user"
            autoComplete="name"
            {...form.typing('holderName')}
            status={{
              tone: faults.holderName === undefined ? 'hint' : 'error',
              messages: [t('payments.account.holder_is', { name: payeeName })],
            }}
          />
          {form.asksPassword && <PasswordAgain form={form} fault={error(faults.password)} />}
          <Note>
            {delayHours === 0
              ? t('payments.account.usable_at_once')
              : t('payments.account.usable_after', { hours: delayHours })}
          </Note>
          <Note icon="bell-duotone">{t('payments.accounts.told')}</Note>
          {other && (
            <Note tone="danger" isAlert>
              {failureText(other)}
            </Note>
          )}
          <SlowNote {...step.wait.note} />
        </Stack>
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={step.wait.isBusy}
            isDisabled={!isHydrated}
          >
            {t('payments.accounts.add')}
          </Button>
        </StickyAction>
      </form>
      <BottomSheet
        isOpen={step.isAsked && !form.asksPassword}
        onClose={step.giveUp}
        closeLabel={t('ui.close')}
        title={t('security.step_up.title')}
      >
        <StepUpForm step={step} />
      </BottomSheet>
    </>
  );
}

function error(text: string | undefined) {
  return text === undefined ? undefined : ({ tone: 'error', messages: [text] } as const);
}

type Form = ReturnType<typeof useAccountForm>;

function Channels({ form, offered }: { form: Form; offered: OfferedAccounts }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('payments.account.channel')}</legend>
      <div className={styles.channels}>
        {offered.channels.map(({ channel, name, icon }) => (
          <label
            key={channel}
            className={classNames(styles.channel, channel === form.channel && styles.chosen)}
          >
            <img src={imageUrl(icon)} alt="" width={40} height={40} />
            {name}
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={channel === form.channel}
              onChange={() => form.choose(channel)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PasswordAgain({
  form,
  fault,
}: {
  form: Form;
  fault: { tone: 'error'; messages: readonly string[] } | undefined;
}) {
  const { t } = useWords();
  const userName = useSession()?.userName;
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <Text as="h2" size="h3">
            {t('payments.account.again')}
          </Text>
          <Text size="caption" tone="3">
            {t('payments.account.again_text')}
          </Text>
        </div>
        {/* Tells a password manager whose password is asked for. */}
        <input hidden readOnly autoComplete="username" value={userName ?? ''} />
        <PasswordField
          label={t('security.step_up.password')}
          showLabel={t('security.step_up.show')}
          hideLabel={t('security.step_up.hide')}
          autoComplete="current-password"
          {...form.typing('password')}
          status={fault}
        />
      </Stack>
    </Card>
  );
}
