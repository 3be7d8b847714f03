import { useState } from 'react';
import type { Withdrawal } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ListGroup, ListRow, ListTitle, RowFigure } from '#ui/list/list-row.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useWait } from '#platform/api/wait.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { STATE_TONES } from './state-tones.ts';
import { earlierWithdrawals } from './withdrawals.queries.ts';

/** How many the screen begins with; fewer than that are all. */
const FIRST = 5;

/** The member's withdrawals, newest first, each with the way to its course; earlier ones are asked for. */
export function OwnWithdrawals({ newest }: { newest: readonly Withdrawal[] }) {
  const { t } = useWords();
  const earlier = useEarlier(newest);
  if (newest.length === 0) return null;
  return (
    <section>
      <Stack>
        <ListTitle>{t('withdrawals.newest')}</ListTitle>
        <ListGroup>
          {[...newest, ...earlier.rows].map((withdrawal) => (
            <WithdrawalLine key={withdrawal.number} {...withdrawal} />
          ))}
        </ListGroup>
        {earlier.hasFailed && (
          <Note tone="danger" isAlert>
            {t('withdrawals.more_failed')}
          </Note>
        )}
        {earlier.hasMore && (
          <Button kind="quiet" width="block" isBusy={earlier.isBusy} onClick={earlier.load}>
            {t('withdrawals.more')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function WithdrawalLine({ number, state, steps, ...withdrawal }: Withdrawal) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { channelIcon, channelName: name, masked, amountMinor, currency } = withdrawal;
  const at = steps[0]?.at;
  return (
    <ListRow
      href={`/m/withdrawal/${number}`}
      isTall
      lead={channelIcon !== '' && <img src={imageUrl(channelIcon)} alt="" width={40} height={40} />}
      // A line breaks before the number, not in it.
      title={t('withdrawals.course.to', { name, masked: masked.replaceAll(' ', '\u00a0') })}
      caption={at === undefined ? undefined : format.dateTime(at)}
      end={
        <RowFigure
          figure={format.money({ amountMinor, currency }, { decimals: 'auto' })}
          tag={
            withdrawal.stopped ? (
              <Tag tone="warning">{t('withdrawals.stopped')}</Tag>
            ) : (
              <Tag tone={STATE_TONES[state]}>{t(`withdrawals.state.${state}`)}</Tag>
            )
          }
        />
      }
    />
  );
}

function useEarlier(newest: readonly Withdrawal[]) {
  const { locale } = useWords();
  const wait = useWait();
  const [rows, setRows] = useState<readonly Withdrawal[]>([]);
  const [isAll, setAll] = useState(newest.length < FIRST);
  const [hasFailed, setFailed] = useState(false);
  const last = rows[rows.length - 1] ?? newest[newest.length - 1];

  async function load(): Promise<void> {
    if (!last) return;
    setFailed(false);
    try {
      await wait.run(async (signal) => {
        const page = await earlierWithdrawals(last.number, locale, signal);
        const known = new Set([...newest, ...rows].map(({ number }) => number));
        setRows([...rows, ...page.withdrawals.filter(({ number }) => !known.has(number))]);
        setAll(!page.hasMore);
      });
    } catch {
      setFailed(true);
    }
  }
  return { rows, hasMore: !isAll, hasFailed, isBusy: wait.isBusy, load: () => void load() };
}
