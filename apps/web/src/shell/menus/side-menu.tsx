import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { locales } from '@maidan/i18n/locales';
import { Button } from '#ui/action/button.tsx';
import { BalanceCard } from '#ui/figure/balance-card.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { SideDrawer } from '#ui/popup/side-drawer.tsx';
import { Grow } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  displayedName,
  MemberAvatar,
  memberQueries,
  RankLine,
  UnreadBadge,
} from '#features/member/index.ts';
import {
  CHAT_PATH,
  leadsOutside,
  reachable,
  ServiceMenuItems,
  serviceQueries,
  useOpenChat,
} from '#features/service/index.ts';
import { MoneyActions, WalletCard } from '#features/wallet/index.ts';
import { loginPath } from '#platform/page/address.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { usePopup } from '#platform/page/popup.ts';
import { runMode } from '#platform/device/preferences.ts';
import { queryClient } from '#platform/api/query.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { isAgent, isFormalMember, isTrialUser, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { loadWordsInBrowser } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { sideMenuPlaces } from './entries.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { SideMenuPromotions } from './side-menu-promotions.tsx';
import styles from './side-menu.module.css';

const FreePlayButton = lazyOptional(() =>
  Promise.all([
    import('#features/auth/free-play/free-play-button.tsx'),
    loadWordsInBrowser(['auth']),
  ]).then(([module]) => module.FreePlayButton),
);

/** The side menu (MENU-01 to MENU-19). Any navigation closes it, because it is an entry in the history. */
export function SideMenu({ isOpen, onClose }: PopupContentProps) {
  const { t } = useWords();
  const session = useSession();
  return (
    <SideDrawer
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      label={t('member.menu.label')}
      head={session ? <MemberHead session={session} /> : <VisitorHead />}
      {...(session ? { foot: <SignOutLink /> } : {})}
    >
      {session ? <MemberCard /> : <VisitorCard />}
      {!session && (
        <Suspense>
          <FreePlayButton />
        </Suspense>
      )}
      <Places />
      <Services />
      <SideMenuPromotions />
    </SideDrawer>
  );
}

/** Greets by nickname, else by account, and leads to the member centre (MENU-02, MENU-03). */
function MemberHead({ session }: { session: SessionInfo }) {
  const { t } = useWords();
  const { data: member } = useQuery(memberQueries.info(), queryClient());
  const name = member ? displayedName(member) : session.userName;
  return (
    <Link className={styles.head} href="/m/member/home">
      <MemberAvatar member={member ?? { nickname: '', account: name }} size={46} />
      <Grow>
        <Text as="span" size="h3">
          {t('member.menu.greeting', { name })}
        </Text>
        {name !== session.userName && (
          <Text as="span" size="caption" tone="3">
            {session.userName}
          </Text>
        )}
        {!isTrialUser(session) && <RankLine />}
      </Grow>
    </Link>
  );
}

/** A visitor has no picture, so a placeholder drawing is shown (MENU-38). */
function VisitorHead() {
  const { t } = useWords();
  return (
    <Link className={styles.head} href={loginPath('/m/member/home')}>
      <Icon name="user-circle-duotone" size={42} className={styles.nobody} />
      <Text as="span" size="h3">
        {t('member.menu.visitor')}
      </Text>
    </Link>
  );
}

/** The balance, with deposit and withdrawal (MENU-04, MENU-06). */
function MemberCard() {
  return (
    <WalletCard isCompact>
      <MoneyActions />
    </WalletCard>
  );
}

/** A visitor's balance is zero (WIDGET-09), with login and registration instead of the actions (MENU-05). */
function VisitorCard() {
  const { t, format } = useWords();
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const [isHidden, setIsHidden] = useState(false);
  const back = `/m${pathname}${search}`;
  const zero = { amountMinor: 0, currency: settings.currency.code };
  return (
    <BalanceCard
      isCompact
      label={t('wallet.total')}
      figure={format.splitMoney(zero, { decimals: 'always' })}
      hide={{
        isHidden,
        label: t(isHidden ? 'wallet.show' : 'wallet.hide'),
        onToggle: () => setIsHidden(!isHidden),
      }}
    >
      <Button
        kind="primary"
        size="md"
        width="grow"
        isFlat
        href={`/m/register?back=${encodeURIComponent(back)}`}
      >
        {t('lobby.welcome.register')}
      </Button>
      <Button size="md" width="grow" href={loginPath(back)}>
        {t('lobby.welcome.login')}
      </Button>
    </BalanceCard>
  );
}

/** First group: where to go (MENU-07 to MENU-12). */
function Places() {
  const { t } = useWords();
  const site = useSite();
  const session = useSession();
  const places = sideMenuPlaces({ can: site.can, isAgent: isAgent(session), runMode: runMode() });
  return (
    <ListGroup>
      {places.map(({ screen, href, labelKey, icon }) => (
        <ListRow key={screen} href={href} lead={<Icon name={icon} />} title={t(labelKey)} />
      ))}
    </ListGroup>
  );
}

/** Second group: announcements, language, customer service, help (MENU-07, MENU-13, MENU-17), a member's password. */
function Services() {
  const { t, locale } = useWords();
  const hasPassword = isFormalMember(useSession());
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(`/m${pathname}${search}`);
  return (
    <ListGroup>
      <ListRow
        href="/m/notice"
        lead={<Icon name="bell-duotone" />}
        title={t('member.menu.announcements')}
        badge={<UnreadBadge kinds={['notice']} place="inline" />}
      />
      <ListRow
        href={`/m/language?back=${back}`}
        lead={<Icon name="translate-duotone" />}
        title={t('member.menu.language')}
        value={locales[locale].name}
      />
      <ServiceRows />
      <ListRow
        href="/m/help"
        lead={<Icon name="question-duotone" />}
        title={t('member.menu.help')}
      />
      {hasPassword && (
        <ListRow
          href="/m/changePsw"
          lead={<Icon name="lock-key-duotone" />}
          title={t('member.menu.change_password')}
        />
      )}
    </ListGroup>
  );
}

/**
 * Customer service: opens the first contact (MENU-14), which is the site's own chat where it has one, or, while there is
 * none, the popup that says so. Below it are the other service items. They wait for the contacts, to which an item
 * without an address leads.
 */
function ServiceRows() {
  const { t, locale } = useWords();
  const { open } = usePopup();
  const site = useSite();
  const { data: contacts, isError } = useQuery(serviceQueries.contacts(locale), queryClient());
  const [first] = reachable(contacts ?? [], site);
  const openChat = useOpenChat();
  const target = first
    ? { href: first.href, ...(leadsOutside(first.href) ? { target: '_blank' } : {}) }
    : { onClick: () => open('service') };
  return (
    <>
      <ListRow
        {...target}
        {...(first?.href === CHAT_PATH ? { onClick: openChat } : {})}
        lead={<Icon name="headset-duotone" />}
        title={t('member.menu.service')}
      />
      {(contacts || isError) && <ServiceMenuItems contacts={contacts ?? []} />}
    </>
  );
}

function SignOutLink() {
  const { t } = useWords();
  return (
    <Button kind="textDanger" size="md" width="block" icon="sign-out-bold" href="/m/logout">
      {t('member.menu.sign_out')}
    </Button>
  );
}
