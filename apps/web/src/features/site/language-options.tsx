import { locales } from '@maidan/i18n/locales';
import type { Locale } from '@maidan/i18n';
import { Flag } from '#ui/icons/flag.tsx';
import type { FlagCode } from '#ui/icons/flag-codes.ts';
import { OptionRow } from '#ui/list/option-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

interface LanguageOptionsProps {
  /** With a name the rows post a plain form under it; without one they call `onChoose`. */
  name?: string;
  onChoose?: (locale: Locale) => void;
  isDisabled?: boolean;
}

/** The languages of the site, each with a flag and its own name (SHELL-87). */
export function LanguageOptions({ name, onChoose, isDisabled = false }: LanguageOptionsProps) {
  const { t, locale } = useWords();
  const { offered } = useSite().settings.locales;
  return (
    <Stack gap={2}>
      <div role="radiogroup" aria-label={t('site.language.title')}>
        <Stack gap={2}>
          {offered.map((offer) => {
            const { name: ownName, englishName, flag, htmlLang } = locales[offer];
            return (
              <OptionRow
                key={offer}
                title={<span lang={htmlLang}>{ownName}</span>}
                caption={<span lang="en">{englishName}</span>}
                lead={<Flag code={flag.toUpperCase() as FlagCode} size="large" />}
                isChosen={offer === locale}
                isDisabled={isDisabled}
                {...(name === undefined ? {} : { type: 'submit' as const, name, value: offer })}
                {...(onChoose ? { onClick: () => onChoose(offer) } : {})}
              />
            );
          })}
        </Stack>
      </div>
      <Text size="caption" tone="3">
        {t('site.language.hint')}
      </Text>
    </Stack>
  );
}
