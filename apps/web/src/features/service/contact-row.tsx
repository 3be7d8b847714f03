import { Icon } from '#ui/icons/icon.tsx';
import { OptionRow } from '#ui/list/option-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import { SERVICE_ICONS } from './service-icons.ts';
import { hasAddress } from './service-items.model.ts';
import type { ItemWithoutAddress, ServiceItem } from './service-items.model.ts';
import { useOpenChat } from './chat/use-open-chat.ts';
import { CHAT_PATH, leadsOutside, wayOf } from './service.model.ts';
import type { Contact, ContactWay } from './service.model.ts';
import { useAskingRow } from './use-asking-row.ts';
import styles from './service.module.css';

/** A service item as a row. With an address it opens that; without one it leads to a contact who can be asked. */
export function ContactRow({ item }: { item: ServiceItem }) {
  return hasAddress(item) ? <AddressRow contact={item} /> : <AskingRow item={item} />;
}

/** A way to reach customer service. A link to another site says so and opens in a new tab. */
function AddressRow({ contact }: { contact: Contact }) {
  const { t } = useWords();
  const isOutside = leadsOutside(contact.href);
  const way = wayOf(contact);
  const openChat = useOpenChat();
  return (
    <OptionRow
      href={contact.href}
      lead={<Emblem way={way} />}
      title={contact.title || t(`service.kind.${way}`)}
      caption={isOutside ? t('service.opens_outside') : t(`service.kind.${way}`)}
      {...(isOutside ? { target: '_blank' } : {})}
      {...(contact.href === CHAT_PATH ? { onClick: openChat } : {})}
    />
  );
}

function AskingRow({ item }: { item: ItemWithoutAddress }) {
  const row = useAskingRow(item);
  return <OptionRow {...row} lead={<Emblem way={item.kind} />} />;
}

function Emblem({ way }: { way: ContactWay }) {
  return (
    <span className={styles.emblem}>
      <Icon name={SERVICE_ICONS[way]} />
    </span>
  );
}
