import type { components } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import money from '../money.module.css';
import { ratedTypes } from './rate-types.ts';
import styles from './rates.module.css';
import type { Route } from './+types/rates-screen.ts';

type RateLine = components['schemas']['AgentRateLine'];
type Rates = components['schemas']['AgentRates'];

const KINDS = ['agents', 'players'] as const;

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentRates'),
  parameters: ['kind', 'after'],
  header: 'back',
  hasTabBar: false,
};

/** The own rates, and those given to the direct downline (AGENTX-04). */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const kind = KINDS.find((one) => one === searchParams.get('kind')) ?? 'agents';
  const query = { kind, after: searchParams.get('after') ?? '' };
  return loadAgentPage(args, async ({ api }) => ({
    kind,
    ...dataOf(await api.GET('/agent/rates', { params: { query } })).value,
  }));
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function RatesScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="rebate" page={loaderData}>
      {({ own: { kind, own, lines, next } }) => (
        <>
          <OwnRates own={own} />
          <ListGroup>
            <ListRow
              lead={<Icon name="receipt-duotone" />}
              title={t('agent.statement.title')}
              caption={t('agent.statement.caption')}
              href="/m/agent/statement"
            />
          </ListGroup>
          <Text as="h2" size="h2">
            {t('agent.rates.given')}
          </Text>
          <Segment
            label={t('agent.rates.given')}
            value={kind}
            items={KINDS.map((id) => ({
              id,
              label: t(`agent.rates.${id}`),
              href: `/m/agent/rebate?kind=${id}`,
            }))}
          />
          {lines.length === 0 ? (
            <EmptyState drawing="record" title={t(`agent.rates.no_${kind}`)} />
          ) : (
            <GivenRates own={own.rates} lines={lines} />
          )}
          {next !== undefined && (
            <Button
              width="block"
              href={`/m/agent/rebate?kind=${kind}&after=${encodeURIComponent(next)}`}
            >
              {t('agent.rates.further')}
            </Button>
          )}
          <Note>{t('agent.rates.note')}</Note>
        </>
      )}
    </AgentArea>
  );
}

function OwnRates({ own }: { own: { rates: Rates; since?: string; givenBy?: string } }) {
  const { t, format } = useWords();
  const types = ratedTypes(own.rates);
  const since = own.since && format.localDigits(own.since.replaceAll('-', '/'));
  return (
    <Card>
      <Text as="h2" size="h3">
        {t('agent.rates.own')}
      </Text>
      <Text size="caption" tone="3">
        {types.length === 0
          ? t('agent.rates.none')
          : own.givenBy
            ? t('agent.rates.from', { agent: own.givenBy, date: since ?? '' })
            : since}
      </Text>
      <dl className={styles.own}>
        {types.map((type) => (
          <div key={type}>
            <dt>{t(`lobby.category.${type}`)}</dt>
            <dd>
              <b>{format.percent(own.rates[type])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function GivenRates({ own, lines }: { own: Rates; lines: readonly RateLine[] }) {
  const { t, format } = useWords();
  const types = ratedTypes(own);
  return (
    <Card isPadded={false}>
      <div className={money.scroll}>
        <table className={money.table}>
          <caption>
            <small>{t('agent.rates.table')}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                {t('agent.rates.line')}
              </th>
              {types.map((type) => (
                <th key={type} scope="col">
                  {t(`lobby.category.${type}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.memberId}>
                <th scope="row" className={styles.line}>
                  <TextLink href={`/m/agent/rebate/${line.memberId}`}>{line.account}</TextLink>
                  {line.next && (
                    <small>
                      {t('agent.rates.next', {
                        date: format.localDigits(line.next.fromDay.replaceAll('-', '/')),
                      })}
                    </small>
                  )}
                </th>
                {types.map((type) => (
                  <td key={type}>
                    <span className={money.strong}>{format.percent(line.rates[type])}</span>
                    <small>{format.percent(line.kept[type])}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
