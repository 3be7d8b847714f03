import { Button } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CONTRACT_PATHS } from '../contract-paths.ts';
import type { WaitingContract } from './agent-loader.ts';
import styles from './area.module.css';

/** The contracts that wait for the agent's answer, each with the way to its text. */
export function WaitingContracts({ waiting }: { waiting: readonly WaitingContract[] }) {
  const { t, format } = useWords();
  return waiting.map(({ contractId, kind, offeredAt }) => (
    <div key={contractId} className={styles.waiting}>
      <Icon name="file-text-duotone" />
      <span className={styles.waitingText}>
        <b>{t(`agent.contract.${kind}`)}</b>
        <small>{t('agent.waiting.text', { at: format.dateTime(offeredAt) })}</small>
      </span>
      <Button kind="primary" size="sm" href={`/m/${CONTRACT_PATHS[kind]}`}>
        {t('agent.waiting.view')}
      </Button>
    </div>
  ));
}
