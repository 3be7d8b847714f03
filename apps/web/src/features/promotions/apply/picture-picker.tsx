import { PICTURE_LIMITS } from '@maidan/contract/constants';
import { Icon } from '#ui/icons/icon.tsx';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { maySendAgain } from './apply.model.ts';
import type { PickedPicture } from './apply.model.ts';
import type { Pictures } from './use-pictures.ts';
import styles from './apply.module.css';

/** The picker also takes GIF, which the page then refuses with a reason (PROMO-23). */
const ACCEPTED = 'image/jpeg,image/png,image/gif';

interface PicturePickerProps {
  picker: Pictures;
  /** The form was sent without one. */
  isMissing: boolean;
  /** How many have to be chosen again. */
  lost: number;
}

/**
 * Chosen pictures, four in a row, and what is wrong with them (PROMO-10, PROMO-11). The whole of a picture that did not
 * arrive sends it again, so it is removed beside its fault.
 */
export function PicturePicker({ picker, isMissing, lost }: PicturePickerProps) {
  const { t } = useWords();
  const { pictures, refused } = picker;
  const isFull = pictures.length >= PICTURE_LIMITS.most;
  const count = { count: PICTURE_LIMITS.most };
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.label}>
        <span>{t('promotions.apply.images')}</span>
        <span className={styles.hint}>{t('promotions.apply.images_hint', count)}</span>
      </legend>
      <div className={styles.grid}>
        {pictures.map((picture) => (
          <PictureCell key={picture.key} picture={picture} picker={picker} />
        ))}
        <label className={styles.add}>
          <Icon name="plus-bold" />
          <input
            type="file"
            name="picture"
            accept={ACCEPTED}
            multiple
            aria-label={
              isFull ? t('promotions.apply.images_full', count) : t('promotions.apply.add_image')
            }
            onChange={({ currentTarget }) => {
              picker.add([...(currentTarget.files ?? [])]);
              // The same file may be chosen again after it was removed.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <ul className={styles.faults} aria-live="polite">
        {pictures.flatMap((picture) =>
          picture.fault === undefined
            ? []
            : [
                <Fault
                  key={picture.key}
                  name={picture.file.name}
                  text={<FaultText code={picture.fault} />}
                >
                  {maySendAgain(picture.fault) && (
                    <RemoveButton picture={picture} picker={picker} />
                  )}
                </Fault>,
              ],
        )}
        {refused.map((file) => (
          <Fault
            key={`${file.name} ${'reason' in file ? file.reason : file.code}`}
            name={file.name}
            text={'reason' in file ? t(file.reason) : <FaultText code={file.code} />}
          />
        ))}
        {isMissing && <Fault text={t('promotions.apply.image_missing')} />}
      </ul>
      {lost > 0 && (
        <p className={styles.privacy}>
          <Icon name="arrows-clockwise-bold" />
          <span>{t('promotions.apply.choose_again', { count: lost })}</span>
        </p>
      )}
      <p className={styles.privacy}>
        <Icon name="shield-check-duotone" />
        <span>{t('promotions.apply.privacy')}</span>
      </p>
    </fieldset>
  );
}

function PictureCell({ picture, picker }: { picture: PickedPicture; picker: Pictures }) {
  const { t, format } = useWords();
  const { file, percent, fault, pictureId, previewUrl } = picture;
  const isRunning = pictureId === undefined && fault === undefined;
  const named = { file: file.name };
  return (
    <div className={styles.cell} data-fault={fault !== undefined || undefined}>
      {!picture.isBroken && (
        <img
          src={previewUrl}
          alt={file.name}
          data-dim={pictureId === undefined || undefined}
          onError={() => picker.markUnreadable(picture)}
        />
      )}
      {isRunning && (
        <>
          <b className={styles.percent}>{format.number(percent)}%</b>
          <progress max={100} value={percent} aria-label={t('promotions.apply.uploading', named)} />
        </>
      )}
      {fault !== undefined && maySendAgain(fault) ? (
        <button
          type="button"
          className={styles.again}
          aria-label={t('promotions.apply.again', named)}
          onClick={() => picker.retry(picture)}
        >
          <Icon name="arrows-clockwise-bold" />
        </button>
      ) : (
        <RemoveButton picture={picture} picker={picker} />
      )}
    </div>
  );
}

function RemoveButton({ picture, picker }: { picture: PickedPicture; picker: Pictures }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('promotions.apply.remove_image', { file: picture.file.name })}
      onClick={() => picker.remove(picture)}
    >
      <span>
        <Icon name="x-bold" />
      </span>
    </button>
  );
}

interface FaultProps {
  name?: string;
  text: React.ReactNode;
  /** What can be done about it. */
  children?: React.ReactNode;
}

function Fault({ name, text, children }: FaultProps) {
  return (
    <li>
      <Icon name="warning-circle-fill" />
      <span>
        {name !== undefined && (
          <>
            <b lang="en">{name}</b>:{' '}
          </>
        )}
        {text}
      </span>
      {children}
    </li>
  );
}

function FaultText({ code }: { code: string }) {
  const { t } = useWords();
  const failureText = useFailureText();
  if (code === 'pictures.unreadable') return t('promotions.image_failed');
  if (code === 'pictures.type_refused') return t('promotions.activity_image_type');
  const text = failureText(new ApiFailure(code));
  return maySendAgain(code) ? `${text} ${t('promotions.apply.tap_again')}` : text;
}
