import type { components } from '@maidan/contract/types';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Row } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { LedgerLine } from '../ledger-line.tsx';
import money from '../money.module.css';
import { usePeriodText } from './period-text.ts';
import { Waterfall } from './waterfall.tsx';
import type { Route } from './+types/settlement-screen.ts';

type Settlement = components['schemas']['AgentSettlement'];

const TONES: Readonly<Record<Settlement['state'], TagTone>> = {
  due: 'warning',
  held: 'warning',
  paid: 'success',
  nothing: 'neutral',
};

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentSettlement'),
  header: 'back',
  hasTabBar: false,
};

/** A settled period with everything that it was reckoned from (AGENTX-06). */
export function loader(args: Route.LoaderArgs) {
  const { settlementId = '' } = args.params;
  return loadAgentPage(args, async ({ api }) => {
    const call = { params: { path: { settlementId } } };
    return dataOf(await api.GET('/agent/settlements/{settlementId}', call)).value;
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SettlementScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="contracts" page={loaderData}>
      {({ own }) => (
        <>
          <Head settlement={own} />
          <Frozen settlement={own} />
          <Base settlement={own} />
          <Pay settlement={own} />
          <Text size="caption" tone="3">
            {t('agent.settlement.once')}
          </Text>
        </>
      )}
    </AgentArea>
  );
}

/** Writes an amount; with `isTaken` as one that is taken off. */
function useAmount({ currency }: Settlement) {
  const { format } = useWords();
  return (amountMinor: number, isTaken = false) =>
    format.money(
      { amountMinor: isTaken && amountMinor !== 0 ? -amountMinor : amountMinor, currency },
      { decimals: 'auto' },
    );
}

function Head({ settlement }: { settlement: Settlement }) {
  const { t, format } = useWords();
  const amount = useAmount(settlement);
  const { kind, state, paidAt, receiptNumber, amountMinor } = settlement;
  return (
    <Card>
      <Text as="h2" size="h3">
        {t(`agent.contract.${kind}`)}
      </Text>
      <Row spread="between">
        <Text size="small" tone="2">
          {usePeriodText()(settlement)}
        </Text>
        <Tag tone={TONES[state]}>{t(`agent.settlement.state_${state}`)}</Tag>
      </Row>
      <p className={money.amount}>{amount(amountMinor)}</p>
      {paidAt !== undefined && receiptNumber !== undefined && (
        <Text size="caption" tone="3">
          {format.dateTime(paidAt)} ·{' '}
          <TextLink href={`/m/receipt/${receiptNumber}`}>{t('agent.settlement.receipt')}</TextLink>
        </Text>
      )}
      <Waterfall settlement={settlement} />
    </Card>
  );
}

function Frozen({ settlement }: { settlement: Settlement }) {
  const { t, format } = useWords();
  const amount = useAmount(settlement);
  const { figures, terms, frozenAt, grossMinor } = settlement;
  const { validBetsMinor, leftOutMinor, leftOutMembers, wonMinor } = figures;
  return (
    <Card isPadded={false}>
      <div className={money.ledger}>
        <LedgerLine
          label={<b>{t('agent.settlement.frozen')}</b>}
          figure={format.dateTime(frozenAt)}
        />
        <LedgerLine
          label={t('agent.settlement.all_bets')}
          figure={amount(validBetsMinor + leftOutMinor)}
        />
        <LedgerLine
          label={t('agent.settlement.left_out')}
          note={t('agent.settlement.left_out_members', { count: leftOutMembers })}
          figure={amount(leftOutMinor, true)}
        />
        <LedgerLine
          isSum
          label={t('agent.settlement.valid_bets')}
          figure={amount(validBetsMinor)}
        />
        {terms.base === 'net_result' && (
          <>
            <LedgerLine label={t('agent.settlement.won')} figure={amount(wonMinor, true)} />
            <LedgerLine isSum label={t('agent.settlement.net')} figure={amount(grossMinor)} />
          </>
        )}
        {terms.base === 'deposits' && (
          <LedgerLine isSum label={t('agent.settlement.deposits')} figure={amount(grossMinor)} />
        )}
      </div>
    </Card>
  );
}

function Base({ settlement }: { settlement: Settlement }) {
  const { t } = useWords();
  const amount = useAmount(settlement);
  const { deductions, carriedInMinor, baseMinor, terms } = settlement;
  return (
    <Card isPadded={false}>
      <div className={money.ledger}>
        <LedgerLine
          label={<b>{t('agent.terms.deductions')}</b>}
          figure={deductions.length === 0 ? t('agent.terms.less_nothing') : ''}
        />
        {deductions.map(({ kind, amountMinor }) => (
          <LedgerLine
            key={kind}
            label={t(`agent.terms.less_${kind}`)}
            figure={amount(amountMinor, true)}
          />
        ))}
        {terms.carriesLoss && (
          <LedgerLine
            label={t('agent.settlement.carried_in')}
            figure={amount(carriedInMinor, true)}
          />
        )}
        <LedgerLine isSum label={t('agent.settlement.base')} figure={amount(baseMinor)} />
      </div>
    </Card>
  );
}

function Pay({ settlement }: { settlement: Settlement }) {
  const { t, format } = useWords();
  const amount = useAmount(settlement);
  const { tier, figures, terms, carriedOutMinor, amountMinor, textHash, offeredBy } = settlement;
  const tierText = tier
    ? 'amountMinor' in tier
      ? amount(tier.amountMinor)
      : format.percent(tier.rateBasisPoints)
    : t('agent.settlement.no_tier');
  return (
    <>
      <Card isPadded={false}>
        <div className={money.ledger}>
          <LedgerLine
            label={t('agent.settlement.tier')}
            note={tier && t('agent.settlement.tier_from', { amount: amount(tier.fromMinor) })}
            figure={tierText}
          />
          <LedgerLine
            label={t('agent.settlement.active')}
            note={t('agent.settlement.active_needed', { count: terms.minActiveMembers })}
            figure={format.number(figures.activeMembers)}
          />
          {terms.carriesLoss && (
            <LedgerLine
              label={t('agent.settlement.carried_out')}
              figure={amount(carriedOutMinor)}
            />
          )}
        </div>
        <div className={money.total}>
          <span>{t('agent.settlement.yours')}</span>
          <b>{amount(amountMinor)}</b>
        </div>
      </Card>
      <Card>
        <PairList
          pairs={[
            { name: t('agent.contract.offered_by'), value: offeredBy },
            {
              name: t('agent.contract.mark'),
              value: `${textHash.slice(0, 4)} … ${textHash.slice(-4)}`,
            },
            { name: t('agent.settlement.number'), value: settlement.settlementId },
          ]}
        />
      </Card>
    </>
  );
}
