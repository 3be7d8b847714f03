import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { PopupLayer, PopupPanel } from './popup-layer.tsx';
import type { PopupProps } from './popup-layer.tsx';
import { POPUP_MS } from './popup-motion.ts';
import styles from './popup.module.css';

export type DialogProps = Omit<PopupProps, 'closeLabel' | 'closeHref'> & {
  title: string;
  emblem?: { icon: IconName; tone: 'accent' | 'danger' | 'info' } | undefined;
  text?: ReactNode;
  /** One to three buttons. */
  actions: ReactNode;
  /** A question that must be answered, which screen readers announce at once. */
  isAlert?: boolean | undefined;
};

/** A question or message in the middle of the screen. */
export function Dialog({ isOpen, onClose, title, emblem, text, actions, isAlert }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <PopupLayer isOpen={isOpen} onClose={onClose} leaveMs={POPUP_MS.fade} isAboveSheets>
      <div className={styles.centre}>
        <PopupPanel
          isAlert={isAlert}
          aria-labelledby={titleId}
          aria-describedby={text === undefined ? undefined : textId}
          className={styles.dialog}
        >
          {emblem !== undefined && (
            <span
              className={classNames(styles.emblem, emblem.tone !== 'accent' && styles[emblem.tone])}
            >
              <Icon name={emblem.icon} size={30} />
            </span>
          )}
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && (
            <div id={textId} className={styles.dialogText}>
              {text}
            </div>
          )}
          <div className={styles.dialogActions}>{actions}</div>
        </PopupPanel>
      </div>
    </PopupLayer>
  );
}

export type PictureDialogProps = PopupProps & {
  title: string;
  imageUrl?: string | undefined;
  /** Above the title, such as what it is about and its date. */
  lead?: ReactNode;
  children: ReactNode;
};

/** An announcement with a picture on top; without a picture only the close button is there. */
export function PictureDialog({
  isOpen,
  onClose,
  closeLabel,
  title,
  imageUrl,
  lead,
  children,
}: PictureDialogProps) {
  const titleId = useId();
  return (
    <PopupLayer isOpen={isOpen} onClose={onClose} leaveMs={POPUP_MS.fade} isAboveSheets>
      <div className={styles.centre}>
        <PopupPanel aria-labelledby={titleId} className={classNames(styles.dialog, styles.picture)}>
          <div className={classNames(styles.art, imageUrl === undefined && styles.bare)}>
            {imageUrl !== undefined && (
              // Each picture has its own element, so that the last one is not shown over the next text.
              <img key={imageUrl} src={imageUrl} alt="" width={960} height={420} />
            )}
            <button
              type="button"
              className={styles.artClose}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon name="x-bold" />
            </button>
          </div>
          <div className={styles.pictureText}>
            {lead !== undefined && <div className={styles.pictureLead}>{lead}</div>}
            <h2 id={titleId}>{title}</h2>
            {children}
          </div>
        </PopupPanel>
      </div>
    </PopupLayer>
  );
}
