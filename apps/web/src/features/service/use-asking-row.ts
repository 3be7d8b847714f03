import { useWords } from '#platform/words/words.tsx';
import type { ItemWithoutAddress } from './service-items.model.ts';
import { leadsOutside, wayOf } from './service.model.ts';

/** The row of a service item without an address: it leads to a contact who can be asked, else to the help centre. */
export function useAskingRow({ kind, asks }: ItemWithoutAddress) {
  const { t } = useWords();
  const contact = asks && (asks.title || t(`service.kind.${wayOf(asks)}`));
  return {
    href: asks?.href ?? '/m/help',
    title: t(`service.kind.${kind}`),
    caption:
      contact === undefined
        ? t('service.no_address_help')
        : t('service.no_address_ask', { contact }),
    ...(asks && leadsOutside(asks.href) ? { target: '_blank' } : {}),
  };
}
