import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Facts about the product and the site's licence that only the server has. */
export interface AboutSite {
  /** Version of the product, such as `1.2.0`. */
  readonly version: string;
  readonly licence?: { readonly regulator: string; readonly number: string };
}

/** Version, licence and age, and the notice on responsible play (MEMBERX-04, SHELL-95, SHELL-96). */
export function About({ about: { version, licence } }: { about: AboutSite }) {
  const { t } = useWords();
  const { settings, isSocial } = useSite();
  const { minimumAge, ageStatement } = settings;
  const pairs = [
    { name: t('settings.version'), value: version },
    ...(licence
      ? [{ name: t('settings.licence'), value: t('settings.licence_value', licence) }]
      : []),
    { name: t('settings.age'), value: t('site.age.badge', { age: minimumAge }) },
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="strong">
          {t('settings.about')}
        </Text>
        <PairList pairs={pairs} />
        <Stack gap={1}>
          <Text size="caption" tone="3">
            {ageStatement ?? t('site.age.statement', { age: minimumAge })}
          </Text>
          <Text size="caption" tone="3">
            {t('site.age.responsible')}
          </Text>
          {isSocial && (
            <Text size="caption" tone="3">
              {t('site.footer.play_credits')}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
