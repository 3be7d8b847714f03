import { useRef, useState } from 'react';
import { LIMIT_PERIODS } from '@maidan/contract/constants';
import type { LimitKind, LimitPeriod } from '@maidan/contract/constants';
import type { MemberLimit, SafetyOverview } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { useLimitFigure } from './limit-figure.ts';
import styles from './safety.module.css';
import { effectOf, readLimit } from './safety.model.ts';
import type { LimitFault } from './safety.model.ts';
import { setLimit } from './safety.queries.ts';
import { useSafetyStep } from './use-safety-step.ts';

/** Sets the limits of one kind: choose a period, type a limit, and read what it will do before it is sent. */
export function LimitSheet({
  kind,
  overview,
  onClose,
}: {
  /** Closed without a kind. */
  kind: LimitKind | undefined;
  overview: SafetyOverview;
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <BottomSheet
      isOpen={kind !== undefined}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={kind ? t(`safety.kind.${kind}`) : ''}
    >
      {kind && <LimitForm key={kind} kind={kind} overview={overview} onDone={onClose} />}
    </BottomSheet>
  );
}

function LimitForm({
  kind,
  overview,
  onDone,
}: {
  kind: LimitKind;
  overview: SafetyOverview;
  onDone: () => void;
}) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  const faultText = useFaultText();
  const figure = useLimitFigure(kind);
  const form = useLimitForm(kind, overview, onDone);
  const { limit, effect, step, input, text, amount, fault } = form;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <Segment
          label={t('safety.periods')}
          items={LIMIT_PERIODS.map((id) => ({ id, label: t(`safety.period.${id}`) }))}
          value={limit.period}
          onSelect={form.choose}
        />
        <Card>
          <PairList
            pairs={[
              { name: t('safety.sheet.now'), value: figure(limit.amount) },
              { name: t(`safety.sheet.used.${kind}`), value: figure(limit.used) },
            ]}
          />
        </Card>
        <div className={styles.amount}>
          <Field
            ref={input}
            label={t(kind === 'session' ? 'safety.sheet.new_minutes' : 'safety.sheet.new')}
            lead={
              kind === 'session' ? undefined : (
                <span className={styles.sign}>{format.currency.symbol}</span>
              )
            }
            inputMode={kind === 'session' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={text}
            onChange={(event) => form.write(event.currentTarget.value)}
            status={fault && { tone: 'error', messages: [faultText(fault)] }}
          />
        </div>
        <Note tone={effect === 'now' ? 'success' : 'neutral'} title={t('safety.sheet.lower')}>
          {t('safety.sheet.lower_text')}
        </Note>
        <Note title={t('safety.sheet.raise', { hours: overview.raiseWaitHours })}>
          {t('safety.sheet.raise_text')}
        </Note>
        {step.failure && (
          <Note tone="danger" isAlert>
            {failureText(step.failure)}
          </Note>
        )}
        <Button type="submit" kind="primary" width="block" isBusy={step.wait.isBusy}>
          {amount === undefined || effect === 'same'
            ? t('safety.sheet.save')
            : t(effect === 'now' ? 'safety.sheet.save_amount' : 'safety.sheet.ask_amount', {
                amount: figure(amount),
              })}
        </Button>
        {limit.amount !== null && (
          <Button kind="textQuiet" width="block" onClick={form.askForNone}>
            {t('safety.sheet.remove')}
          </Button>
        )}
        <SlowNote {...step.wait.note} />
      </Stack>
    </form>
  );
}

function useFaultText(): (fault: LimitFault) => string {
  const { t, format } = useWords();
  return (fault) => {
    if (fault === 'minutes') return t('safety.fault.minutes');
    if (fault === 'negative') return t('safety.fault.negative');
    if (fault === 'too_many_decimals')
      return t('wallet.amount.too_many_decimals', { exponent: format.currency.exponent });
    return t(`wallet.amount.${fault}`);
  };
}

function useLimitForm(kind: LimitKind, overview: SafetyOverview, onDone: () => void) {
  const { t, format } = useWords();
  const step = useSafetyStep();
  const input = useRef<HTMLInputElement>(null);
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [text, setText] = useState('');
  const [isJudged, setJudged] = useState(false);
  const limit = limitOf(overview, kind, period);
  const read = readLimit(kind, text, format.currency.exponent);
  const effect = read.ok ? effectOf(limit, read.amount) : undefined;

  async function send(amount: number | null): Promise<void> {
    const said = effectOf(limit, amount) === 'waits' ? 'safety.asked' : 'safety.saved';
    const isDone = await step.run((signal) => setLimit({ kind, period }, amount, signal), t(said));
    if (isDone) onDone();
  }

  return {
    limit,
    text,
    input,
    step,
    effect,
    amount: read.ok ? read.amount : undefined,
    fault: isJudged && !read.ok ? read.fault : undefined,
    write(next: string) {
      setText(next);
      setJudged(false);
      step.forgetFailure();
    },
    choose(id: string) {
      const chosen = LIMIT_PERIODS.find((one) => one === id);
      if (chosen) setPeriod(chosen);
    },
    askForNone: () => void send(null),
    submit(event: { preventDefault: () => void }) {
      event.preventDefault();
      setJudged(true);
      if (read.ok) void send(read.amount);
      else input.current?.focus();
    },
  };
}

function limitOf({ limits }: SafetyOverview, kind: LimitKind, period: LimitPeriod): MemberLimit {
  const found = limits.find((one) => one.kind === kind && one.period === period);
  return found ?? { kind, period, amount: null, used: 0 };
}
