import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AvatarButton } from '#ui/frame/avatar.tsx';
import { displayedName, initialOf } from '#features/member/index.ts';
import { HeaderBalance } from '#features/wallet/index.ts';
import { isScreenOpen } from '#screen-facts.ts';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { renewSession } from '#platform/session/renewal.ts';
import { useWords } from '#platform/words/words.tsx';
import { UnreadSlot } from './unread-slot.tsx';

/** What the dot at the picture stands for: messages to the member. Notices stay unread by number until they can be marked. */
const READABLE = ['inbox'] as const;

/**
 * Balance and avatar of a member in the header of home (MENU-35, MENU-37). It stands there whenever home was loaded with
 * a session, which renews it (SESS-09).
 */
export function MemberHeaderArea({ session }: { session: SessionInfo }) {
  const { t } = useWords();
  const { popup, open, close } = usePopup();
  const { data } = useQuery(memberInfoQuery(), queryClient());
  // Until the member is read the session knows the account alone, which a phone's owner never chose.
  const member = data ?? { nickname: '', account: session.userName };
  useEffect(() => void renewSession(), []);
  // No badge stands for what has no screen yet.
  const hasInbox = isScreenOpen('inbox');
  const toggle = () => (popup === 'member' ? close() : open('member'));
  return (
    <>
      <HeaderBalance />
      <AvatarButton
        initial={initialOf(displayedName(member))}
        label={t('site.header.account')}
        aria-haspopup="dialog"
        aria-expanded={popup === 'member'}
        onClick={toggle}
      >
        {hasInbox && <UnreadSlot kinds={READABLE} isDot />}
      </AvatarButton>
    </>
  );
}
