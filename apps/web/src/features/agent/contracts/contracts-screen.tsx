import type { components } from '@maidan/contract/types';
import type { ContractState } from '@maidan/contract/constants';
import { CONTRACT_KINDS } from '@maidan/contract/constants';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { WaitingContracts } from '../area/waiting-contracts.tsx';
import { deviceName } from './device.ts';
import styles from './contracts.module.css';
import type { Route } from './+types/contracts-screen.ts';

type Listed = components['schemas']['ListedContract'];

const TONES: Readonly<Record<ContractState, TagTone>> = {
  offered: 'warning',
  accepted: 'success',
  refused: 'neutral',
  ended: 'neutral',
};
const DOTS = {
  offered: styles.offered,
  accepted: styles.accepted,
  refused: undefined,
  ended: undefined,
} as const;

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentContracts'),
  parameters: ['kind'],
  header: 'back',
  hasTabBar: false,
};

/** Every contract that the agent was offered, and those that it offered (AGENTX-05). */
export function loader(args: Route.LoaderArgs) {
  const wished = args.url.searchParams.get('kind');
  const kind = CONTRACT_KINDS.find((one) => one === wished);
  return loadAgentPage(args, async ({ api }) => {
    const [received, made] = await Promise.all([
      api.GET('/agent/contract-history').then(dataOf),
      api.GET('/agent/offers').then(dataOf),
    ]);
    return { kind, received: received.value.contracts, made: made.value.contracts };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ContractsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="contracts" page={loaderData}>
      {({ own: { kind, received, made }, waiting }) => {
        const isShown = (one: Listed) => kind === undefined || one.kind === kind;
        return (
          <>
            <WaitingContracts waiting={waiting} />
            <Kinds kind={kind} />
            <ContractList
              title={t('agent.deals.received')}
              contracts={received.filter(isShown)}
              empty={t('agent.deals.none_received')}
            />
            <ListGroup>
              {CONTRACT_KINDS.map((one) => (
                <ListRow
                  key={one}
                  lead={<Icon name="receipt-duotone" />}
                  title={t('agent.deals.settled', { kind: t(`agent.contract.${one}`) })}
                  href={`/m/agent/settlements?kind=${one}`}
                />
              ))}
            </ListGroup>
            <ContractList
              title={t('agent.deals.made')}
              contracts={made.filter(isShown)}
              empty={t('agent.deals.none_made')}
              isMade
            />
          </>
        );
      }}
    </AgentArea>
  );
}

function Kinds({ kind }: { kind: Listed['kind'] | undefined }) {
  const { t } = useWords();
  return (
    <ChipRail label={t('agent.deals.kinds')} isFlush>
      <Chip isOn={kind === undefined} href="/m/agent/contracts">
        {t('agent.deals.all')}
      </Chip>
      {CONTRACT_KINDS.map((one) => (
        <Chip key={one} isOn={kind === one} href={`/m/agent/contracts?kind=${one}`}>
          {t(`agent.deals.kind_${one}`)}
        </Chip>
      ))}
    </ChipRail>
  );
}

function ContractList({
  title,
  contracts,
  empty,
  isMade = false,
}: {
  title: string;
  contracts: readonly Listed[];
  empty: string;
  isMade?: boolean;
}) {
  return (
    <>
      <Text as="h2" size="h2">
        {title}
      </Text>
      {contracts.length === 0 ? (
        <EmptyState drawing="record" title={empty} />
      ) : (
        <ol className={styles.history} aria-label={title}>
          {contracts.map((contract) => (
            <ListedContract key={contract.contractId} contract={contract} isMade={isMade} />
          ))}
        </ol>
      )}
    </>
  );
}

function ListedContract({ contract, isMade }: { contract: Listed; isMade: boolean }) {
  const { t, format } = useWords();
  const { kind, state, offeredAt, answeredAt, endedAt, device, textHash } = contract;
  const name = device === undefined ? '' : deviceName(device);
  const at = endedAt ?? answeredAt ?? offeredAt;
  return (
    <li className={styles.item}>
      <span className={`${styles.dot} ${DOTS[state] ?? ''}`} aria-hidden="true" />
      <div className={styles.itemText}>
        <b>{t(`agent.contract.${kind}`)}</b>
        <span>{usePayLine(contract)}</span>
        <small>
          {t(`agent.deals.${isMade ? 'to' : 'by'}`, {
            account: isMade ? contract.offeredTo : contract.offeredBy,
          })}
        </small>
        <small>
          {t(`agent.contract.state_${state}`)} {format.dateTime(at)}
        </small>
        {textHash !== undefined && (
          <small>
            <span className={styles.hash}>
              {textHash.slice(0, 4)} … {textHash.slice(-4)}
            </span>
            {name !== '' && ` · ${name}`}
          </small>
        )}
      </div>
      <Tag tone={TONES[state]}>{t(`agent.contract.state_${state}`)}</Tag>
    </li>
  );
}

/** What a contract pays, in one line: its lowest and its highest step. */
function usePayLine({ terms }: Listed): string {
  const { t, format } = useWords();
  const { currency, period } = terms;
  const pay = (tier: Listed['terms']['tiers'][number] | undefined): string => {
    if (!tier) return '';
    return 'amountMinor' in tier
      ? format.money({ amountMinor: tier.amountMinor, currency }, { decimals: 'auto' })
      : format.percent(tier.rateBasisPoints);
  };
  const [least, most] = [pay(terms.tiers[0]), pay(terms.tiers[terms.tiers.length - 1])];
  return least === most
    ? t(`agent.deals.pays_${period}`, { amount: least })
    : t(`agent.deals.pays_range_${period}`, { least, most });
}
