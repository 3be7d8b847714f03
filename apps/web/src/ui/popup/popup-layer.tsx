import { useEffect, useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';
import { useModalFocus } from './modal-focus.ts';
import { MASK_IGNORES_TAPS_MS, usePresence } from './popup-motion.ts';
import styles from './popup.module.css';

/** The props of every popup. */
export type PopupProps = {
  isOpen: boolean;
  /** Escape, the mask, the close button and a drag call it; the opener then closes the popup. */
  onClose: () => void;
  closeLabel: string;
  /** Where the close button leads without script. */
  closeHref?: string | undefined;
};

export type PopupLayerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Time in milliseconds until a closed popup is removed from the page. */
  leaveMs: number;
  isAboveSheets?: boolean | undefined;
  maskTone?: 'deep' | 'thin' | undefined;
  /** A `PopupPanel`. */
  children: ReactNode;
};

/** The fixed layer with a mask around every popup. It renders nothing while closed, on the server too. */
export function PopupLayer({
  isOpen,
  onClose,
  leaveMs,
  isAboveSheets,
  maskTone = 'deep',
  children,
}: PopupLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);
  const presence = usePresence(isOpen, leaveMs);
  useModalFocus(layer, isOpen, onClose);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  if (presence === 'gone') return null;
  const handleMask = () => {
    if (isOpen && performance.now() - openedAt.current >= MASK_IGNORES_TAPS_MS) onClose();
  };
  return (
    <div
      ref={layer}
      className={classNames(
        styles.layer,
        isAboveSheets && styles.high,
        presence === 'leaving' && styles.leaving,
      )}
    >
      {/* The mask is for fingers; the keyboard has Escape and the close button. */}
      <div
        className={classNames(styles.mask, maskTone === 'thin' && styles.thin)}
        data-mask
        aria-hidden
        onClick={handleMask}
      />
      <div className={styles.column}>{children}</div>
    </div>
  );
}

export type PopupPanelProps = HTMLAttributes<HTMLElement> & {
  /** A question that must be answered, which screen readers announce at once. */
  isAlert?: boolean | undefined;
  /** Grows into its place and out of it, for a panel with styles of its own. */
  isGrowing?: boolean | undefined;
};

/** The dialog inside a layer: focusable, announced as modal. Needs a name by `aria-label` or `aria-labelledby`. */
export function PopupPanel(props: PopupPanelProps) {
  const { isAlert, isGrowing = false, className, children, ...rest } = props;
  const role = isAlert ? 'alertdialog' : 'dialog';
  return (
    <section
      {...rest}
      role={role}
      aria-modal="true"
      tabIndex={-1}
      data-panel
      className={classNames(styles.panel, isGrowing && styles.growing, className)}
    >
      {children}
    </section>
  );
}

/** The close button of a popup; without script it is a link when an address is given. */
export function PopupClose({
  label,
  href,
  onClose,
}: {
  label: string;
  href?: string | undefined;
  onClose: () => void;
}) {
  return (
    <IconButton
      icon="x-bold"
      size={20}
      label={label}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}
