export { maskedAccount, maskedName } from './masks.ts';
export { memberPageStore } from './member-page.store.ts';
export { bindMemberBlocks } from './member-blocks.console.ts';
export { bindMemberPage } from './member-page.console.ts';
export { bindMemberReset } from './member-reset.console.ts';
export { bindMemberSearch } from './member-search.console.ts';
export { mailRevealAlert, sendRevealAlert } from './reveal-alert.ts';
