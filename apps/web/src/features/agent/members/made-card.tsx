import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../team/team.module.css';
import type { MadeMember } from './members.queries.ts';

/** The name and first password of a new member: shown here, and nowhere again. */
export function MadeCard({ made, onAgain }: { made: MadeMember; onAgain: () => void }) {
  const { t } = useWords();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { account, password, memberId } = made;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${account}\n${password}`);
      toast.show({ text: t('team.new.copied'), tone: 'success' });
    } catch {
      // Without https there is no clipboard, so the reader selects the text.
      toast.show({ text: t('team.new.copy_failed'), tone: 'danger' });
    }
  };
  return (
    <Stack gap={4}>
      <h2 ref={heading} tabIndex={-1} className={styles.madeTitle}>
        {t('team.new.done')}
      </h2>
      <Card>
        <PairList
          pairs={[
            { name: t('team.new.account'), value: <bdi translate="no">{account}</bdi> },
            {
              name: t('team.new.password'),
              value: <code className={styles.password}>{password}</code>,
            },
          ]}
        />
      </Card>
      <Note tone="warning">{t('team.new.done_text')}</Note>
      <Button kind="primary" width="block" icon="copy-bold" onClick={() => void copy()}>
        {t('team.new.copy')}
      </Button>
      <Button width="block" href={`/m/agent/team/${memberId}`}>
        {t('team.new.to_member')}
      </Button>
      <Button kind="text" width="block" onClick={onAgain}>
        {t('team.new.another')}
      </Button>
    </Stack>
  );
}
