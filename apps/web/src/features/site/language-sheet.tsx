import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { Note } from '#ui/feedback/note.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useLanguageSwitch } from '#platform/words/language.ts';
import { logFault } from '#platform/page/log.ts';
import { useWords } from '#platform/words/words.tsx';
import { LanguageOptions } from './language-options.tsx';

interface LanguageSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The language picker: a tap changes every visible text at once, digits included (SHELL-87, SHELL-89). */
export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const { t, locale } = useWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const choose = useLanguageChoice(onClose);
  const handleChoose = async (next: Locale) => {
    if (next === locale) {
      onClose();
      return;
    }
    setState('busy');
    try {
      await choose(next);
      setState('ready');
    } catch (error) {
      logFault('A language could not be loaded', error);
      setState('failed');
    }
  };
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('site.language.title')}
    >
      <Stack gap={3}>
        {state === 'failed' && (
          <Note tone="danger" isAlert>
            {t('site.language.failed')}
          </Note>
        )}
        <LanguageOptions
          isDisabled={state === 'busy'}
          onChoose={(next) => void handleChoose(next)}
        />
      </Stack>
    </BottomSheet>
  );
}

/** Switches the language and closes. A language in the address is removed, because it would win over the choice. */
function useLanguageChoice(onClose: () => void): (locale: Locale) => Promise<void> {
  const switchLanguage = useLanguageSwitch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (locale) => {
    if (!query.has('lang')) {
      await switchLanguage(locale);
      onClose();
      return;
    }
    const rest = new URLSearchParams(query);
    rest.delete('lang');
    await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    await switchLanguage(locale);
  };
}
