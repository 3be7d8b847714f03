import type { components } from '@maidan/contract/types';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { AccordionItem } from '#ui/list/accordion.tsx';
import { Card, ListGroup, ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { Row } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import money from '../money.module.css';
import { LedgerLine } from '../ledger-line.tsx';
import type { Route } from './+types/statement-screen.ts';

type Statement = components['schemas']['AgentStatement'];
type Line = Statement['lines'][number];

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentStatement'),
  parameters: ['month'],
  header: 'back',
  hasTabBar: false,
};

/** The commission of a month, by game type and by line (AGENTX-04). */
export function loader(args: Route.LoaderArgs) {
  const wished = args.url.searchParams.get('month') ?? '';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(wished) ? wished : undefined;
  const query = month === undefined ? {} : { month };
  return loadAgentPage(
    args,
    async ({ api }) => dataOf(await api.GET('/agent/statement', { params: { query } })).value,
  );
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function StatementScreen({ loaderData }: Route.ComponentProps) {
  return (
    <AgentArea part="rebate" page={loaderData}>
      {({ own }) => <StatementPage statement={own} />}
    </AgentArea>
  );
}

function StatementPage({ statement }: { statement: Statement }) {
  const { t, format } = useWords();
  const { month, months, types, lines } = statement;
  const nameOf = (one: string) => format.monthYear(`${one}-15T12:00:00Z`);
  return (
    <>
      <ChipRail label={t('agent.statement.month')} isFlush>
        {[...new Set([month, ...months])]
          .sort((one, other) => (one < other ? 1 : -1))
          .map((one) => (
            <Chip key={one} isOn={one === month} href={`/m/agent/statement?month=${one}`}>
              {nameOf(one)}
            </Chip>
          ))}
      </ChipRail>
      <Sum statement={statement} />
      {types.length === 0 ? (
        <EmptyState
          drawing="record"
          title={t('agent.statement.empty')}
          text={t('agent.statement.empty_text')}
        />
      ) : (
        <>
          <TypesTable statement={statement} />
          <Text as="h2" size="h2">
            {t('agent.statement.lines')}
          </Text>
          <Text size="caption" tone="3">
            {t('agent.statement.reckoning')}
          </Text>
          {lines.map((line) => (
            <LineCard key={line.memberId ?? line.kind} line={line} currency={statement.currency} />
          ))}
          <MeetingSums statement={statement} />
        </>
      )}
      <Days statement={statement} />
    </>
  );
}

function Sum({ statement }: { statement: Statement }) {
  const { t } = useWords();
  const amount = useAmount(statement.currency);
  const { isRunning, totalMinor, paidMinor, dueMinor, openMinor } = statement;
  return (
    <Card isPadded={false}>
      <div className={money.figure}>
        <Row spread="between">
          <Text size="small" tone="2">
            {t('agent.statement.commission')}
          </Text>
          <Tag tone={isRunning ? 'info' : 'success'}>
            {t(isRunning ? 'agent.statement.running' : 'agent.statement.closed')}
          </Tag>
        </Row>
        <p className={money.amount}>{amount(totalMinor)}</p>
      </div>
      <div className={money.pair}>
        <div>
          <span className={money.caption}>{t('agent.statement.paid')}</span>
          <b>{amount(paidMinor)}</b>
        </div>
        <div>
          <span className={money.caption}>
            {t(isRunning ? 'agent.statement.open' : 'agent.statement.due')}
          </span>
          <b>{amount(openMinor + dueMinor)}</b>
        </div>
      </div>
    </Card>
  );
}

/** Writes an amount of minor units, with decimals only when there are some. */
function useAmount(currency: string): (amountMinor: number) => string {
  const { format } = useWords();
  return (amountMinor) => format.money({ amountMinor, currency }, { decimals: 'auto' });
}

function TypesTable({ statement }: { statement: Statement }) {
  const { t } = useWords();
  const amount = useAmount(statement.currency);
  const bets = statement.types.reduce((sum, type) => sum + type.validBetsMinor, 0);
  return (
    <Card isPadded={false}>
      <table className={money.table}>
        <caption>{t('agent.statement.types')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agent.statement.type')}</th>
            <th scope="col">{t('agent.statement.bets')}</th>
            <th scope="col">{t('agent.statement.earned')}</th>
          </tr>
        </thead>
        <tbody>
          {statement.types.map(({ gameType, validBetsMinor, commissionMinor }) => (
            <tr key={gameType}>
              <th scope="row">{t(`lobby.category.${gameType}`)}</th>
              <td>{amount(validBetsMinor)}</td>
              <td className={money.strong}>{amount(commissionMinor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('agent.statement.total')}</th>
            <td>{amount(bets)}</td>
            <td>{amount(statement.totalMinor)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function LineCard({ line, currency }: { line: Line; currency: string }) {
  const { t, format } = useWords();
  const amount = useAmount(currency);
  const name =
    line.account ?? t(`agent.statement.line_${line.kind === 'agent' ? 'moved' : line.kind}`);
  return (
    <Card isPadded={false}>
      <AccordionItem
        title={
          <Row spread="between">
            <span>{name}</span>
            <b>{amount(line.commissionMinor)}</b>
          </Row>
        }
        caption={t('agent.statement.line', {
          count: line.members,
          bets: amount(line.validBetsMinor),
        })}
      >
        <div className={money.ledger}>
          {line.entries.map((entry) => (
            <LedgerLine
              key={`${entry.gameType} ${entry.differenceBasisPoints}`}
              label={t(`lobby.category.${entry.gameType}`)}
              note={`${amount(entry.validBetsMinor)} × ${format.percent(entry.differenceBasisPoints)}`}
              figure={amount(entry.commissionMinor)}
            />
          ))}
        </div>
      </AccordionItem>
    </Card>
  );
}

/** The sum of the lines beside that of the game types: both are reckoned here, and they meet. */
function MeetingSums({ statement }: { statement: Statement }) {
  const { t } = useWords();
  const amount = useAmount(statement.currency);
  const ofLines = statement.lines.reduce((sum, line) => sum + line.commissionMinor, 0);
  const ofTypes = statement.types.reduce((sum, type) => sum + type.commissionMinor, 0);
  return (
    <>
      <div className={money.total}>
        <span>
          {t('agent.statement.lines_sum', { count: statement.lines.length })}
          <small className={money.caption}>
            {ofLines === ofTypes
              ? ` ${t('agent.statement.sums_meet')}`
              : ` ${t('agent.statement.sums_differ', { amount: amount(ofTypes) })}`}
          </small>
        </span>
        <b>{amount(ofLines)}</b>
      </div>
      <Text size="caption" tone="3">
        {statement.leftOutMinor === 0
          ? t('agent.statement.left_out_rule')
          : t('agent.statement.left_out', { amount: amount(statement.leftOutMinor) })}
      </Text>
    </>
  );
}

function Days({ statement }: { statement: Statement }) {
  const { t, format } = useWords();
  const amount = useAmount(statement.currency);
  if (statement.days.length === 0) return null;
  return (
    <>
      <Text as="h2" size="h2">
        {t('agent.statement.days')}
      </Text>
      <ListGroup label={t('agent.statement.days')}>
        {statement.days.map(({ day, amountMinor, state, receiptNumber }) => (
          <ListRow
            key={day}
            title={format.dayMonth(`${day}T12:00:00Z`)}
            caption={t(`agent.settlement.state_${state}`)}
            {...(receiptNumber ? { href: `/m/receipt/${receiptNumber}` } : {})}
            end={<RowFigure figure={amount(amountMinor)} />}
          />
        ))}
      </ListGroup>
    </>
  );
}
