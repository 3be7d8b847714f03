import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { Link } from '#ui/link.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { HelpLink, HelpTopic } from './help.model.ts';
import styles from './help.module.css';

/** Icons of topics that many sites have; the others get a question mark. */
const ICONS: Readonly<Record<string, IconName>> = {
  deposit: 'arrow-circle-down-duotone',
  withdrawal: 'arrow-circle-up-duotone',
  bonus: 'gift-duotone',
  account: 'user-circle-duotone',
  rules: 'game-controller-duotone',
  responsible: 'hand-heart-duotone',
  'how-to-play': 'dice-five-duotone',
  wallet: 'wallet-duotone',
  phone: 'device-mobile-duotone',
  safety: 'lock-key-duotone',
  terms: 'file-text-duotone',
  privacy: 'shield-check-duotone',
};

interface TopicsProps {
  topics: readonly HelpTopic[];
  questions: readonly HelpLink[];
}

/** The topics as tiles, and the first question of each below them. */
export function Topics({ topics, questions }: TopicsProps) {
  const { t } = useWords();
  if (topics.length === 0) return <EmptyState drawing="search" title={t('service.help.empty')} />;
  return (
    <Stack gap={5}>
      <ul className={styles.tiles} aria-label={t('service.help.topics')}>
        {topics.map((topic) => (
          <li key={topic.href}>
            <TopicTile topic={topic} />
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <Stack gap={2}>
          <Text as="h2" size="h3">
            {t('service.help.questions')}
          </Text>
          <Links links={questions} />
        </Stack>
      )}
    </Stack>
  );
}

function TopicTile({ topic: { tag, title, href, count } }: { topic: HelpTopic }) {
  const { t } = useWords();
  return (
    <Link href={href} className={styles.tile}>
      <span className={styles.emblem}>
        <Icon name={ICONS[tag] ?? 'question-duotone'} />
      </span>
      <span className={styles.name}>{title}</span>
      <span className={styles.count}>{t('service.help.articles', { count })}</span>
    </Link>
  );
}

/** Pages of the help centre, one a row. */
export function Links({ links }: { links: readonly HelpLink[] }) {
  return (
    <ListGroup>
      {links.map(({ href, title }) => (
        <ListRow key={href} href={href} title={title} />
      ))}
    </ListGroup>
  );
}
