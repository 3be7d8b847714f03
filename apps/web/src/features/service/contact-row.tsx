import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { OptionRow } from '#ui/list/option-row.tsx';
import { useWords } from '#platform/words.tsx';
import { leadsOutside, wayOf } from './service.model.ts';
import type { Contact, ContactWay } from './service.model.ts';
import styles from './service.module.css';

const ICONS: Readonly<Record<ContactWay, IconName>> = {
  mail: 'envelope-simple',
  phone: 'phone',
  page: 'question-duotone',
  LIVECHAT: 'chat-circle-dots-fill',
  TELEGRAM: 'telegram-logo-fill',
  FACEBOOK: 'facebook-logo-fill',
};

/** A way to reach customer service; what leads out of the site says so and opens beside it. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { t } = useWords();
  const isOutside = leadsOutside(contact.href);
  const way = wayOf(contact);
  return (
    <OptionRow
      href={contact.href}
      lead={
        <span className={styles.emblem}>
          <Icon name={ICONS[way]} />
        </span>
      }
      title={contact.title || t(`service.kind.${way}`)}
      caption={isOutside ? t('service.opens_outside') : t(`service.kind.${way}`)}
      {...(isOutside ? { target: '_blank' } : {})}
    />
  );
}
