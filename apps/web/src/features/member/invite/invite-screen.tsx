import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admit } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { isFormalMember } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { InviteCard } from './invite-card.tsx';
import type { InvitePage } from './invite.queries.ts';
import { InvitedList } from './invited-list.tsx';
import { useRewardMoney } from './use-reward-money.ts';
import type { Route } from './+types/invite-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['member', 'auth', 'sharing', 'errors'],
  titleKey: titleOf('invite'),
  header: 'back',
  hasTabBar: true,
  tab: 'invite',
};

/** What the screen shows; a visitor and a trial user have no code of their own. */
interface Invite {
  readonly origin: string;
  readonly readAt: string;
  readonly page?: InvitePage;
}

/** Gives the address to pass on and who came by it; redirects home on a site without referral (MENU-30). */
export async function loader(args: Route.LoaderArgs) {
  const scope = admit(args);
  const base: Invite = { origin: scope.origin, readAt: new Date().toISOString() };
  const loaded: LoaderResult<Invite> = isFormalMember(scope.session)
    ? await memberLoaderResult(args, async ({ api }) => ({
        ...base,
        page: dataOf(await api.GET('/member/invite')).value,
      }))
    : { ok: true, data: base };
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function InviteScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  const loaded = loaderData as LoaderResult<Invite>;
  if (!loaded.ok)
    return <RetryState title={t('member.invite.error')} {...reload(loaded.failure)} />;
  return <InviteFriends invite={loaded.data} />;
}

function InviteFriends({ invite: { origin, page, readAt } }: { invite: Invite }) {
  const { t } = useWords();
  const { name } = useSite().settings;
  const path = page ? `/m/register?affiliateCode=${encodeURIComponent(page.code)}` : '/m/home';
  return (
    <Stack gap={4} isPadded isPage>
      <Text as="h2" size="h2">
        {t('member.invite.heading', { site: name })}
      </Text>
      <Text tone="2">{t(page ? 'member.invite.text_member' : 'member.invite.text')}</Text>
      <InviteCard origin={origin} path={path} {...(page ? { code: page.code } : {})} />
      {page ? (
        <InvitedList first={page} readAt={readAt} />
      ) : (
        <Button href="/m/login?back=/m/invite" width="block">
          {t('member.invite.log_in')}
        </Button>
      )}
      {page && <RewardTerms reward={page.reward} />}
    </Stack>
  );
}

/** What the site gives for inviting, with all of its conditions, or that it gives nothing. */
function RewardTerms({ reward }: { reward: InvitePage['reward'] }) {
  const { t } = useWords();
  const money = useRewardMoney();
  if (!reward) return <Note icon="gift-duotone">{t('member.invite.no_reward')}</Note>;
  const { wagerTimes, lifeDays, mostPerMonth } = reward;
  return (
    <Note icon="gift-duotone">
      {t('member.invite.reward', {
        amount: money(reward.amountMinor),
        deposit: money(reward.leastDepositMinor),
      })}{' '}
      {t('member.invite.reward_terms', { times: wagerTimes, days: lifeDays, most: mostPerMonth })}
    </Note>
  );
}
