import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PopupClose, PopupLayer, PopupPanel } from './popup-layer.tsx';
import type { PopupProps } from './popup-layer.tsx';
import { POPUP_MS } from './popup-motion.ts';
import styles from './popup.module.css';
import { useDragAway } from './use-drag-away.ts';

export type BottomSheetProps = PopupProps & {
  title: string;
  /** Shown in the head instead of the title, which is then for screen readers only: a logo. */
  head?: ReactNode;
  /** Actions that stay at the lower edge. */
  foot?: ReactNode;
  /** `tall` is always 86 % high; `page` has the page's colour. */
  look?: 'regular' | 'tall' | 'page' | undefined;
  /** Opens and closes as quickly as a popup, not as a sheet. */
  isQuick?: boolean | undefined;
  children: ReactNode;
};

/**
 * A sheet at the lower edge, as high as its content up to 94 %. It closes by button, mask, Escape and dragging down.
 */
export function BottomSheet({
  isOpen,
  onClose,
  closeLabel,
  closeHref,
  title,
  head,
  foot,
  look = 'regular',
  isQuick = false,
  children,
}: BottomSheetProps) {
  const titleId = useId();
  const drag = useDragAway('down', onClose);
  const name = head === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': title };
  return (
    <PopupLayer
      isOpen={isOpen}
      onClose={onClose}
      leaveMs={isQuick ? POPUP_MS.popup : POPUP_MS.slide}
    >
      <PopupPanel
        {...name}
        className={classNames(
          styles.sheet,
          look === 'tall' && styles.tall,
          look === 'page' && styles.onPage,
          isQuick && styles.quick,
        )}
      >
        <div className={styles.grip} {...drag}>
          <div className={styles.head}>
            {head === undefined ? (
              <h2 id={titleId}>{title}</h2>
            ) : (
              <div className={styles.headFill}>{head}</div>
            )}
            <PopupClose label={closeLabel} href={closeHref} onClose={onClose} />
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </PopupPanel>
    </PopupLayer>
  );
}
