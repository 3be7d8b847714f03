import { CONTRACT_KINDS, isContractPromptType } from '@maidan/contract/constants';
import type { ContractAnswer, ContractKind } from '@maidan/contract/constants';
import type { paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import { logFault } from '#platform/page/log.ts';
import { renewSession } from '#platform/session/renewal.ts';

/** The body of an answer to a contract: the answer, and the text that the agent has read. */
export type AnswerBody =
  paths['/agent/contracts/{kind}/answer']['post']['requestBody']['content']['application/json'];

/** Which text is answered; the body without the answer itself. */
export type AnsweredText = Omit<AnswerBody, 'answer'>;

const REQUESTS: Readonly<Record<ContractKind, () => Promise<string>>> = {
  salary: async () =>
    (await read(browserApi.GET('/agent/contracts/salary/request'))).value.dailysalreqtype,
  dividend: async () =>
    (await read(browserApi.GET('/agent/contracts/dividend/request'))).value.divtypecompperiodreq,
  hourly: async () =>
    (await read(browserApi.GET('/agent/contracts/hourly/request'))).value.contracthoursalreq,
};

/**
 * Waits until the session of a member who came home is renewed (SESS-09), then finds the kinds of contracts that wait
 * for an answer, in the order in which home asks about them (AGENT-06, AGENT-11). Nobody asked for this, so a failure
 * is logged and not shown; the client reports a dead session.
 */
export async function findPendingContracts(): Promise<ContractKind[]> {
  const session = await renewSession();
  if (!session || !isContractPromptType(session.type)) return [];
  const pending = await Promise.all(CONTRACT_KINDS.map(isPending));
  return CONTRACT_KINDS.filter((_kind, index) => pending[index]);
}

async function isPending(kind: ContractKind): Promise<boolean> {
  const request = await toLoaderResult(REQUESTS[kind]());
  if (!request.ok) logFault(`The ${kind} contract could not be asked for`, request.failure.code);
  return request.ok && request.data !== '';
}

/** Accepts or refuses a contract (AGENT-12). @throws ApiFailure such as `agent.contract_changed` */
export async function answerContract(
  kind: ContractKind,
  answer: ContractAnswer,
  text: AnsweredText,
  signal: AbortSignal,
): Promise<void> {
  await read(
    browserApi.POST('/agent/contracts/{kind}/answer', {
      params: { path: { kind } },
      body: { ...text, answer },
      signal,
    }),
  );
}
