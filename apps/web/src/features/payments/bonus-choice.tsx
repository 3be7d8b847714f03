import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/feedback/note.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { queryClient } from '#platform/api/query.ts';
import { useOwnPopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import { readDepositBonuses } from './payments.queries.ts';
import type { DepositBonus } from './payments.queries.ts';
import styles from './payments.module.css';

/** The bonus that a member may take along with a deposit (MONEY-07). None is chosen until the member chooses one. */
export function BonusChoice({
  amountMinor,
  chosen,
  onChoose,
}: {
  amountMinor: number;
  chosen: DepositBonus | undefined;
  onChoose: (bonus: DepositBonus | undefined) => void;
}) {
  const { t } = useWords();
  const gives = useGives();
  const { isOpen, open, close } = useOwnPopup('deposit-bonus');
  return (
    <>
      <ListGroup>
        <ListRow
          type="button"
          lead={<Icon name="gift-duotone" />}
          title={chosen ? chosen.title : t('payments.bonus.add')}
          caption={chosen ? gives(chosen) : t('payments.bonus.none')}
          onClick={open}
        />
      </ListGroup>
      <BottomSheet
        isOpen={isOpen}
        onClose={close}
        closeLabel={t('ui.close')}
        title={t('payments.bonus.title')}
        foot={
          <Button width="block" onClick={close}>
            {t('payments.bonus.done')}
          </Button>
        }
      >
        {isOpen && <Options amountMinor={amountMinor} chosen={chosen} onChoose={onChoose} />}
      </BottomSheet>
    </>
  );
}

function Options({
  amountMinor,
  chosen,
  onChoose,
}: {
  amountMinor: number;
  chosen: DepositBonus | undefined;
  onChoose: (bonus: DepositBonus | undefined) => void;
}) {
  const { t, locale } = useWords();
  const failureText = useFailureText();
  const { data, error } = useQuery(
    {
      queryKey: ['deposit-bonuses', amountMinor, locale],
      queryFn: () => readDepositBonuses(amountMinor, locale),
    },
    queryClient(),
  );
  if (error) {
    const failure = error instanceof ApiFailure ? error : networkFailure(error);
    return (
      <Note tone="danger" isAlert>
        {failureText(failure)}
      </Note>
    );
  }
  if (!data) return <Spinner />;
  if (data.length === 0) return <Note>{t('payments.bonus.empty')}</Note>;
  return (
    <Stack gap={3}>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{t('payments.bonus.title')}</legend>
        <div className={styles.cards}>
          <Option
            title={t('payments.bonus.without')}
            lines={[t('payments.bonus.without_text')]}
            isOn={chosen === undefined}
            onChoose={() => onChoose(undefined)}
          />
          {data.map((bonus) => (
            <BonusOption
              key={bonus.promotionId}
              bonus={bonus}
              isOn={chosen?.promotionId === bonus.promotionId}
              onChoose={() => onChoose(bonus)}
            />
          ))}
        </div>
      </fieldset>
    </Stack>
  );
}

function BonusOption({
  bonus,
  isOn,
  onChoose,
}: {
  bonus: DepositBonus;
  isOn: boolean;
  onChoose: () => void;
}) {
  const { t, format } = useWords();
  const gives = useGives();
  const money = (minor: number) =>
    format.money({ amountMinor: minor, currency: bonus.currency }, { decimals: 'auto' });
  const { title, fromMinor, rewardMinor, contributions, endsAt } = bonus;
  const isOff = rewardMinor === 0;
  const kinds = contributions.map(
    ({ kind, rateBasisPoints }) =>
      `${t(`lobby.category.${kind}`)} ${format.percent(rateBasisPoints)}`,
  );
  const lines = isOff
    ? [t('payments.bonus.from', { amount: money(fromMinor) })]
    : [
        gives(bonus),
        t('payments.bonus.counts', { kinds: kinds.join(', ') }),
        ...(endsAt === undefined
          ? []
          : [t('payments.bonus.ends', { date: format.dateTime(endsAt) })]),
      ];
  return <Option title={title} lines={lines} isOn={isOn} isOff={isOff} onChoose={onChoose} />;
}

function Option({
  title,
  lines,
  isOn,
  isOff,
  onChoose,
}: {
  title: string;
  lines: readonly string[];
  isOn: boolean;
  isOff?: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={classNames(styles.channel, isOn && styles.chosen, isOff && styles.closed)}>
      <span className={styles.channelText}>
        {title}
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <input
        type="radio"
        name="bonus-choice"
        checked={isOn}
        disabled={isOff === true}
        onChange={onChoose}
      />
      <span className={styles.radio} aria-hidden="true" />
    </label>
  );
}

/** What a bonus gives and asks for, in one sentence with its amounts. */
function useGives(): (bonus: DepositBonus) => string {
  const { t, format } = useWords();
  return ({ rewardMinor, wagerMinor, lifeDays: days, currency }) => {
    const money = (amountMinor: number) =>
      format.money({ amountMinor, currency }, { decimals: 'auto' });
    return t('payments.bonus.gives', {
      amount: money(rewardMinor),
      wager: money(wagerMinor),
      days,
    });
  };
}
