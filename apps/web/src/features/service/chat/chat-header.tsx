import { useLocation, useNavigate } from 'react-router';
import { Avatar } from '#ui/frame/avatar.tsx';
import { BackHeader } from '#ui/frame/header.tsx';
import { useWords } from '#platform/words/words.tsx';
import { initialOf } from './chat.model.ts';
import styles from './chat.module.css';

interface ChatHeaderProps {
  /** Where the chat was opened. */
  back: string;
  /** Who answered last at the desk; nobody before the first answer. */
  desk: string | undefined;
}

/** The header of the chat: the way back, and who is at the desk. */
export function ChatHeader({ back, desk }: ChatHeaderProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const name = desk ?? t('service.chat.desk');
  return (
    <BackHeader
      title={
        <span className={styles.desk}>
          <Avatar initial={initialOf(name)} />
          <span className={styles.deskName}>
            <span>{name}</span>
            <span className={styles.caption}>
              {t(desk === undefined ? 'service.chat.title' : 'service.chat.desk')}
            </span>
          </span>
        </span>
      }
      back={{
        href: back,
        label: t('site.header.back'),
        onBack: (event) => {
          if (key === 'default') return;
          event.preventDefault();
          void navigate(-1);
        },
      }}
    />
  );
}
