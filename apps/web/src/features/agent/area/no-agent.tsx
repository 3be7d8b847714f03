import { Button } from '#ui/action/button.tsx';
import { GroundMotif } from '#ui/figure/ground-motif.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './area.module.css';

/** What a member who is not an agent reads in the agent area (AGENTX-01, SESS-30), with a way on. */
export function NoAgent() {
  const { t } = useWords();
  const { can } = useSite();
  return (
    <div className={styles.refusal}>
      <GroundMotif place="page" />
      <div className={styles.refusalText}>
        <span className={styles.emblem}>
          <Icon name="users-three-duotone" size={42} />
        </span>
        <Text size="h1" isCentred>
          {t('agent.refused')}
        </Text>
        <Text tone="2" isCentred>
          {t('agent.refused_text')}
        </Text>
      </div>
      <div className={styles.refusalActions}>
        {can('referral') && (
          <Button kind="primary" width="block" icon="user-plus" href="/m/invite">
            {t('agent.refused_invite')}
          </Button>
        )}
        <Button kind="text" width="block" href="/m/member/home">
          {t('agent.refused_back')}
        </Button>
      </div>
    </div>
  );
}
