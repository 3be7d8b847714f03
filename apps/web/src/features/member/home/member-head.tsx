import type { MemberInfo } from '@maidan/contract/types';
import { IconButton } from '#ui/action/icon-button.tsx';
import { AvatarButton } from '#ui/frame/avatar.tsx';
import { Row } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { unreadKinds } from '#platform/session/unread.ts';
import { useWords } from '#platform/words/words.tsx';
import { Avatar } from '#ui/frame/avatar.tsx';
import { usePictureOf } from '../avatar/use-picture-of.ts';
import { displayedName, initialOf } from '../member.model.ts';
import { UnreadBadge } from '../unread-badge.tsx';
import styles from './member.module.css';

/** Picture, displayed name, account with copy (MEMBERX-01, MEMBER-13, SESS-07), and the ways to messages and settings. */
export function MemberHead({ member, onPicture }: { member: MemberInfo; onPicture: () => void }) {
  const { t } = useWords();
  const session = useSession();
  const name = displayedName(member);
  const picture = { initial: initialOf(name), imageUrl: usePictureOf()(member), size: 46 } as const;
  const hasInbox = unreadKinds(session, false).includes('inbox');
  return (
    <header>
      <Row gap={3} isWrapping>
        {isFormalMember(session) ? (
          <AvatarButton {...picture} label={t('member.picture.title')} onClick={onPicture} />
        ) : (
          <Avatar {...picture} />
        )}
        <div className={styles.name}>
          <Text as="h1" size="h3">
            {name}
          </Text>
          <AccountLine account={member.account} />
        </div>
        <IconButton
          icon="bell"
          size={22}
          label={t(hasInbox ? 'member.inbox.title' : 'member.menu.announcements')}
          href={hasInbox ? '/m/inbox' : '/m/notice'}
        >
          <UnreadBadge kinds={[hasInbox ? 'inbox' : 'notice']} />
        </IconButton>
        <IconButton icon="gear-six" size={22} label={t('member.shortcut.settings')} href="/m/set" />
      </Row>
    </header>
  );
}

function AccountLine({ account }: { account: string }) {
  const { t } = useWords();
  const toast = useToast();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(account);
      toast.show({ text: t('member.copied'), tone: 'success' });
    } catch {
      // Without https, and in some browsers inside apps, there is no clipboard; the reader can select the name.
      toast.show({ text: t('member.copy_failed'), tone: 'danger', duration: 'short' });
    }
  };
  return (
    <Row gap={1}>
      <Text as="span" size="caption" tone="3">
        {account}
      </Text>
      <IconButton
        icon="copy"
        label={t('member.copy_account')}
        size={18}
        onClick={() => void handleCopy()}
      />
    </Row>
  );
}
