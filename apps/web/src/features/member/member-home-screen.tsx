import { data } from 'react-router';
import type { MemberInfo } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Avatar } from '#ui/frame/avatar.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { ShortcutGrid } from '#ui/list/shortcut-grid.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { MoneyActions, WalletCard } from '#features/wallet/index.ts';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { unreadKinds } from '#platform/session/unread.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { displayedName, initialOf } from './member.model.ts';
import { memberShortcuts } from './member-shortcuts.ts';
import styles from './member.module.css';
import { ProfileCard } from './profile-card.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import type { Route } from './+types/member-home-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';
import type { FailureData } from '#platform/api/loader-result.ts';

export const handle: ScreenHandle = {
  nouns: ['member', 'wallet', 'auth', 'errors'],
  titleKey: titleOf('memberCentre'),
  header: 'none',
  hasTabBar: true,
  tab: 'member',
};

/** Reads the member's data. A visitor logs in first, and so does a reader whose session is dead. */
export async function loader(args: Route.LoaderArgs) {
  const member = await memberLoaderResult(
    args,
    async ({ api }) => dataOf(await api.GET('/member/info')).value,
  );
  return data(member, { status: statusOf(member) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function MemberHomeScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!loaderData.ok) return <MemberFailure failure={loaderData.failure} />;
  return (
    <div className={styles.page}>
      <Stack gap={3} isPadded>
        <MemberHead member={loaderData.data} />
        <ProfileCard member={loaderData.data} />
        <WalletCard>
          <MoneyActions />
        </WalletCard>
        <Shortcuts />
        <Services />
        <Button kind="textDanger" size="md" width="block" icon="sign-out-bold" href="/m/logout">
          {t('member.menu.sign_out')}
        </Button>
      </Stack>
    </div>
  );
}

/** Picture, displayed name, account with copy (MEMBERX-01, SESS-07). */
function MemberHead({ member }: { member: MemberInfo }) {
  const { t } = useWords();
  const toast = useToast();
  const name = displayedName(member);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(member.account);
      toast.show({ text: t('member.copied'), tone: 'success' });
    } catch {
      // Without https, and in some browsers inside apps, there is no clipboard; the reader can select the name.
      toast.show({ text: t('member.copy_failed'), tone: 'danger', duration: 'short' });
    }
  };
  return (
    <header>
      <Row gap={3}>
        <Avatar initial={initialOf(name)} size={46} />
        <Grow>
          <Text as="h1" size="h3">
            {name}
          </Text>
          <Text size="caption" tone="3">
            {member.account}
          </Text>
        </Grow>
        <IconButton
          icon="copy"
          label={t('member.copy_account')}
          size={20}
          onClick={() => void handleCopy()}
        />
      </Row>
    </header>
  );
}

/**
 * The shortcuts that the site has switched on (MENU-16) and the member's own lists, as cards or as a plain list
 * (MEMBER-03).
 */
function Shortcuts() {
  const { t } = useWords();
  const site = useSite();
  const shortcuts = memberShortcuts(site.can).map(({ screen, href, icon, labelKey }) => ({
    id: screen,
    href,
    icon,
    label: t(labelKey),
  }));
  if (site.can('memberCentreCards')) {
    return (
      <Card isPadded={false}>
        <ShortcutGrid label={t('member.shortcuts')} shortcuts={shortcuts} />
      </Card>
    );
  }
  return (
    <ListGroup label={t('member.shortcuts')}>
      {shortcuts.map(({ id, href, icon, label }) => (
        <ListRow key={id} href={href} lead={<Icon name={icon} />} title={label} />
      ))}
    </ListGroup>
  );
}

function Services() {
  const { t } = useWords();
  const session = useSession();
  const hasPassword = isFormalMember(session);
  const hasInbox = unreadKinds(session, false).includes('inbox');
  return (
    <ListGroup>
      <ListRow
        href="/m/notice"
        lead={<Icon name="bell-duotone" />}
        title={t('member.menu.announcements')}
        badge={<UnreadBadge kinds={['notice']} place="inline" />}
      />
      {hasInbox && (
        <ListRow
          href="/m/inbox"
          lead={<Icon name="envelope-simple-duotone" />}
          title={t('member.inbox.title')}
          badge={<UnreadBadge kinds={['inbox']} place="inline" />}
        />
      )}
      <ListRow
        href="/m/responsible"
        lead={<Icon name="hand-heart-duotone" />}
        title={t('site.footer.responsible')}
      />
      <ListRow
        href="/m/language?back=/m/member/home"
        lead={<Icon name="translate-duotone" />}
        title={t('member.menu.language')}
      />
      {hasPassword && (
        <ListRow
          href="/m/member/profile"
          lead={<Icon name="user-circle-duotone" />}
          title={t('member.profile.change')}
        />
      )}
      {hasPassword && (
        <ListRow
          href="/m/changePsw"
          lead={<Icon name="lock-key-duotone" />}
          title={t('member.menu.change_password')}
        />
      )}
      <ListRow
        href="/m/set"
        lead={<Icon name="gear-six-duotone" />}
        title={t('member.shortcut.settings')}
      />
      <ListRow
        href="/m/help"
        lead={<Icon name="question-duotone" />}
        title={t('member.menu.help')}
      />
    </ListGroup>
  );
}

function MemberFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('member.error')} {...reload(failure)} />;
}
