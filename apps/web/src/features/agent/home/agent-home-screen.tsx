import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { WaitingContracts } from '../area/waiting-contracts.tsx';
import type { Route } from './+types/agent-home-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agencyCentre'),
  parameters: ['period'],
  header: 'back',
  hasTabBar: false,
};

/** The summary of the agent area (AGENTX-01). */
export function loader(args: Route.LoaderArgs) {
  return loadAgentPage(args, async () => undefined);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function AgentHomeScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="overview" page={loaderData}>
      {({ waiting }) =>
        waiting.length > 0 ? (
          <WaitingContracts waiting={waiting} />
        ) : (
          <EmptyState drawing="record" title={t('agent.contract.none')} />
        )
      }
    </AgentArea>
  );
}
