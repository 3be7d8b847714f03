import { useQuery } from '@tanstack/react-query';
import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { memberQueries } from './member.queries.ts';

/** The rank and its progress in one line, for the head of the side menu; without an answer nothing. */
export function RankLine() {
  const { t, format, locale } = useWords();
  const { data: rank } = useQuery(memberQueries.rank(locale), queryClient());
  if (!rank) return null;
  const shown = format.percent(Math.trunc(rank.percent) * 100);
  return (
    <Row gap={1}>
      <Icon name="medal-fill" size={16} />
      <Text as="span" size="caption" tone="2">
        {`${rank.playerRankProgress.labelName || t('member.vip.title')} · ${shown}`}
      </Text>
    </Row>
  );
}

/**
 * The rank and the progress towards the next one in whole percent (MENU-25, WIDGET-22), with a link to its benefits
 * when the answer shows them. Without an answer nothing is shown, and the menu does without it.
 */
export function RankProgress() {
  const { t, format, locale } = useWords();
  const { data: rank } = useQuery(memberQueries.rank(locale), queryClient());
  if (!rank) return null;
  const percent = Math.trunc(rank.percent);
  const shown = format.percent(percent * 100);
  return (
    <Stack gap={1}>
      <Row gap={2} spread="between">
        <Text as="span" size="caption" tone="2">
          {rank.playerRankProgress.labelName || t('member.vip.title')}
        </Text>
        <Text as="span" size="caption">
          {shown}
        </Text>
      </Row>
      <ProgressBar percent={percent} label={t('member.vip.progress', { percent: shown })} isThin />
      {rank.showBenefit && <TextAction href="/m/vip">{t('member.vip.benefits')}</TextAction>}
    </Stack>
  );
}
