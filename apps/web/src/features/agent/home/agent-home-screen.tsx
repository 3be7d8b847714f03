import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { WaitingContracts } from '../area/waiting-contracts.tsx';
import { Overview } from './overview.tsx';
import type { Route } from './+types/agent-home-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'team', 'errors'],
  titleKey: titleOf('agencyCentre'),
  parameters: ['period'],
  header: 'back',
  hasTabBar: false,
};

/** The summary of the agent area (AGENTX-01). */
export function loader(args: Route.LoaderArgs) {
  return loadAgentPage(args, async ({ api }, period) => {
    const answer = await api.GET('/agent/overview', { params: { query: { period } } });
    return dataOf(answer).value;
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function AgentHomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <AgentArea part="overview" page={loaderData}>
      {({ own, waiting, period, today }) => (
        <>
          <WaitingContracts waiting={waiting} />
          <Overview overview={own} period={period} today={today} />
        </>
      )}
    </AgentArea>
  );
}
