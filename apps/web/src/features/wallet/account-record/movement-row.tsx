import type { Movement } from '@maidan/contract/types';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import {
  movementIcon,
  movementName,
  shownAccount,
  shownAmount,
} from '../receipt/movement.words.ts';

/** A movement in the record; it opens its receipt. Losses are grey with a minus, never red. */
export function MovementRow({ movement }: { movement: Movement }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { about, at, kind, currency, referenceType, handCause } = movement;
  const { amountMinor, hasDirection } = shownAmount(movement);
  const name = movementName(t, kind);
  const isRound = referenceType === 'round' && about !== undefined;
  const why = handCause === undefined ? undefined : t(`wallet.hand.${handCause}`);
  const detail = isRound ? name : (about?.name ?? why);
  const time = format.time(at);
  const amount = format.money(
    { amountMinor, currency },
    { decimals: 'auto', sign: hasDirection ? 'always' : 'auto' },
  );
  return (
    <ListRow
      isTall
      href={`/m/receipt/${movement.receiptNumber}`}
      lead={
        about !== undefined && about.icon !== '' ? (
          <CoverThumb imageUrl={imageUrl(about.icon)} />
        ) : (
          <Icon name={movementIcon(movement)} size={42} />
        )
      }
      title={isRound ? about.name : name}
      caption={detail === undefined ? time : t('wallet.account_record.row', { time, detail })}
      end={
        <RowFigure
          figure={amount}
          tone={!hasDirection ? 'plain' : amountMinor > 0 ? 'success' : 'quiet'}
          tag={<After movement={movement} hasDirection={hasDirection} />}
        />
      }
    />
  );
}

/** The balance after the movement, or where the money came from when it only changed places. */
function After({ movement, hasDirection }: { movement: Movement; hasDirection: boolean }) {
  const { t, format } = useWords();
  const account = shownAccount(movement);
  const isFromHold = !hasDirection && account?.account === 'hold';
  const after = account?.afterMinor ?? movement.balanceAfterMinor;
  return (
    <Text as="span" size="caption" tone="3" isFigure>
      {isFromHold
        ? t('wallet.account_record.from_hold')
        : format.money({ amountMinor: after, currency: movement.currency }, { decimals: 'auto' })}
    </Text>
  );
}
