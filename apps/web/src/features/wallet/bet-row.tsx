import type { BetRecord } from '@maidan/contract/types';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';
import { useImageUrl } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';

const TAG_TONES: Readonly<Record<BetRecord['state'], TagTone>> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  rolled_back: 'warning',
};

/** One round in the record: losses are grey with a minus, never red and never hidden. */
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

/** What a round brought, above its state. */
export function NetFigure({ bet }: { bet: Pick<BetRecord, 'state' | 'netMinor'> }) {
  const { t, format } = useWords();
  const net = format.money(
    { amountMinor: bet.netMinor, currency: format.currency.code },
    { decimals: 'auto', sign: bet.netMinor === 0 ? 'auto' : 'always' },
  );
  const tone =
    bet.state === 'open'
      ? 'quiet'
      : bet.netMinor > 0
        ? 'success'
        : bet.netMinor < 0
          ? 'quiet'
          : 'plain';
  return (
    <RowFigure
      figure={bet.state === 'open' ? '—' : net}
      tone={tone}
      tag={<Tag tone={TAG_TONES[bet.state]}>{t(`wallet.record.state_${bet.state}`)}</Tag>}
    />
  );
}
