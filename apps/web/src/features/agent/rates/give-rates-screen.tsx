import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { GAME_TYPES } from '@maidan/contract/constants';
import type { components } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Card, ListTitle, PairList } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { browserApi, read } from '#platform/api/browser.ts';
import { dataOf, networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWait } from '#platform/api/wait.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import money from '../money.module.css';
import { RateField } from './rate-field.tsx';
import { ratedTypes } from './rate-types.ts';
import type { AgentRates } from './rate-types.ts';
import type { Route } from './+types/give-rates-screen.ts';

type Detail = components['schemas']['AgentRateDetail'];

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentGiveRates'),
  header: 'back',
  hasTabBar: false,
};

/** The rates of one member of the direct downline, to be changed (AGENTX-04). */
export function loader(args: Route.LoaderArgs) {
  const { memberId = '' } = args.params;
  return loadAgentPage(args, async ({ api }) => {
    const call = { params: { path: { memberId } } };
    return dataOf(await api.GET('/agent/rates/{memberId}', call)).value;
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function GiveRatesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <AgentArea part="rebate" page={loaderData}>
      {({ own }) => <GiveRates key={own.memberId} line={own} />}
    </AgentArea>
  );
}

function GiveRates({ line }: { line: Detail }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [rates, setRates] = useState<AgentRates>(line.next?.rates ?? line.rates);
  const giving = useGiveRates(line.memberId);
  const types = ratedTypes(line.most, rates);
  const isWrong = GAME_TYPES.some((type) => rates[type] > line.most[type]);
  return (
    <form
      ref={form}
      className={money.form}
      onSubmit={(event) => {
        event.preventDefault();
        // The first fault is led to; the rule stands beside it.
        if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        else void giving.give(rates);
      }}
    >
      {giving.failure && (
        <Note tone="danger" isAlert>
          {failureText(giving.failure)}
        </Note>
      )}
      <Card>
        <Text as="h2" size="h3">
          {line.account}
        </Text>
        <Text size="caption" tone="3">
          {t('agent.rates.whole_bar')}
        </Text>
        {types.map((type) => (
          <RateField
            key={type}
            gameType={type}
            value={rates[type]}
            most={line.most[type]}
            onChange={(value) => setRates((before) => ({ ...before, [type]: value }))}
          />
        ))}
      </Card>
      <Note>{t('agent.rates.note')}</Note>
      <Button kind="textQuiet" href={`/m/agent/offer/${line.memberId}`}>
        {t('agent.offer.title')}
      </Button>
      <SlowNote {...giving.wait.note} />
      <Button kind="primary" type="submit" width="block" isBusy={giving.wait.isBusy}>
        {t('agent.rates.give')}
      </Button>
      <RateHistory history={line.history} />
    </form>
  );
}

/** Sends the rates; afterwards the list of all lines is shown. */
function useGiveRates(memberId: string) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure>();
  async function give(rates: AgentRates): Promise<void> {
    setFailure(undefined);
    const send = async (signal: AbortSignal) => {
      const call = { params: { path: { memberId } }, body: { rates }, signal };
      await read(browserApi.PUT('/agent/rates/{memberId}', call));
    };
    try {
      if (!(await wait.run(send))) return;
      toast.show({ text: t('agent.rates.saved'), tone: 'success' });
      await navigate('/agent/rebate');
    } catch (error) {
      setFailure(networkFailure(error));
    }
  }
  return { give, failure, wait };
}

function RateHistory({ history }: Pick<Detail, 'history'>) {
  const { t, format } = useWords();
  if (history.length === 0) return null;
  return (
    <>
      <ListTitle>{t('agent.rates.history')}</ListTitle>
      <Card>
        <PairList
          pairs={history.map(({ fromDay, rates }) => ({
            name: format.localDigits(fromDay.replaceAll('-', '/')),
            value: ratedTypes(rates)
              .map((type) => `${t(`lobby.category.${type}`)} ${format.percent(rates[type])}`)
              .join(' · '),
          }))}
        />
      </Card>
    </>
  );
}
