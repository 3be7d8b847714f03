import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/** The one calm line of a social site: these are play credits, over the practice rail (PLAYMODE-04, PLAYMODE-06). */
export function CreditsLine() {
  const { t } = useWords();
  const { isSocial } = useSite();
  if (!isSocial) return null;
  return (
    <Text size="caption" tone="3">
      {t('payments.play_credits')}
    </Text>
  );
}
