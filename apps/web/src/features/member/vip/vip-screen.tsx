import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf, toLoaderResult } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admit } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { RankBenefits, RankList } from './rank-tables.tsx';
import { RankWay } from './rank-way.tsx';
import { showsBenefits } from './vip.model.ts';
import type { Vip } from './vip.model.ts';
import type { Route } from './+types/vip-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['member', 'auth', 'errors'],
  titleKey: titleOf('vip'),
  header: 'back',
  hasTabBar: false,
};

/** The ranks, for visitors as well, and how far the member is (MEMBERX-06). */
export async function loader(args: Route.LoaderArgs) {
  const scope = admit(args);
  const loaded = scope.session
    ? await memberLoaderResult(args, readOfMember)
    : await toLoaderResult(readRanks(scope).then((ranks): Vip => ({ ranks })));
  return data(loaded, { status: statusOf(loaded) });
}

async function readOfMember(scope: RequestScope): Promise<Vip> {
  const query = { language: scope.locale };
  const [ranks, { value: progress }] = await Promise.all([
    readRanks(scope),
    scope.api.GET('/member/rank-progress', { params: { query } }).then(dataOf),
  ]);
  return { ranks, progress };
}

async function readRanks({ api, locale }: RequestScope): Promise<Vip['ranks']> {
  const query = { language: locale };
  return dataOf(await api.GET('/member/ranks', { params: { query } })).value;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function VipScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok)
    return <RetryState title={t('member.vip.error')} {...reload(loaderData.failure)} />;
  const vip = loaderData.data as Vip;
  if (vip.ranks.length === 0)
    return (
      <EmptyState
        drawing="record"
        title={t('member.vip.none')}
        text={t('member.vip.none_text')}
        action={<Button href="/m/member/home">{t('member.menu.member_centre')}</Button>}
      />
    );
  return <Ranks vip={vip} />;
}

function Ranks({ vip }: { vip: Vip }) {
  const { t } = useWords();
  const { ranks, progress } = vip;
  const current = progress?.playerRankProgress.labelId ?? '';
  return (
    <Stack gap={3} isPadded isPage>
      {progress ? (
        <RankWay ranks={ranks} progress={progress} />
      ) : (
        <Text tone="2">{t('member.vip.visitor')}</Text>
      )}
      <RankList ranks={ranks} current={current} />
      {showsBenefits(vip) && <RankBenefits ranks={ranks} current={current} />}
    </Stack>
  );
}
