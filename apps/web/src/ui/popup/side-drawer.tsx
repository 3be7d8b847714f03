import type { ReactNode } from 'react';
import { PopupClose, PopupLayer, PopupPanel } from './popup-layer.tsx';
import type { PopupProps } from './popup-layer.tsx';
import { POPUP_MS } from './popup-motion.ts';
import styles from './popup.module.css';
import { useDragAway } from './use-drag-away.ts';

export type SideDrawerProps = PopupProps & {
  label: string;
  /** Beside the close button: who is signed in. */
  head: ReactNode;
  /** Stays at the lower edge: sign out. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The side menu. It closes by button, mask, Escape and a swipe towards its edge. */
export function SideDrawer({
  isOpen,
  onClose,
  closeLabel,
  closeHref,
  label,
  head,
  foot,
  children,
}: SideDrawerProps) {
  const drag = useDragAway('inline-end', onClose);
  return (
    <PopupLayer isOpen={isOpen} onClose={onClose} leaveMs={POPUP_MS.slide}>
      <PopupPanel aria-label={label} className={styles.drawer} {...drag}>
        <div className={styles.drawerHead}>
          <div className={styles.headFill}>{head}</div>
          <PopupClose label={closeLabel} href={closeHref} onClose={onClose} />
        </div>
        <div className={styles.drawerBody}>{children}</div>
        {foot !== undefined && <div className={styles.drawerFoot}>{foot}</div>}
      </PopupPanel>
    </PopupLayer>
  );
}
