import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Digits } from '@maidan/i18n';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { ListRow } from '#ui/list/list-row.tsx';
import { chooseTheme, useThemeChoice } from './device-choices.ts';
import { useDigitsSwitch } from './digits-switch.ts';
import { logFault } from '#platform/page/log.ts';
import type { Theme } from '#platform/device/preferences.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './settings.module.css';

/** The row of the theme, which takes effect at once (SHELL-91). */
export function ThemeChoice({ siteTheme }: { siteTheme: Theme }) {
  const { t } = useWords();
  const theme = useThemeChoice(siteTheme);
  return (
    <Choice icon="moon-duotone" title={t('settings.theme')}>
      <Segment
        label={t('settings.theme')}
        value={theme}
        items={[
          { id: 'dark', label: t('settings.theme_dark') },
          { id: 'light', label: t('settings.theme_light') },
          { id: 'system', label: t('settings.theme_system') },
        ]}
        onSelect={(id) => chooseTheme(id as Theme)}
      />
    </Choice>
  );
}

/** The row of the digits, which take effect at once (MEMBERX-04). */
export function DigitsChoice() {
  const { t, digits } = useWords();
  const switchDigits = useDigitsSwitch();
  const [hasFailed, setFailed] = useState(false);
  const handleSelect = async (next: Digits) => {
    try {
      await switchDigits(next);
      setFailed(false);
    } catch (error) {
      logFault('The digits could not be changed', error);
      setFailed(true);
    }
  };
  return (
    <Choice icon="number-circle-nine-duotone" title={t('settings.digits')}>
      <Segment
        label={t('settings.digits')}
        value={digits}
        items={[
          { id: 'beng', label: t('settings.digits_beng', { sample: '০১২' }) },
          { id: 'latn', label: t('settings.digits_latn', { sample: '012' }) },
        ]}
        onSelect={(id) => void handleSelect(id as Digits)}
      />
      {hasFailed && (
        <Note tone="danger" isAlert>
          {t('settings.digits_failed')}
        </Note>
      )}
    </Choice>
  );
}

/** The choice has its own line where it does not fit beside its name. */
function Choice({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <ListRow
      lead={<Icon name={icon} />}
      title={title}
      end={<div className={styles.choice}>{children}</div>}
    />
  );
}
