import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { OptionRow } from '#ui/list/option-row.tsx';
import { useWords } from '#platform/words.tsx';
import { leadsOutside } from './service.model.ts';
import type { Contact } from './service.model.ts';
import styles from './service.module.css';

const ICONS: Readonly<Record<Contact['kind'], IconName>> = {
  LIVECHAT: 'chat-circle-dots-fill',
  TELEGRAM: 'telegram-logo-fill',
  FACEBOOK: 'facebook-logo-fill',
};

/** A way to reach customer service; what leads out of the site says so and opens beside it. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { t } = useWords();
  const isOutside = leadsOutside(contact.href);
  return (
    <OptionRow
      href={contact.href}
      lead={
        <span className={styles.emblem}>
          <Icon name={ICONS[contact.kind]} />
        </span>
      }
      title={contact.title || t(`service.kind.${contact.kind}`)}
      caption={isOutside ? t('service.opens_outside') : t(`service.kind.${contact.kind}`)}
      {...(isOutside ? { target: '_blank' } : {})}
    />
  );
}
