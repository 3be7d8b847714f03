import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from '../link.tsx';
import styles from './shortcut-grid.module.css';

export type ShortcutGridProps = {
  label: string;
  shortcuts: readonly {
    id: string;
    label: string;
    href: string;
    icon: IconName;
    badge?: ReactNode;
  }[];
};

/** Four shortcuts per line; labels may take two lines. */
export function ShortcutGrid({ label, shortcuts }: ShortcutGridProps) {
  return (
    <nav aria-label={label} className={styles.grid}>
      {shortcuts.map((shortcut) => (
        <Link key={shortcut.id} className={styles.shortcut} href={shortcut.href}>
          <i>
            <Icon name={shortcut.icon} />
            {shortcut.badge !== undefined && <span className={styles.badge}>{shortcut.badge}</span>}
          </i>
          <span>{shortcut.label}</span>
        </Link>
      ))}
    </nav>
  );
}

export type InstallCardProps = { mark: ReactNode; title: string; text: string; action: ReactNode };

/** The card that offers the app: mark, two lines, one small button with a quiet pulse. */
export function InstallCard({ mark, title, text, action }: InstallCardProps) {
  return (
    <div className={styles.install}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.installText}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <span className={styles.pulse}>{action}</span>
    </div>
  );
}
