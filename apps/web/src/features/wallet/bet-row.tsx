import type { BetRecord } from '@maidan/contract/types';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/** The outcome in a round's tag. A stake that was returned whole is neither won nor lost. */
type Result = BetRecord['state'] | 'even';

const TAG_TONES: Readonly<Record<Result, TagTone>> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  even: 'neutral',
  rolled_back: 'warning',
};

/** A round in the record. Losses are grey with a minus, never red and never hidden. */
export function BetRow({ bet }: { bet: BetRecord }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const stake = format.money(
    { amountMinor: bet.stakeMinor, currency: format.currency.code },
    { decimals: 'auto' },
  );
  return (
    <ListRow
      isTall
      href={`/m/round/${encodeURIComponent(bet.roundId)}`}
      lead={<CoverThumb imageUrl={imageUrl(bet.showIcon ?? bet.mobileLargeIcon)} />}
      title={bet.gameName}
      caption={t('wallet.record.stake_at', { time: format.time(bet.openedAt), amount: stake })}
      end={<NetFigure bet={bet} />}
    />
  );
}

function resultOf({ state, netMinor }: Pick<BetRecord, 'state' | 'netMinor'>): Result {
  return state === 'lost' && netMinor === 0 ? 'even' : state;
}

/** The net of a round, above its state. It is the only coloured figure, and only when it is above zero. */
export function NetFigure({ bet }: { bet: Pick<BetRecord, 'state' | 'netMinor'> }) {
  const { t, format } = useWords();
  const net = format.money(
    { amountMinor: bet.netMinor, currency: format.currency.code },
    { decimals: 'auto', sign: bet.netMinor === 0 ? 'auto' : 'always' },
  );
  const result = resultOf(bet);
  const tone = result === 'won' ? 'success' : result === 'even' ? 'plain' : 'quiet';
  return (
    <RowFigure
      figure={bet.state === 'open' ? '—' : net}
      tone={tone}
      tag={<Tag tone={TAG_TONES[result]}>{t(`wallet.record.state_${result}`)}</Tag>}
    />
  );
}
