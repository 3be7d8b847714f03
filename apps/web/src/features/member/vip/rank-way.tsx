import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { RankMedal } from '#ui/figure/rank-medal.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { conditionPercent, placeOf } from './vip.model.ts';
import type { Rank, RankProgress } from './vip.model.ts';
import { useConditionWords } from './use-condition-words.ts';
import styles from './vip.module.css';

/** The ranks as medals, the way to the next one, and each of its conditions. */
export function RankWay({ ranks, progress }: { ranks: readonly Rank[]; progress: RankProgress }) {
  const { nextRank } = progress;
  return (
    <>
      <section className={styles.way}>
        <Medals ranks={ranks} current={placeOf(ranks, progress.playerRankProgress.labelId)} />
        <WayBar progress={progress} />
      </section>
      {nextRank && nextRank.conditions.length > 0 && (
        <Conditions conditions={nextRank.conditions} />
      )}
    </>
  );
}

/** The rank before the reached one, that one and those after it, four at most. */
function Medals({ ranks, current }: { ranks: readonly Rank[]; current: number }) {
  const { t } = useWords();
  const from = Math.max(0, Math.min(current - 1, ranks.length - 4));
  return (
    <ol className={styles.medals} aria-label={t('member.vip.ranks')}>
      {ranks.slice(from, from + 4).map(({ labelId, labelName }, index) => {
        const place = from + index;
        const isCurrent = place === current;
        return (
          <li key={labelId} aria-current={isCurrent ? 'step' : undefined}>
            <RankMedal place={place} size={isCurrent ? 56 : 42} isDim={place > current} />
            <Text as="span" size="label" tone={isCurrent ? 'plain' : '3'} isCentred>
              {labelName}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}

function WayBar({ progress }: { progress: RankProgress }) {
  const { t, format } = useWords();
  const { nextRank, percent, currentProgress } = progress;
  const { completedConditions: done, totalExpectedConditions: all } = currentProgress;
  const shown = format.percent(percent * 100);
  return (
    <Stack gap={2}>
      <Row gap={3} spread="between">
        <Text as="h2" size="h3">
          {nextRank ? t('member.vip.path', { rank: nextRank.labelName }) : t('member.vip.top')}
        </Text>
        <Text as="b" size="h3" isFigure>
          {shown}
        </Text>
      </Row>
      <ProgressBar percent={percent} label={t('member.vip.progress', { percent: shown })} />
      <Text size="caption" tone="2">
        {nextRank ? t('member.vip.met', { done, all }) : t('member.vip.top_text')}
      </Text>
    </Stack>
  );
}

function Conditions({
  conditions,
}: {
  conditions: NonNullable<RankProgress['nextRank']>['conditions'];
}) {
  const { t } = useWords();
  const words = useConditionWords();
  return (
    <Card>
      <Stack gap={5}>
        <Text as="h2" size="h3">
          {t('member.vip.conditions')}
        </Text>
        {conditions.map(({ condition, reached, expected }) => {
          const isMet = reached >= expected;
          const name = words.nameOf(condition);
          return (
            <Stack key={condition} gap={2}>
              <Row gap={2} isWrapping>
                {isMet && <Icon name="check-circle-fill" size={20} className={styles.met} />}
                <Grow>
                  <Text as="span">{name}</Text>
                </Grow>
                <Text as="span" tone="2" isFigure>
                  <Text as="b">{words.figureOf(condition, reached)}</Text>
                  {` / ${words.figureOf(condition, expected)}`}
                </Text>
              </Row>
              <ProgressBar percent={conditionPercent({ reached, expected })} label={name} isThin />
              <Text size="caption" tone="3">
                {isMet ? t('member.vip.done') : words.restOf(condition, expected - reached)}
              </Text>
            </Stack>
          );
        })}
        <Text size="caption" tone="3">
          {t('member.vip.counting')}
        </Text>
      </Stack>
    </Card>
  );
}
