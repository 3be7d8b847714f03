import { Icon } from '#ui/icons/icon.tsx';
import { ListRow } from '#ui/list/list-row.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { SERVICE_ICONS } from './service-icons.ts';
import { hasAddress, menuItems } from './service-items.model.ts';
import type { ItemWithoutAddress } from './service-items.model.ts';
import { leadsOutside } from './service.model.ts';
import type { Contact } from './service.model.ts';
import { useAskingRow } from './use-asking-row.ts';

/** The service items of the side menu, one row each (CS-03, CS-18). */
export function ServiceMenuItems({ contacts }: { contacts: readonly Contact[] }) {
  return menuItems(contacts, useSite()).map((item) =>
    hasAddress(item) ? (
      <LinkRow key={`${item.kind} ${item.href}`} item={item} />
    ) : (
      <AskingRow key={item.kind} item={item} />
    ),
  );
}

function LinkRow({ item }: { item: Contact }) {
  const { t } = useWords();
  const isOutside = leadsOutside(item.href);
  return (
    <ListRow
      href={item.href}
      lead={<Icon name={SERVICE_ICONS[item.kind]} />}
      title={item.title || t(`service.kind.${item.kind}`)}
      {...(isOutside ? { target: '_blank', caption: t('service.opens_outside') } : {})}
    />
  );
}

function AskingRow({ item }: { item: ItemWithoutAddress }) {
  const row = useAskingRow(item);
  return <ListRow {...row} lead={<Icon name={SERVICE_ICONS[item.kind]} />} />;
}
