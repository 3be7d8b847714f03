import { useState } from 'react';
import { useLocation } from 'react-router';
import { ActionBar } from '#ui/feedback/action-bar.tsx';
import { canonicalPath } from '#platform/page/address.ts';
import {
  acceptInstallOffer,
  declineInstallOffer,
  useInstallOffer,
} from '#platform/installation/index.ts';
import { runMode } from '#platform/device/preferences.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/**
 * The bar on the paths that the site names (SHELL-57). It offers to install the site by the browser's dialog or by the
 * steps of its share sheet, and covers the top of the page instead of pushing it down.
 */
export function InstallBar() {
  const { t } = useWords();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const offered = useInstallOffer();
  const way = runMode() === 'browser' ? offered : undefined;
  const [isShowingSteps, setShowingSteps] = useState(false);
  // The router's paths lack the prefix that the settings have.
  if (!way || !settings.additionalBarPaths.includes(`/m${canonicalPath(pathname)}`)) return null;
  return (
    <ActionBar
      icon="house-fill"
      text={t('download.bar_text', { site: settings.name })}
      steps={
        isShowingSteps
          ? [t('download.step_share'), t('download.step_add'), t('download.step_confirm')]
          : undefined
      }
      accept={{
        label: t('download.bar_accept'),
        onPress: way === 'dialog' ? acceptInstallOffer : () => setShowingSteps(true),
      }}
      decline={{ label: t('download.bar_decline'), onPress: declineInstallOffer }}
    />
  );
}
