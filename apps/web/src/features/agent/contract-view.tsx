import type { Contract } from '@maidan/contract/types';
import type { ContractState } from '@maidan/contract/constants';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { Card, ListGroup, ListRow, ListTitle, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { TermsTable } from './contract-terms.tsx';
import styles from './agent.module.css';

const TONES: Readonly<Record<ContractState, TagTone>> = {
  offered: 'warning',
  accepted: 'success',
  refused: 'neutral',
  ended: 'neutral',
};

/** State, exact words and terms of a contract; below them the answers that are still possible. */
export function ContractView({ contract }: { contract: Contract }) {
  const { t, format } = useWords();
  const { state, offeredBy, offeredAt, answeredAt, terms } = contract;
  return (
    <>
      <Card>
        <PairList
          pairs={[
            { name: t('agent.contract.state'), value: <StateTag state={state} /> },
            { name: t('agent.contract.offered_by'), value: offeredBy },
            { name: t('agent.contract.offered_at'), value: format.dateTime(offeredAt) },
            ...(answeredAt
              ? [{ name: t('agent.contract.answered_at'), value: format.dateTime(answeredAt) }]
              : []),
          ]}
        />
      </Card>
      <ListTitle>{t('agent.contract.text')}</ListTitle>
      <ContractText contract={contract} />
      <ListTitle>{t('agent.contract.terms')}</ListTitle>
      <TermsTable terms={terms} />
    </>
  );
}

function StateTag({ state }: { state: ContractState }) {
  const { t } = useWords();
  return <Tag tone={TONES[state]}>{t(`agent.contract.state_${state}`)}</Tag>;
}

/** The words exactly as the gateway hashed them, one sentence a paragraph, in the language they were made in. */
function ContractText({ contract: { text, textHash, textLanguage } }: { contract: Contract }) {
  const { t } = useWords();
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={2}>
          {text.split('\n').map((sentence) => (
            <Text key={sentence} lang={textLanguage}>
              {sentence}
            </Text>
          ))}
        </Stack>
        <div>
          <Text size="caption" tone="3">
            {t('agent.contract.mark_text')}
          </Text>
          <p className={styles.mark}>{textHash}</p>
        </div>
      </Stack>
    </Card>
  );
}

/** How earlier contracts of this kind ended, newest first. */
export function ContractHistory({ history }: Pick<Contract, 'history'>) {
  const { t, format } = useWords();
  return (
    <>
      <ListTitle>{t('agent.contract.history')}</ListTitle>
      <ListGroup label={t('agent.contract.history')}>
        {history.map(({ contractId, state, at }) => (
          <ListRow
            key={`${contractId} ${state}`}
            title={format.dateTime(at)}
            end={<StateTag state={state} />}
          />
        ))}
      </ListGroup>
    </>
  );
}
