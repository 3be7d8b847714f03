import { TabBar } from '#ui/frame/tab-bar.tsx';
import type { TabBarItem } from '#ui/frame/tab-bar.tsx';
import { usePopup } from '#platform/page/popup.ts';
import type { TabName } from '#platform/page/screen.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { OpenPromotionsSlot, UnreadSlot } from '../menus/unread-slot.tsx';

/** The five main places in their order (MENU-27 to MENU-30). */
export function ShellTabBar({ tab }: { tab: TabName | undefined }) {
  const { t } = useWords();
  const { open } = usePopup();
  const site = useSite();
  const session = useSession();
  const items: TabBarItem[] = [
    {
      id: 'service',
      label: t('site.tab.service'),
      href: '/m/help',
      icon: 'headset',
      activeIcon: 'headset-fill',
      badge: session && site.can('chat') && <UnreadSlot kinds={['chat']} />,
      onPress: (event) => {
        event.preventDefault();
        open('service');
      },
    },
    {
      id: 'promotions',
      label: t('site.tab.promotions'),
      href: '/m/activity',
      icon: 'gift',
      activeIcon: 'gift-fill',
      badge: isFormalMember(session) && <OpenPromotionsSlot />,
    },
    {
      id: 'home',
      label: t('site.tab.home'),
      href: '/m/home',
      icon: 'house-fill',
      activeIcon: 'house-fill',
    },
    ...(site.can('referral')
      ? [
          {
            id: 'invite',
            label: t('site.tab.invite'),
            href: '/m/invite',
            icon: 'user-plus' as const,
            activeIcon: 'user-plus-fill' as const,
          },
        ]
      : []),
    {
      id: 'member',
      label: t('site.tab.member'),
      href: '/m/member/home',
      icon: 'user-circle',
      activeIcon: 'user-circle-fill',
    },
  ];
  return <TabBar label={t('site.tab.label')} items={items} homeId="home" value={tab} />;
}
