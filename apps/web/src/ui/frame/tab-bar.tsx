import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from '../link.tsx';
import styles from './frame.module.css';

const KEYBOARD_MIN_PX = 150;

function subscribeViewport(onChange: () => void): () => void {
  globalThis.visualViewport?.addEventListener('resize', onChange);
  return () => globalThis.visualViewport?.removeEventListener('resize', onChange);
}

function isKeyboardOpen(): boolean {
  const view = globalThis.visualViewport;
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  // For the keyboard older Android shrinks the page itself; newer Android and iOS shrink only its visual part.
  const full = Math.max(
    window.innerHeight,
    document.documentElement.clientHeight,
    Math.min(screen.height, screen.width) * 1.2,
  );
  return (
    isTyping &&
    view !== null &&
    view !== undefined &&
    view.scale === 1 &&
    full - view.height > KEYBOARD_MIN_PX
  );
}

export type TabBarItem = {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** Replaces `icon` while the item is active. */
  activeIcon: IconName;
  /** A `Badge`; the bar puts it on the icon. */
  badge?: ReactNode;
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

export type TabBarProps = {
  label: string;
  items: readonly TabBarItem[];
  /** The item in the middle, which is a raised disc. */
  homeId: string;
  /** The active item; none on screens outside of the five. */
  value?: string | undefined;
};

/** The five main places. Hidden while the keyboard is open, never by scrolling. */
export function TabBar({ label, items, homeId, value }: TabBarProps) {
  const isHidden = useSyncExternalStore(subscribeViewport, isKeyboardOpen, () => false);
  return (
    <nav className={styles.tabs} aria-label={label} hidden={isHidden}>
      <ul className={styles.items}>
        {items.map((item) => {
          const isActive = item.id === value;
          const isHome = item.id === homeId;
          const icon = <Icon name={isActive || isHome ? item.activeIcon : item.icon} />;
          return (
            <li key={item.id}>
              <Link
                className={classNames(
                  styles.item,
                  isHome && styles.home,
                  isActive && styles.active,
                )}
                href={item.href}
                aria-current={isActive ? 'page' : undefined}
                onClick={item.onPress}
              >
                {isHome ? <i>{icon}</i> : icon}
                <span>{item.label}</span>
                {item.badge}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
