import { useLocation } from 'react-router';
import { ActionBar } from '#ui/feedback/action-bar.tsx';
import {
  acceptInstallOffer,
  declineInstallOffer,
  useInstallOffer,
} from '#platform/installation/index.ts';
import { runMode } from '#platform/preferences.ts';
import { useSite } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';

/**
 * The additional bar of the paths that the site names (SHELL-57): it offers to install the site where the browser would
 * do it, and lies over the header instead of pushing the page.
 */
export function InstallBar() {
  const { t } = useWords();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const isOffered = useInstallOffer() && runMode() === 'browser';
  // The router knows paths without the prefix that the settings name.
  if (!isOffered || !settings.additionalBarPaths.includes(`/m${pathname}`)) return null;
  return (
    <ActionBar
      icon="house-fill"
      text={t('download.bar_text', { site: settings.name })}
      accept={{ label: t('download.bar_accept'), onPress: acceptInstallOffer }}
      decline={{ label: t('download.bar_decline'), onPress: declineInstallOffer }}
    />
  );
}
