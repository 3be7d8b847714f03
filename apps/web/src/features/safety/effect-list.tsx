import { Icon } from '#ui/icons/icon.tsx';
import { Card } from '#ui/list/list-row.tsx';
import styles from './safety.module.css';

/** What a break closes, and what stays open. */
export function EffectList({
  effects,
}: {
  effects: readonly { readonly isOpen: boolean; readonly text: string }[];
}) {
  return (
    <Card>
      <ul className={styles.effects}>
        {effects.map(({ isOpen, text }) => (
          <li key={text} className={isOpen ? styles.stays : undefined}>
            <Icon name={isOpen ? 'check-circle-fill' : 'prohibit-duotone'} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
