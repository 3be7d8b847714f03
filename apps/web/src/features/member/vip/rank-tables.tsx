import { Tag } from '#ui/feedback/tag.tsx';
import { RankMedal } from '#ui/figure/rank-medal.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Rank } from './vip.model.ts';
import { useConditionWords } from './use-condition-words.ts';
import styles from './vip.module.css';

interface RanksProps {
  ranks: readonly Rank[];
  /** The rank that the reader has; empty for none. */
  current: string;
}

/** Every rank with what it asks for. */
export function RankList({ ranks, current }: RanksProps) {
  const { t } = useWords();
  const words = useConditionWords();
  return (
    <ListGroup label={t('member.vip.ranks')}>
      {ranks.map(({ labelId, labelName, conditions }, place) => (
        <ListRow
          key={labelId}
          lead={<RankMedal place={place} size={28} />}
          title={labelName}
          caption={
            conditions.length === 0
              ? t('member.vip.free')
              : conditions.map(({ condition, expected }) => (
                  <span key={condition} className={styles.ask}>
                    {words.askOf(condition, expected)}
                  </span>
                ))
          }
          {...(labelId === current ? { end: <Tag tone="accent">{t('member.vip.now')}</Tag> } : {})}
        />
      ))}
    </ListGroup>
  );
}

/** What each rank brings (WIDGET-24). */
export function RankBenefits({ ranks, current }: RanksProps) {
  const { t, format } = useWords();
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('member.vip.benefits_title')}
        </Text>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('member.vip.rank')}</th>
              <th scope="col">{t('member.vip.payout_accounts')}</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ labelId, labelName, benefits }) => (
              <tr key={labelId} aria-current={labelId === current || undefined}>
                <th scope="row">
                  {labelName}
                  {benefits.inWords.map((words) => (
                    <span key={words} className={styles.words}>
                      {words}
                    </span>
                  ))}
                </th>
                <td>{format.number(benefits.payoutAccounts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="caption" tone="3">
          {t('member.vip.benefits_text')}
        </Text>
      </Stack>
    </Card>
  );
}
