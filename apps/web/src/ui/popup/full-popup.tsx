import { useId } from 'react';
import type { ReactNode } from 'react';
import { PopupClose, PopupLayer, PopupPanel } from './popup-layer.tsx';
import type { PopupProps } from './popup-layer.tsx';
import { POPUP_MS } from './popup-motion.ts';
import styles from './popup.module.css';

export type FullPopupProps = PopupProps & {
  title: string;
  /** Shown in the head instead of the title, which is then for screen readers only: a logo. */
  head?: ReactNode;
  /** One icon button opposite the close button. */
  action?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A popup as high as the screen: registration, search, filter. */
export function FullPopup({
  isOpen,
  onClose,
  closeLabel,
  closeHref,
  title,
  head,
  action,
  foot,
  children,
}: FullPopupProps) {
  const titleId = useId();
  const name = head === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': title };
  return (
    <PopupLayer isOpen={isOpen} onClose={onClose} leaveMs={POPUP_MS.fade}>
      <PopupPanel {...name} className={styles.full}>
        <div className={styles.fullHead}>
          <PopupClose label={closeLabel} href={closeHref} onClose={onClose} />
          {head === undefined ? (
            <h2 id={titleId} className={styles.fullTitle}>
              {title}
            </h2>
          ) : (
            <div className={styles.fullTitle}>{head}</div>
          )}
          <div className={styles.fullEnd}>{action}</div>
        </div>
        <div className={styles.fullBody}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </PopupPanel>
    </PopupLayer>
  );
}

export type MemberPopupProps = Omit<PopupProps, 'closeLabel' | 'closeHref'> & {
  label: string;
  /** Avatar, name and rank. */
  head: ReactNode;
  /** List rows. */
  children: ReactNode;
};

/** The small popup under the avatar of the home header. */
export function MemberPopup({ isOpen, onClose, label, head, children }: MemberPopupProps) {
  return (
    <PopupLayer
      isOpen={isOpen}
      onClose={onClose}
      leaveMs={POPUP_MS.fade}
      isAboveSheets
      maskTone="thin"
    >
      <PopupPanel aria-label={label} className={styles.member}>
        <div className={styles.memberHead}>{head}</div>
        {children}
      </PopupPanel>
    </PopupLayer>
  );
}
