import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { OwnData } from './own-data.queries.ts';

/** For how long each kind of data is kept, by the settings of the site. */
export function RetentionCard({ retention }: Pick<OwnData, 'retention'>) {
  const { t } = useWords();
  const kinds = ['signIn', 'message', 'chat', 'feedback'] as const;
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('security.data.kept')}
        </Text>
        <PairList
          pairs={kinds.map((kind) => ({
            name: t(`security.data.kept_${kind}`),
            value: t('security.data.days', { count: retention[`${kind}Days`] }),
          }))}
        />
        <Text size="caption" tone="3">
          {t('security.data.kept_money')}
        </Text>
      </Stack>
    </Card>
  );
}
