import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { runMode } from '#platform/device/preferences.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { unreadKinds } from '#platform/session/unread.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { UnreadBadge } from '../unread-badge.tsx';

interface MemberLink {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly isShown: boolean;
  readonly badge?: ReactNode;
}

/** The further places of a member: what belongs to the account, what the site tells, and help. */
export function MemberLinks() {
  const groups = [useAccountLinks(), useNewsLinks(), useHelpLinks()];
  return groups.map((links) => {
    const shown = links.filter(({ isShown }) => isShown);
    if (shown.length === 0) return null;
    return (
      <ListGroup key={shown[0]?.href}>
        {shown.map(({ href, icon, title, badge }) => (
          <ListRow key={href} lead={<Icon name={icon} />} {...{ href, title, badge }} />
        ))}
      </ListGroup>
    );
  });
}

function useAccountLinks(): MemberLink[] {
  const { t } = useWords();
  const site = useSite();
  const isFormal = isFormalMember(useSession());
  return [
    {
      href: '/m/securityCenter/payoutAccounts',
      icon: 'bank-duotone',
      title: t('member.links.payout_accounts'),
      isShown: isFormal && site.can('securityCentre'),
    },
    {
      href: '/m/responsible',
      icon: 'hand-heart-duotone',
      title: t('site.footer.responsible'),
      isShown: true,
    },
    {
      href: '/m/member/profile',
      icon: 'user-circle-duotone',
      title: t('member.profile.change'),
      isShown: isFormal,
    },
    {
      href: '/m/changePsw',
      icon: 'lock-key-duotone',
      title: t('member.menu.change_password'),
      isShown: isFormal,
    },
    {
      href: '/m/invite',
      icon: 'user-plus-duotone',
      title: t('member.menu.invite'),
      isShown: site.can('referral'),
    },
  ];
}

function useNewsLinks(): MemberLink[] {
  const { t } = useWords();
  const hasInbox = unreadKinds(useSession(), false).includes('inbox');
  return [
    {
      href: '/m/notice',
      icon: 'megaphone-simple-duotone',
      title: t('member.menu.announcements'),
      isShown: true,
      badge: <UnreadBadge kinds={['notice']} place="inline" />,
    },
    {
      href: '/m/inbox',
      icon: 'envelope-simple-duotone',
      title: t('member.inbox.title'),
      isShown: hasInbox,
      badge: <UnreadBadge kinds={['inbox']} place="inline" />,
    },
  ];
}

function useHelpLinks(): MemberLink[] {
  const { t } = useWords();
  const isFormal = isFormalMember(useSession());
  const isInBrowser = !useIsHydrated() || runMode() === 'browser';
  return [
    {
      href: '/m/download',
      icon: 'device-mobile-duotone',
      title: t('member.menu.download'),
      isShown: isInBrowser,
    },
    {
      href: '/m/language?back=/m/member/home',
      icon: 'translate-duotone',
      title: t('member.menu.language'),
      isShown: true,
    },
    {
      href: '/m/help',
      icon: 'question-duotone',
      title: t('member.menu.help'),
      isShown: true,
    },
    {
      href: '/m/member/data',
      icon: 'file-text-duotone',
      title: t('member.links.data'),
      isShown: isFormal,
    },
    {
      href: '/m/set',
      icon: 'gear-six-duotone',
      title: t('member.shortcut.settings'),
      isShown: true,
    },
  ];
}
