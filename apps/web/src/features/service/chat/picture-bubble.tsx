import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { ChatMessage, OutgoingPicture } from './chat.model.ts';
import styles from './chat.module.css';

const BYTES_PER_KB = 1024;

/** A message that is a picture: small, with its name and size, and a link to the whole. */
export function PictureBubble({ picture }: { picture: NonNullable<ChatMessage['picture']> }) {
  const { name, url, bytes } = picture;
  return (
    <a
      href={`/m/api${url}`}
      target="_blank"
      rel="noopener"
      className={`${styles.bubble} ${styles.own} ${styles.picture}`}
    >
      <img src={`/m/api${url}`} alt="" width={52} height={52} loading="lazy" />
      <PictureFacts name={name} bytes={bytes} />
    </a>
  );
}

/** A picture that is on its way, with how far it has come, or that was not taken. */
export function OutgoingPictureBubble({
  picture,
  hasFailed,
}: {
  picture: OutgoingPicture;
  hasFailed: boolean;
}) {
  const { t, format } = useWords();
  const { name, bytes, percent } = picture;
  return (
    <div className={`${styles.bubble} ${styles.own} ${styles.picture}`}>
      <span className={styles.sign}>
        <Icon name={hasFailed ? 'warning-circle-fill' : 'receipt-duotone'} />
      </span>
      <PictureFacts name={name} bytes={bytes}>
        {!hasFailed && (
          <>
            <span>{format.number(percent)}%</span>
            <progress
              max={100}
              value={percent}
              aria-label={t('service.chat.uploading', { name })}
            />
          </>
        )}
      </PictureFacts>
    </div>
  );
}

function PictureFacts({
  name,
  bytes,
  children,
}: {
  name: string;
  bytes: number | undefined;
  children?: React.ReactNode;
}) {
  const { t, format } = useWords();
  return (
    <span className={styles.facts}>
      <b lang="en">{name}</b>
      <small>
        {bytes !== undefined &&
          t('service.chat.size', { size: format.number(Math.ceil(bytes / BYTES_PER_KB)) })}
        {children}
      </small>
    </span>
  );
}
