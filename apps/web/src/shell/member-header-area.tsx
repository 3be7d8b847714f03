import { AvatarButton } from '#ui/frame/avatar.tsx';
import { HeaderBalance } from '#features/wallet/index.ts';
import { usePopup } from '#platform/popup.ts';
import type { SessionInfo } from '#platform/request-scope.ts';
import { useWords } from '#platform/words.tsx';

/** Balance and avatar of a member in the header of home (MENU-35, MENU-37). */
export function MemberHeaderArea({ session }: { session: SessionInfo }) {
  const { t } = useWords();
  const { popup, show, close } = usePopup();
  const toggle = () => (popup === 'member' ? close() : show('member'));
  return (
    <>
      <HeaderBalance />
      <AvatarButton
        initial={session.userName.slice(0, 1).toUpperCase()}
        label={t('site.header.account')}
        aria-haspopup="dialog"
        aria-expanded={popup === 'member'}
        onClick={toggle}
      />
    </>
  );
}
