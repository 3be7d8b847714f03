import { useQuery } from '@tanstack/react-query';
import { RankMedal } from '#ui/figure/rank-medal.tsx';
import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Link } from '#ui/link.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { memberQueries } from '../member.queries.ts';
import styles from './member.module.css';

/** The rank and how far the next one is, which lead to the screen of ranks (MEMBERX-01). A trial user has none. */
export function RankEntry() {
  const session = useSession();
  const site = useSite();
  if (!isFormalMember(session)) return null;
  return site.can('memberCentreCards') ? <RankCard /> : <RankRow />;
}

function useRank() {
  const { locale } = useWords();
  return useQuery(memberQueries.rank(locale), queryClient()).data;
}

function RankCard() {
  const { t, format } = useWords();
  const rank = useRank();
  const percent = Math.trunc(rank?.percent ?? 0);
  const shown = format.percent(percent * 100);
  const { labelName, place } = rank?.playerRankProgress ?? { labelName: '', place: undefined };
  return (
    <Link href="/m/vip" className={styles.rank}>
      <RankMedal place={place ?? 0} size={56} isDim={place === undefined} />
      <Grow>
        <Stack gap={1}>
          <Row gap={2} spread="between">
            <Text as="span" size="h3">
              {labelName || t('member.vip.title')}
            </Text>
            <Text as="span" size="label" tone="accent">
              {t('member.vip.open')}
            </Text>
          </Row>
          <ProgressBar percent={percent} label={t('member.vip.progress', { percent: shown })} />
          <Row gap={2} spread="between">
            <Text as="span" size="caption" tone="2">
              {rank?.nextRank
                ? t('member.vip.path', { rank: rank.nextRank.labelName })
                : t('member.vip.ranks')}
            </Text>
            <Text as="b" size="caption" isFigure>
              {rank && shown}
            </Text>
          </Row>
        </Stack>
      </Grow>
    </Link>
  );
}

function RankRow() {
  const { t } = useWords();
  const rank = useRank();
  return (
    <ListGroup>
      <ListRow
        href="/m/vip"
        lead={<Icon name="medal-duotone" />}
        title={t('member.vip.title')}
        {...(rank ? { value: rank.playerRankProgress.labelName } : {})}
      />
    </ListGroup>
  );
}
