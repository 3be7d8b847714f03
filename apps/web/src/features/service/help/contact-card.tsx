import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { hasAddress, menuItems, popupItems } from '../service-items.model.ts';
import { ContactRow, Emblem } from '../contact-row.tsx';
import type { Contact } from '../service.model.ts';

/** For a reader who found no answer: whom to write to. It works without script. */
export function ContactCard({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useWords();
  const site = useSite();
  const items = [...popupItems(contacts, site), ...menuItems(contacts, site)];
  // A link that could only lead to the help centre leads nowhere from here, so the row is text that says what is
  // missing.
  const leading = items.filter((item) => hasAddress(item) || item.asks);
  const others = items.filter((item) => !leading.includes(item));
  return (
    <Stack gap={2}>
      <Text as="h2" size="h3">
        {t('service.help.no_answer')}
      </Text>
      <ListGroup>
        {leading.map((item) => (
          <ContactRow
            key={hasAddress(item) ? `${item.kind} ${item.href}` : item.kind}
            item={item}
            look="list"
          />
        ))}
        <ListRow
          isTall
          href="/m/help/feedback"
          lead={<Emblem icon="pencil-simple-line-duotone" look="list" />}
          title={t('service.feedback.title')}
          caption={t('service.feedback.caption')}
        />
      </ListGroup>
      {others.map(({ kind }) => (
        <Text key={kind} tone="2">
          {t('service.no_address', { service: t(`service.kind.${kind}`) })}
        </Text>
      ))}
    </Stack>
  );
}
