import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { MessageKey } from '@maidan/i18n';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { LargePromotionCard, PromotionCard } from './promotion-card.tsx';
import { PromotionChips } from './promotion-chips.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { GROUPS, groupsOf, kindsOf } from './promotion-way.ts';
import type { PromotionGroup } from './promotion-way.ts';
import type { LoosePicture, PromotionList, PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

const GROUP_KEYS: Readonly<Record<PromotionGroup, MessageKey>> = {
  yours: 'promotions.group.yours',
  running: 'promotions.group.running',
  ended: 'promotions.group.ended',
};

/** The promotions in groups, narrowed by the kind of the address. */
export function PromotionGroups({ list: { promotions, pictures } }: { list: PromotionList }) {
  const { search, state } = useLocation();
  const asked = new URLSearchParams(search).get('kind');
  const kind = kindsOf(promotions).find(([known]) => known === asked)?.[0];
  const shown = kind === undefined ? promotions : promotions.filter((item) => item.kind === kind);
  const groups = groupsOf(shown);
  const filled = GROUPS.filter((group) => groups[group].length > 0);
  const isFiltered = (state as { isFiltered?: boolean } | null)?.isFiltered === true;
  return (
    <div className={styles.page}>
      <PromotionChips promotions={promotions} value={kind} />
      <div key={kind} className={isFiltered ? `${styles.groups} ${styles.fading}` : styles.groups}>
        {filled.map((group, place) => (
          <Group key={group} group={group} promotions={groups[group]}>
            {place === 0 && <MyApplications />}
          </Group>
        ))}
        {kind === undefined &&
          pictures.map((picture) => <PictureCard key={picture.id} picture={picture} />)}
      </div>
    </div>
  );
}

function Group({
  group,
  promotions,
  children,
}: {
  group: PromotionGroup;
  promotions: readonly PromotionView[];
  /** What stands beside the title. */
  children: ReactNode;
}) {
  const { t, format } = useWords();
  return (
    <section className={classNames(styles.group, group === 'yours' && styles.yours)}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          {t(GROUP_KEYS[group])} <span>{format.number(promotions.length)}</span>
        </h2>
        {children}
      </div>
      {promotions.map((promotion, place) =>
        group === 'yours' && place === 0 ? (
          <LargePromotionCard key={promotion.id} promotion={promotion} />
        ) : (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ),
      )}
    </section>
  );
}

/** The way to one's own applications, where the site has a place for them. */
function MyApplications() {
  const { t } = useWords();
  const session = useSession();
  const hasPlace = useSite().can('rewardCentre');
  if (!isFormalMember(session) || !hasPlace) return null;
  return (
    <Link className={styles.applications} href="/m/rewardCenter">
      <Icon name="clock-counter-clockwise-duotone" size={18} />
      {t('promotions.my_applications')}
    </Link>
  );
}

function PictureCard({ picture }: { picture: LoosePicture }) {
  const content = (
    <PromotionPicture image={picture.image} kicker={picture.kicker} headline={picture.headline} />
  );
  return picture.href === '' ? (
    <div className={styles.large}>{content}</div>
  ) : (
    <Link className={styles.large} href={picture.href}>
      {content}
    </Link>
  );
}
