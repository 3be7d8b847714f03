import type { Category } from '@maidan/contract/categories';
import { categoryLooks } from '#category-facts.ts';
import { Chip } from '#ui/choice/chip.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { Row } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './search-kinds.module.css';

/** The kinds that people look for most, in the order of the lobby. */
const SHOWN: readonly Category[] = ['SLOT', 'CRASH', 'LIVE', 'SPORTS', 'FISH', 'LOTT', 'PVP'];
const LOOKS = categoryLooks();

/** The kinds of games as links, for who does not know what to type. */
export function SearchKinds() {
  const { t } = useWords();
  return (
    <Section isTight>
      <SectionHeader title={t('games.filter.types')} />
      <nav className={styles.kinds} aria-label={t('games.filter.types')}>
        <Row isWrapping>
          {SHOWN.map((category) => (
            <Chip key={category} href={LOOKS[category].href} icon={LOOKS[category].icon}>
              {t(`lobby.category.${category}`)}
            </Chip>
          ))}
        </Row>
      </nav>
    </Section>
  );
}
