export { untilSiteAnswers } from './reachability.ts';
export { useDataSaver } from './data-saver.ts';
export {
  acceptInstallOffer,
  declineInstallOffer,
  useInstallDialog,
  useInstallOffer,
} from './install-offer.ts';
export { endOfflineCopy, isOfflineCopy } from './offline-copy.ts';
export { siteWorker, takeOver, sendReaderToWorker, watchUpdates } from './worker.ts';
