import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useRetry } from '#platform/api/retry.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { StepUpForm } from '#features/security/index.ts';
import type { TeamMember } from '../team/team.queries.ts';
import { shownName } from '../team/use-figures.ts';
import { readCredits } from './members.queries.ts';
import type { Credits } from './members.queries.ts';
import { useGiving } from './use-giving.ts';
import type { Giving } from './use-giving.ts';

/** Gives play credits to a member of the direct downline: amount, both balances, a question, a proof (AGENTX-03). */
export function GiveSheet({
  member,
  isOpen,
  onClose,
}: {
  member: TeamMember;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('team.give.go')}
    >
      {isOpen && <GiveBalances member={member} onDone={onClose} />}
    </BottomSheet>
  );
}

function GiveBalances({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const { t } = useWords();
  const retry = useRetry();
  const [openedAt] = useState(() => Date.now());
  const balances = useQuery(
    {
      queryKey: ['agent', 'credits', member.memberId, openedAt],
      queryFn: () => readCredits(member.memberId),
      staleTime: Infinity,
    },
    queryClient(),
  );
  if (balances.data) return <GiveForm member={member} credits={balances.data} onDone={onDone} />;
  if (!balances.error) return <Spinner />;
  const attempt = { isBusy: balances.isFetching, onRetry: () => void balances.refetch() };
  return <RetryState title={t('team.give.error')} {...retry(balances.error, attempt)} />;
}

interface GiveFormProps {
  member: TeamMember;
  credits: Credits;
  onDone: () => void;
}

function GiveForm({ member, credits, onDone }: GiveFormProps) {
  const { t } = useWords();
  const giving = useGiving(member, credits, onDone);
  if (giving.step.isAsked)
    return (
      <Stack gap={3}>
        <Text as="h3" size="h3">
          {t('team.give.prove')}
        </Text>
        <StepUpForm step={giving.step} />
      </Stack>
    );
  if (giving.asked !== undefined)
    return (
      <Question member={member} credits={credits} giving={giving} amountMinor={giving.asked} />
    );
  return <AmountForm member={member} credits={credits} giving={giving} />;
}

interface GiveStepProps {
  member: TeamMember;
  credits: Credits;
  giving: Giving;
}

function AmountForm({ member, credits, giving }: GiveStepProps) {
  const { t, format } = useWords();
  const name = shownName(member);
  const { read, fault, money } = giving;
  const change = (before: number, by: number) =>
    t('team.give.change', { before: money(before), after: money(before + by) });
  const amount = read.ok ? read.amountMinor : 0;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        giving.ask();
      }}
    >
      <Stack gap={4}>
        <Text tone="2">{t('team.give.to', { account: member.account })}</Text>
        <Field
          label={t('team.give.amount')}
          lead={format.currency.symbol}
          inputMode="decimal"
          autoComplete="off"
          value={giving.text}
          onChange={(event) => giving.write(event.currentTarget.value)}
          status={fault ? { tone: 'error', messages: [fault] } : undefined}
        />
        <Card>
          <PairList
            pairs={[
              { name: t('team.give.own'), value: change(credits.ownCashMinor, -amount) },
              {
                name: t('team.give.other', { name }),
                value: change(credits.memberCashMinor, amount),
              },
            ]}
          />
        </Card>
        <Note>{t('team.give.note')}</Note>
        <Button type="submit" kind="primary" width="block">
          {read.ok ? t('team.give.send', { amount: money(amount) }) : t('team.give.go')}
        </Button>
      </Stack>
    </form>
  );
}

function Question({
  member,
  credits,
  giving,
  amountMinor,
}: GiveStepProps & { amountMinor: number }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { step, money } = giving;
  return (
    <Stack gap={4}>
      <Text as="h3" size="h3">
        {t('team.give.question', { name: shownName(member) })}
      </Text>
      <Text size="display" isFigure isCentred>
        {money(amountMinor)}
      </Text>
      <Card>
        <PairList
          pairs={[
            { name: t('team.give.who'), value: member.account },
            { name: t('team.give.after'), value: money(credits.ownCashMinor - amountMinor) },
          ]}
        />
      </Card>
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
      <Row gap={3}>
        <Button width="grow" onClick={giving.back}>
          {t('ui.cancel')}
        </Button>
        <Button kind="primary" width="grow" isBusy={step.wait.isBusy} onClick={giving.send}>
          {t('team.give.send', { amount: money(amountMinor) })}
        </Button>
      </Row>
      <SlowNote {...step.wait.note} />
    </Stack>
  );
}
