import { data, useRevalidator } from 'react-router';
import type { MemberInfo } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { MoneyActions, WalletCard } from '#features/wallet/index.ts';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup, useOwnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AvatarSheet } from '../avatar/avatar-sheet.tsx';
import { AgencyEntry } from './agency-entry.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberLinks } from './member-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RankEntry } from './rank-entry.tsx';
import { Shortcuts } from './shortcuts.tsx';
import styles from './member.module.css';
import type { Route } from './+types/member-home-screen.ts';

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
  const reload = useReload();
  if (loaderData.ok) return <MemberCentre member={loaderData.data} />;
  return <RetryState title={t('member.error')} {...reload(loaderData.failure)} />;
}

/** Everything of the member in one place (MEMBERX-01), as cards or as a plain list (SHELL-83, MEMBER-03). */
function MemberCentre({ member }: { member: MemberInfo }) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const picture = useOwnPopup('picture');
  const handlePicture = () => {
    picture.close();
    void revalidate();
    toast.show({ text: t('member.picture.saved'), tone: 'success' });
  };
  return (
    <div className={styles.page}>
      <Stack gap={3} isPadded>
        <MemberHead member={member} onPicture={picture.open} />
        <ProfileCard member={member} />
        <WalletCard>
          <MoneyActions />
        </WalletCard>
        <AgencyEntry />
        <RankEntry />
        <Shortcuts />
        <MemberLinks />
        <Button kind="textDanger" size="md" width="block" icon="sign-out-bold" href="/m/logout">
          {t('member.menu.sign_out')}
        </Button>
      </Stack>
      <AvatarSheet isOpen={picture.isOpen} onClose={picture.close} onDone={handlePicture} />
    </div>
  );
}
