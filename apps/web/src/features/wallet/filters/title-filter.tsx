import { useQuery } from '@tanstack/react-query';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';
import { ListGroup, ListRow, ListTitle } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { queryClient } from '#platform/api/query.ts';
import { useOwnPopup } from '#platform/page/popup.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { recordFilter, recordHref, STATES } from '../record.model.ts';
import type { RecordAddress } from '../record.model.ts';
import { walletQueries } from '../wallet.queries.ts';

/**
 * Narrows the betting record to a provider or a game, and to a state. What was played in the days is offered, those with most rounds
 * first; what is chosen stands on a chip that takes it back.
 */
export function TitleFilter({ address }: { address: RecordAddress }) {
  const { t } = useWords();
  const sheet = useOwnPopup('titles');
  const isNarrow = address.vendor !== '' || address.game !== '';
  return (
    <>
      <ChipRail label={t('wallet.record.filters')}>
        <Chip icon="sliders-horizontal-bold" isOn={isNarrow} onClick={sheet.open}>
          {isNarrow ? <ChosenName address={address} /> : t('wallet.record.titles')}
        </Chip>
        {isNarrow && (
          <Chip icon="x-bold" href={recordHref({ ...address, vendor: '', game: '' })}>
            {t('wallet.record.titles_all')}
          </Chip>
        )}
        <StateChips address={address} />
      </ChipRail>
      <BottomSheet
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        closeLabel={t('ui.close')}
        title={t('wallet.record.titles')}
      >
        {sheet.isOpen && <Titles address={address} />}
      </BottomSheet>
    </>
  );
}

/** A chip for each state; a tap on the one that is chosen shows all again. */
function StateChips({ address }: { address: RecordAddress }) {
  const { t } = useWords();
  return STATES.filter((state) => state !== '').map((state) => {
    const isOn = address.state === state;
    return (
      <Chip key={state} isOn={isOn} href={recordHref({ ...address, state: isOn ? '' : state })}>
        {t(`wallet.record.state_${state}`)}
      </Chip>
    );
  });
}

function useTitles(address: RecordAddress) {
  const { locale } = useWords();
  return useQuery(walletQueries.betTitles(recordFilter(address, locale)), queryClient());
}

/** The name of what is chosen, or its code until the name is known. */
function ChosenName({ address }: { address: RecordAddress }) {
  const { data = [] } = useTitles(address);
  const { vendor, game } = address;
  const title = data.find((played) =>
    game === '' ? played.vendor === vendor : `${played.vendor}.${played.nodeId}` === game,
  );
  return game === '' ? (title?.vendorName ?? vendor) : (title?.gameName ?? game);
}

function Titles({ address }: { address: RecordAddress }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const imageUrl = useImageUrl();
  const { data, error, refetch, isFetching } = useTitles(address);
  if (error && !data)
    return (
      <RetryState
        title={t('wallet.record.error')}
        text={failureText(error)}
        retryLabel={t('ui.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner />;
  const vendors = new Map<string, { name: string; count: number }>();
  for (const { vendor, vendorName, count } of data) {
    const known = vendors.get(vendor);
    vendors.set(vendor, { name: vendorName, count: count + (known?.count ?? 0) });
  }
  const rounds = (count: number) => t('wallet.record.count', { count });
  return (
    <Stack gap={3}>
      <ListTitle>{t('wallet.record.vendor')}</ListTitle>
      <ListGroup isBare label={t('wallet.record.vendor')}>
        {[...vendors].map(([vendor, { name, count }]) => (
          <ListRow
            key={vendor}
            href={recordHref({ ...address, vendor, game: '' })}
            title={name}
            caption={rounds(count)}
          />
        ))}
      </ListGroup>
      <ListTitle>{t('wallet.record.game')}</ListTitle>
      <ListGroup isBare label={t('wallet.record.game')}>
        {data.map(({ vendor, nodeId, ...title }) => (
          <ListRow
            key={`${vendor}.${nodeId}`}
            isTall
            href={recordHref({ ...address, vendor: '', game: `${vendor}.${nodeId}` })}
            lead={<CoverThumb imageUrl={imageUrl(title.showIcon ?? title.mobileLargeIcon)} />}
            title={title.gameName}
            caption={rounds(title.count)}
          />
        ))}
      </ListGroup>
    </Stack>
  );
}
