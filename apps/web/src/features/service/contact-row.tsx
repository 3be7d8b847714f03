import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { ListRow } from '#ui/list/list-row.tsx';
import type { ListRowProps } from '#ui/list/list-row.tsx';
import { OptionRow } from '#ui/list/option-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import { SERVICE_ICONS } from './service-icons.ts';
import { hasAddress } from './service-items.model.ts';
import type { ItemWithoutAddress, ServiceItem } from './service-items.model.ts';
import { useOpenChat } from './chat/use-open-chat.ts';
import { CHAT_PATH, leadsOutside, wayOf } from './service.model.ts';
import type { Contact } from './service.model.ts';
import { useAskingRow } from './use-asking-row.ts';
import styles from './service.module.css';

/** How a row looks: large, alone on a sheet; or one of a list in one card. */
export type ContactRowLook = 'option' | 'list';

const ROWS = { option: OptionRow, list: TallRow } as const;

interface ContactRowProps<Item> {
  item: Item;
  look?: ContactRowLook | undefined;
}

/** A service item as a row. With an address it opens that; without one it leads to a contact who can be asked. */
export function ContactRow({ item, look }: ContactRowProps<ServiceItem>) {
  return hasAddress(item) ? (
    <AddressRow item={item} look={look} />
  ) : (
    <AskingRow item={item} look={look} />
  );
}

/** A way to reach customer service. A link to another site says so and opens in a new tab. */
function AddressRow({ item, look = 'option' }: ContactRowProps<Contact>) {
  const { t } = useWords();
  const isOutside = leadsOutside(item.href);
  const isChat = item.href === CHAT_PATH;
  const way = wayOf(item);
  const openChat = useOpenChat();
  const Row = ROWS[look];
  const caption = isChat ? 'service.chat.caption' : (`service.kind.${way}` as const);
  return (
    <Row
      href={item.href}
      lead={<Emblem icon={SERVICE_ICONS[way]} look={look} />}
      title={item.title || t(`service.kind.${way}`)}
      caption={t(isOutside ? 'service.opens_outside' : caption)}
      {...(isOutside ? { target: '_blank' } : {})}
      {...(isChat ? { onClick: openChat } : {})}
    />
  );
}

function AskingRow({ item, look = 'option' }: ContactRowProps<ItemWithoutAddress>) {
  const row = useAskingRow(item);
  const Row = ROWS[look];
  return <Row {...row} lead={<Emblem icon={SERVICE_ICONS[item.kind]} look={look} />} />;
}

function TallRow(props: ListRowProps) {
  return <ListRow {...props} isTall />;
}

/** The picture of a row, on a tile of its look. */
export function Emblem({ icon, look }: { icon: IconName; look: ContactRowLook }) {
  return (
    <span className={look === 'list' ? styles.quietEmblem : styles.emblem}>
      <Icon name={icon} />
    </span>
  );
}
