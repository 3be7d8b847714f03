import type { DemoServiceItem } from './content.types.ts';

/**
 * Customer-service entries. The demo has no accounts with any messenger, so it has none beside the mail address of each
 * site's settings.
 */
export const serviceItems: readonly DemoServiceItem[] = [];
