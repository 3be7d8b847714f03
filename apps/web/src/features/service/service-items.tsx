import { Stack } from '#ui/text/layout.tsx';
import { ContactRow } from './contact-row.tsx';
import { hasAddress } from './service-items.model.ts';
import type { ServiceItem } from './service-items.model.ts';

/** Service items, one below the other. */
export function ServiceItems({ items }: { items: readonly ServiceItem[] }) {
  return (
    <Stack gap={2}>
      {items.map((item) => (
        <ContactRow key={hasAddress(item) ? `${item.kind} ${item.href}` : item.kind} item={item} />
      ))}
    </Stack>
  );
}
