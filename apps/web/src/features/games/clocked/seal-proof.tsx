import { Icon } from '#ui/icons/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './clocked.module.css';

/** What seeds are sealed with. */
const HASH = 'SHA-256';

/** What proves that a result was fixed before it happened; closed until it is asked for. */
export function SealProof({
  of,
  commitment,
  seed,
}: {
  of: 'lottery' | 'match';
  commitment: string | undefined;
  seed: string | undefined;
}) {
  const { t } = useWords();
  if (commitment === undefined || seed === undefined) return null;
  return (
    <details className={styles.proof}>
      <summary>
        <Icon name="shield-check" size={18} />
        {t('games.lottery.proof')}
      </summary>
      <Text size="caption" tone="2">
        {t(`games.${of}.proof_text`, { algorithm: HASH })}
      </Text>
      <dl className={styles.hashes}>
        <dt>{t('games.lottery.commitment', { algorithm: HASH })}</dt>
        <dd translate="no">{commitment}</dd>
        <dt>{t('games.lottery.seed')}</dt>
        <dd translate="no">{seed}</dd>
      </dl>
    </details>
  );
}
