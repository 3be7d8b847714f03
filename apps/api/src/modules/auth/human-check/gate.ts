import type { HumanCheckKind } from '@maidan/contract';
import { WORK_LEVELS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { HumanCheck } from './proof-of-work.ts';
import { HumanProviderError } from './human-check.ports.ts';
import type { HumanProviderSettings, HumanVerdicts } from './human-check.ports.ts';
import type { PressureSource, Pressure } from './pressure.ts';

/** How long an external check is left out after it gave no verdict. */
const AWAY_MS = 60_000;
/** Levels that our own proof costs more while an external check is configured and answers. */
const WITHOUT_TOKEN = 2;

/** A proof that a visitor is human. */
export interface HumanProof extends PressureSource {
  /** A solved proof of work, or the token of the site's external check. */
  readonly payload: string;
  readonly kind?: HumanCheckKind;
}

export interface HumanGateDeps {
  readonly human: HumanCheck;
  readonly pressure: Pressure;
  readonly verdicts: HumanVerdicts;
  readonly store: ShortLivedStore;
  readonly log: Log;
}

/**
 * Lets a visitor pass who proves to be human: with a proof of work at the current cost, or with a token of the external
 * check that the site configured. When the external check gives no verdict, it is left out for a minute; meanwhile our
 * own proof counts instead, at its ordinary cost.
 */
export function humanGate({ human, pressure, verdicts, store, log }: HumanGateDeps) {
  async function isVouched(
    siteId: string,
    provider: HumanProviderSettings,
    { payload: token, address }: HumanProof,
  ): Promise<boolean> {
    try {
      return await verdicts.isHuman(provider, { token, address });
    } catch (error) {
      if (!(error instanceof HumanProviderError)) throw error;
      log.warn({ siteId, error }, 'the external human check gives no verdict');
      await store.put(siteId, AWAY, '1', AWAY_MS);
      return false;
    }
  }

  return {
    /** The level that a proof must have now. */
    levelOf: (siteId: string, pressing: PressureSource): Promise<number> =>
      pressure.levelOf(siteId, pressing),

    /**
     * Checks a proof and counts it.
     * @throws AppError `auth.human_check_failed` with params.workLevel: what our own proof has to cost
     */
    async check(site: Pick<SiteView, 'siteId' | 'settings'>, proof: HumanProof): Promise<void> {
      const { siteId, settings } = site;
      const { payload, kind = 'form' } = proof;
      const level = await pressure.levelOf(siteId, proof);
      await pressure.note(siteId, proof);
      const provider = settings.providers.humanCheck;
      if (!provider) return human.check(siteId, payload, { kind, level });
      const isAway = async () => (await store.peek(siteId, AWAY)) !== undefined;
      if (isToken(payload) && !(await isAway())) {
        if (await isVouched(siteId, provider, proof)) return undefined;
        const workLevel = (await isAway()) ? level : level + WITHOUT_TOKEN;
        throw new AppError('auth.human_check_failed', {
          workLevel: Math.min(workLevel, WORK_LEVELS.highest),
        });
      }
      if (await isAway()) return human.check(siteId, payload, { kind, level });
      if (provider.isRequired) throw new AppError('auth.human_check_failed', { workLevel: level });
      return human.check(siteId, payload, { kind, level: level + WITHOUT_TOKEN });
    },
  };
}

export type HumanGate = ReturnType<typeof humanGate>;

const AWAY = 'human-provider-away';

/** Whether a payload is a provider's token: our own proofs are base64 of a JSON object with a challenge. */
function isToken(payload: string): boolean {
  if (payload === '') return false;
  try {
    const read: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return typeof read !== 'object' || read === null || !('challenge' in read);
  } catch {
    return true;
  }
}
