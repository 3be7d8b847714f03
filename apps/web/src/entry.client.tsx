import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWithRetries } from '#platform/loading/load-with-retries.ts';
import { loadWordsOfDocument } from '#platform/words/loader.ts';
import { holdInstallOffer } from '#platform/installation/install-offer.ts';
import { isBelowFloor } from '#platform/device/browser-floor.ts';
import { showFacesWhenIdle } from '#platform/device/brand-faces.ts';
import { settleAddress } from '#platform/page/address.ts';
import { firstMove } from '#platform/page/first-move.ts';
import { repeatLostTaps } from '#platform/page/early-tap.ts';
import { adoptAddressLanguage } from '#platform/words/language.ts';
import { watchBackForwardCache } from '#platform/session/back-forward-cache.ts';
import { reportBrowserErrors } from '#platform/page/log.ts';
import { mendSheets } from '#platform/loading/mend-sheets.ts';
import { forgetSheetsInPage } from '#platform/loading/sheets.ts';
import { watchPopupHistory } from '#platform/page/popup.ts';

// This runs also where React does not, because such browsers keep the server's pages of a member too.
watchBackForwardCache();
void firstMove();
if (!isBelowFloor()) start();

function start(): void {
  reportBrowserErrors();
  settleAddress();
  watchPopupHistory();
  adoptAddressLanguage();
  holdInstallOffer();
  forgetSheetsInPage();
  mendSheets();
  // Words are chunks of their own, which the document preloads. React must not start before they are loaded.
  void loadWithRetries('The words of the page', loadWordsOfDocument).then(() => {
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />);
      repeatLostTaps();
    });
    showFacesWhenIdle();
  });
}
