import { data, redirect } from 'react-router';
import { isContractPromptType } from '@maidan/contract/constants';
import type { Contract } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { statusOf, toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { titleOf } from '#screen-facts.ts';
import { admitMember } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import type { AnswerBody } from './agent.queries.ts';
import { AnswerForm } from './contract-answer.tsx';
import { CHANGES, Simulator } from './contracts/simulator.tsx';
import type { Change, SimulatorProps } from './contracts/simulator.tsx';
import { CONTRACT_PATHS, contractKindOf } from './contract-paths.ts';
import { ContractHistory, ContractView } from './contract-view.tsx';
import { useContractAnswer } from './use-contract-answer.ts';
import styles from './agent.module.css';
import type { Route } from './+types/contract-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';

const NOUNS = ['agent', 'errors'] as const;
const TITLES = {
  salary: titleOf('salaryContract'),
  dividend: titleOf('dividendContract'),
  hourly: titleOf('hourlyContract'),
};

/** One screen for the three kinds of contracts (AGENT-03 to AGENT-05); the path decides the title. */
export function handle(pathname: string): ScreenHandle {
  return {
    nouns: NOUNS,
    titleKey: TITLES[contractKindOf(pathname)],
    parameters: ['change'],
    header: 'back',
    hasTabBar: false,
  };
}

/** The contract of the path; visitors log in first, and types without contracts are refused (AGENT-07). */
export async function loader(args: Route.LoaderArgs) {
  const { locale: language, digits, session } = admitMember(args);
  const kind = contractKindOf(args.url.pathname);
  if (!isContractPromptType(session.type)) {
    const nothing = { contract: undefined, change: '0' as const, simulation: undefined };
    return data({ kind, digits, ...nothing }, { status: 403 });
  }
  const call = { params: { path: { kind }, query: { language, digits } } };
  const contract = await memberLoaderResult(args, ({ api }) =>
    api.GET('/agent/contracts/{kind}', call).then(dataOf),
  );
  const isMissing = !contract.ok && isNoContract(contract.failure);
  const isOffered = contract.ok && contract.data.value.state === 'offered';
  const change = changeOf(args.url);
  const simulated = isOffered
    ? await memberLoaderResult(args, ({ api }) =>
        api
          .GET('/agent/contracts/{kind}/simulation', {
            params: { path: { kind }, query: { change } },
          })
          .then(dataOf),
      )
    : undefined;
  // Without it the terms are still there to be read and answered.
  const simulation = simulated?.ok ? simulated.data.value : undefined;
  return data(
    { kind, digits, contract, change, simulation },
    { status: isMissing ? 200 : statusOf(contract) },
  );
}

/** By how many per cent the figures of the simulation are changed. */
function changeOf({ searchParams }: URL): Change {
  return CHANGES.find((one) => one === searchParams.get('change')) ?? '0';
}

/** Handles the plain form: web sends the answer for the member, and the same page shows the result. */
export async function action(args: Route.ActionArgs) {
  const scope = admitMember(args);
  const kind = contractKindOf(args.url.pathname);
  const { formToken: _formToken, ...values } = await postedForm(args.request, scope);
  try {
    const call = { params: { path: { kind } }, body: values as unknown as AnswerBody };
    dataOf(await scope.api.POST('/agent/contracts/{kind}/answer', call));
  } catch (error) {
    return { failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  throw redirect(`/${CONTRACT_PATHS[kind]}`, 303);
}

export const clientLoader = wordsLoader<typeof loader>(NOUNS);
export const shouldRevalidate = keepDataOnPopup;

export default function ContractScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, digits, contract, change, simulation } = loaderData;
  if (!contract) return <NoContract isRefused />;
  if (contract.ok) {
    const { value } = contract.data;
    return (
      // Another offer is a new page, so nothing stays of a question about the one before.
      <ContractPage
        key={value.contractId}
        contract={value}
        digits={digits}
        simulator={
          simulation && {
            simulation,
            change,
            hrefOf: (one) => `/m/${CONTRACT_PATHS[kind]}?change=${one}`,
          }
        }
        posted={actionData?.failure}
      />
    );
  }
  if (isNoContract(contract.failure)) return <NoContract />;
  return <ContractFailure key={kind} failure={contract.failure} />;
}

interface ContractPageProps {
  contract: Contract;
  digits: AnswerBody['digits'];
  simulator: SimulatorProps | undefined;
  posted: FailureData | undefined;
}

function ContractPage({ contract, digits, simulator, posted }: ContractPageProps) {
  const failureText = useFailureText();
  const { kind, contractId, textHash, textLanguage, state, history } = contract;
  const text = { contractId, textHash, language: textLanguage, ...(digits ? { digits } : {}) };
  const answering = useContractAnswer(kind, text);
  const failure = answering.failure ?? (posted && toFailure(posted));
  return (
    <div className={styles.page}>
      <Stack gap={4} isPadded>
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        {simulator && <Simulator {...simulator} />}
        <ContractView contract={contract} />
        {state === 'offered' && <AnswerForm text={text} answering={answering} />}
        <ContractHistory history={history} />
      </Stack>
    </div>
  );
}

function NoContract({ isRefused = false }: { isRefused?: boolean }) {
  const { t } = useWords();
  const text = isRefused ? 'agent.contract.refused_type' : 'agent.contract.none_text';
  return (
    <EmptyState
      drawing="record"
      title={t('agent.contract.none')}
      text={t(text)}
      action={
        <Button kind="primary" href="/m/home">
          {t('site.not_found.home')}
        </Button>
      }
    />
  );
}

function isNoContract({ code }: FailureData): boolean {
  return code === 'agent.contract_not_found';
}

function ContractFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('agent.contract.error')} {...reload(failure)} />;
}
