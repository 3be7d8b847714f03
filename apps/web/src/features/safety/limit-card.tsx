import type { LimitKind } from '@maidan/contract/constants';
import type { MemberLimit } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/feedback/note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { Card } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { useLimitFigure } from './limit-figure.ts';
import styles from './safety.module.css';
import { ALMOST_FULL, fullnessOf, leftOf } from './safety.model.ts';
import { confirmRaise, withdrawRaise } from './safety.queries.ts';
import { useSafetyStep } from './use-safety-step.ts';

const ICONS: Readonly<Record<LimitKind, IconName>> = {
  deposit: 'wallet-duotone',
  loss: 'trend-down-duotone',
  stake: 'coins-duotone',
  session: 'timer-duotone',
};

/** The limits of one kind, each with its use and with what waits; and the way to change them. */
export function LimitCard({
  kind,
  set,
  now,
  onChange,
}: {
  kind: LimitKind;
  set: readonly MemberLimit[];
  /** The moment of the answer, by which a wait is judged. */
  now: string;
  onChange: () => void;
}) {
  const { t } = useWords();
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={3}>
          <span className={styles.icon}>
            <Icon name={ICONS[kind]} />
          </span>
          <Grow>
            <Text as="h2" size="h3">
              {t(`safety.kind.${kind}`)}
            </Text>
            {set.length === 0 && (
              <Text size="caption" tone="3">
                {t('safety.none')}
              </Text>
            )}
          </Grow>
          <Button kind="text" size="sm" onClick={onChange}>
            {t(set.length === 0 ? 'safety.set' : 'safety.change')}
            <span className={styles.forReaders}>{` ${t(`safety.kind.${kind}`)}`}</span>
          </Button>
        </Row>
        {set.map((limit) => (
          <LimitUse key={limit.period} limit={limit} now={now} />
        ))}
      </Stack>
    </Card>
  );
}

function LimitUse({ limit, now }: { limit: MemberLimit; now: string }) {
  const { t } = useWords();
  const figure = useLimitFigure(limit.kind);
  const percent = fullnessOf(limit);
  const isAlmostFull = percent > ALMOST_FULL;
  const left = leftOf(limit);
  return (
    <div className={styles.limit}>
      <div className={styles.line}>
        <Text as="span" size="small">
          {t(`safety.in.${limit.period}`)}
        </Text>
        <Text as="span" size="small" tone="2" isFigure>
          <b className={styles.spent}>{figure(limit.used)}</b> / {figure(limit.amount)}
        </Text>
      </div>
      {left !== undefined && (
        <>
          <progress
            className={classNames(styles.bar, isAlmostFull && styles.almost)}
            max={100}
            value={percent}
            aria-label={`${t(`safety.kind.${limit.kind}`)}, ${t(`safety.in.${limit.period}`)}`}
          />
          <small className={classNames(styles.left, isAlmostFull && styles.almostText)}>
            {left === 0 ? t('safety.nothing_left') : t('safety.left', { amount: figure(left) })}
          </small>
        </>
      )}
      {limit.waiting && <WaitingRaise limit={limit} waiting={limit.waiting} now={now} />}
    </div>
  );
}

function WaitingRaise({
  limit,
  waiting,
  now,
}: {
  limit: MemberLimit;
  waiting: NonNullable<MemberLimit['waiting']>;
  now: string;
}) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  const figure = useLimitFigure(limit.kind);
  const step = useSafetyStep();
  const { kind, period } = limit;
  const isRipe = Date.parse(waiting.confirmableFrom) <= Date.parse(now);
  const moment = format.dateTime(waiting.confirmableFrom);
  const title = t('safety.waiting.title', { period: t(`safety.period.${period}`) });
  const write = (amount: number | null) =>
    amount === null ? t('safety.waiting.none') : figure(amount);
  return (
    <fieldset className={styles.wait} aria-label={title}>
      <div className={styles.line}>
        <Text as="span" size="caption" tone="2">
          {title}
        </Text>
        <Tag>{t('safety.waiting')}</Tag>
      </div>
      <p className={styles.raise}>
        <s>{write(limit.amount)}</s>
        <Icon name="caret-right-bold" />
        <b>{write(waiting.amount)}</b>
      </p>
      <Text size="caption" tone="2">
        {isRipe ? t('safety.waiting.ripe') : t('safety.waiting.from', { moment })}
      </Text>
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
      <Row gap={2} isWrapping>
        <Button
          kind={isRipe ? 'secondary' : 'text'}
          size="sm"
          isBusy={step.wait.isBusy}
          onClick={() =>
            void step.run(
              (signal) => withdrawRaise({ kind, period }, signal),
              t('safety.waiting.kept'),
            )
          }
        >
          {t('safety.waiting.keep')}
        </Button>
        {isRipe && (
          <Button
            kind="text"
            size="sm"
            onClick={() =>
              void step.run(
                (signal) => confirmRaise({ kind, period }, signal),
                t('safety.waiting.confirmed'),
              )
            }
          >
            {t('safety.waiting.confirm')}
          </Button>
        )}
      </Row>
    </fieldset>
  );
}
