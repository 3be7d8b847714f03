import type { components } from '@maidan/contract/types';
import { CONTRACT_KINDS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup, ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { usePeriodText } from './period-text.ts';
import type { Route } from './+types/settlements-screen.ts';

type Row = components['schemas']['AgentSettlementRow'];

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentSettlements'),
  parameters: ['kind', 'before'],
  header: 'back',
  hasTabBar: false,
};

/** The settled periods of the own contracts of a kind (AGENTX-06). */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const kind = CONTRACT_KINDS.find((one) => one === searchParams.get('kind')) ?? 'salary';
  const before = searchParams.get('before');
  const query = { kind, ...(before ? { before } : {}) };
  return loadAgentPage(args, async ({ api }) => ({
    kind,
    ...dataOf(await api.GET('/agent/settlements', { params: { query } })).value,
  }));
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SettlementsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="contracts" page={loaderData}>
      {({ own: { kind, settlements, next } }) => (
        <>
          <ChipRail label={t('agent.deals.kinds')} isFlush>
            {CONTRACT_KINDS.map((one) => (
              <Chip key={one} isOn={one === kind} href={`/m/agent/settlements?kind=${one}`}>
                {t(`agent.deals.kind_${one}`)}
              </Chip>
            ))}
          </ChipRail>
          {settlements.length === 0 ? (
            <EmptyState drawing="record" title={t('agent.settlement.empty')} />
          ) : (
            <ListGroup label={t('agent.settlement.periods')}>
              {settlements.map((row) => (
                <SettlementRow key={row.settlementId} row={row} />
              ))}
            </ListGroup>
          )}
          {next !== undefined && (
            <Button
              width="block"
              href={`/m/agent/settlements?kind=${kind}&before=${encodeURIComponent(next)}`}
            >
              {t('agent.rates.further')}
            </Button>
          )}
        </>
      )}
    </AgentArea>
  );
}

function SettlementRow({ row }: { row: Row }) {
  const { t, format } = useWords();
  const { settlementId, amountMinor, currency, state } = row;
  return (
    <ListRow
      title={usePeriodText()(row)}
      caption={t(`agent.settlement.state_${state}`)}
      href={`/m/agent/settlement/${encodeURIComponent(settlementId)}`}
      end={<RowFigure figure={format.money({ amountMinor, currency }, { decimals: 'auto' })} />}
    />
  );
}
