import { useState } from 'react';
import { locales } from '@maidan/i18n/locales';
import type { Locale } from '@maidan/i18n';
import { Chip } from '#ui/choice/chip.tsx';
import { Flag } from '#ui/icons/flag.tsx';
import type { FlagCode } from '#ui/icons/flag-codes.ts';
import { Row } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { logFault } from '#platform/page/log.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** The languages of the site in one line; a press changes every visible text at once (SHELL-87). */
export function LanguageChips() {
  const { t, locale } = useWords();
  const { offered } = useSite().settings.locales;
  const toast = useToast();
  const choose = useLanguageChoice();
  const [isBusy, setBusy] = useState(false);
  const press = async (next: Locale) => {
    if (next === locale || isBusy) return;
    setBusy(true);
    try {
      await choose(next);
    } catch (error) {
      logFault('A language could not be loaded', error);
      toast.show({ text: t('site.language.failed'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a frame of its own
    <div role="group" aria-label={t('site.language.title')}>
      <Row gap={2} isWrapping>
        {offered.map((offer) => {
          const { name, flag, htmlLang } = locales[offer];
          return (
            <Chip key={offer} isOn={offer === locale} onClick={() => void press(offer)}>
              <Flag code={flag.toUpperCase() as FlagCode} />
              <Text as="span">
                <span lang={htmlLang}>{name}</span>
              </Text>
            </Chip>
          );
        })}
      </Row>
    </div>
  );
}
