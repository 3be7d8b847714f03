import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContractAnswer } from '@maidan/contract/constants';
import type { Contract } from '@maidan/contract/types';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import type { Wait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { answerContract } from './agent.queries.ts';
import type { AnsweredText } from './agent.queries.ts';

const TOASTS = {
  accept: { key: 'agent.contract.accepted', tone: 'success' },
  refuse: { key: 'agent.contract.refused', tone: 'accent' },
} as const;

/** Answering the contract on the screen, with a question before the answer is sent. */
export interface ContractAnswering {
  /** The answer that waits for confirmation. */
  readonly asking: ContractAnswer | undefined;
  /** The last answer that was asked about, so that the question keeps its words while it fades out. */
  readonly lastAsked: ContractAnswer;
  readonly failure: ApiFailure | undefined;
  readonly wait: Wait;
  ask(answer: ContractAnswer): void;
  withdraw(): void;
  give(): Promise<void>;
}

/** Sends the answer; whether it succeeds or not, the screen then shows the contract as it is. */
export function useContractAnswer(kind: Contract['kind'], text: AnsweredText): ContractAnswering {
  const { t } = useWords();
  const toast = useToast();
  const wait = useWait();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<ContractAnswer>();
  const [lastAsked, setLastAsked] = useState<ContractAnswer>('accept');
  const [failure, setFailure] = useState<ApiFailure>();

  async function give() {
    if (!asking) return;
    setFailure(undefined);
    try {
      if (!(await wait.run((signal) => answerContract(kind, asking, text, signal)))) return;
      const { key, tone } = TOASTS[asking];
      toast.show({ text: t(key), tone });
    } catch (error) {
      setFailure(networkFailure(error));
    }
    setAsking(undefined);
    await revalidate();
  }

  return {
    asking,
    lastAsked,
    failure,
    wait,
    ask: (answer) => {
      setAsking(answer);
      setLastAsked(answer);
    },
    withdraw: () => {
      wait.cancel();
      setAsking(undefined);
    },
    give,
  };
}
