import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { Note } from '#ui/feedback/note.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { logFault } from '#platform/page/log.ts';
import { useWords } from '#platform/words/words.tsx';
import { LanguageOptions } from './language-options.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

interface LanguageSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The language picker: a tap changes every visible text at once, digits included (SHELL-87, SHELL-89). */
export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const { t, locale } = useWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const choose = useLanguageChoice();
  const [query] = useSearchParams();
  const handleChoose = async (next: Locale) => {
    if (next === locale) {
      onClose();
      return;
    }
    setState('busy');
    try {
      // Without its language the address is another entry of the history, which has no popup.
      const isClosedByStep = query.has('lang');
      await choose(next);
      if (!isClosedByStep) onClose();
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
