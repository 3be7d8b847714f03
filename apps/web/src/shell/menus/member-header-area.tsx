import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AvatarButton } from '#ui/frame/avatar.tsx';
import { displayedName, initialOf, usePictureOf } from '#features/member/index.ts';
import { HeaderBalance } from '#features/wallet/index.ts';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { renewSession } from '#platform/session/renewal.ts';
import { useWords } from '#platform/words/words.tsx';
import { UnreadSlot } from './unread-slot.tsx';

/**
 * The kinds that the dot on the picture stands for: messages to the member. Announcements are for everybody, and have a count of
 * their own in the menu.
 */
const PERSONAL = ['inbox'] as const;

/**
 * Balance and avatar of a member in the header of home (MENU-35, MENU-37), shown whenever home was loaded with a
 * session, which that renews (SESS-09).
 */
export function MemberHeaderArea({ session }: { session: SessionInfo }) {
  const { t } = useWords();
  const { popup, open, close } = usePopup();
  const { data } = useQuery(memberInfoQuery(), queryClient());
  // Until the member's data is loaded, the session knows only the account name, which somebody who registered by phone
  // did not choose.
  const member = data ?? { nickname: '', account: session.userName };
  const pictureOf = usePictureOf();
  useEffect(() => void renewSession(), []);
  const toggle = () => (popup === 'member' ? close() : open('member'));
  return (
    <>
      <HeaderBalance />
      <AvatarButton
        initial={initialOf(displayedName(member))}
        imageUrl={data && pictureOf(data)}
        label={t('site.header.account')}
        aria-haspopup="dialog"
        aria-expanded={popup === 'member'}
        onClick={toggle}
      >
        <UnreadSlot kinds={PERSONAL} isDot />
      </AvatarButton>
    </>
  );
}
