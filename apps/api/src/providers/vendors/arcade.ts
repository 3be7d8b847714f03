import { LAUNCH_PATH, LAUNCH_REFUSAL_STATUS, launchReply } from '@maidan/wire';
import { VendorLaunchError } from '#modules/games/games.ports.ts';
import type { VendorLaunch, VendorLauncher } from '#modules/games/games.ports.ts';
import { PartnerSilentError, callPartner } from '../signed-call.ts';
import type { Partner, PartnerAnswer, PartnerOptions } from '../signed-call.ts';
import { arcadeDraws } from './arcade-draws.ts';
import { arcadeMatches } from './arcade-matches.ts';
import { arcadeReturns } from './arcade-returns.ts';
import type { Vendor, VendorDeployment } from './vendor.ts';

const TIMEOUT_MS = 5000;

/** The arcade of a deployment, which plays the games of every vendor code that has no vendor of its own. */
export function connectArcade({ env, keys, clock }: VendorDeployment): Vendor {
  const key = {
    keyId: env.ARCADE_KEY_ID ?? keys.arcade.keyId,
    secret: env.ARCADE_SECRET ?? keys.arcade.secret,
  };
  const partner = { baseUrl: env.ARCADE_URL, ...key, clock };
  return {
    codes: '*',
    launcher: arcadeLauncher(partner),
    draws: arcadeDraws(partner),
    matches: arcadeMatches(partner),
    returns: arcadeReturns(partner),
    key,
  };
}

/** Opens games with the arcade, the sandbox vendor, by the signed launch call of `@maidan/wire`. */
export function arcadeLauncher(options: PartnerOptions): VendorLauncher {
  const partner = { timeoutMs: TIMEOUT_MS, ...options };
  return {
    async launch(launch) {
      const answer = await ask(partner, launch);
      if (answer.status !== 200) throw refusalOf(answer);
      const reply = launchReply.safeParse(answer.value);
      if (!reply.success) throw new VendorLaunchError('silent', 'the answer is no launch reply');
      return { url: reply.data.url, isStandIn: reply.data.isStandIn ?? false };
    },
  };
}

async function ask(partner: Partner, launch: VendorLaunch): Promise<PartnerAnswer> {
  try {
    return await callPartner(partner, 'POST', LAUNCH_PATH, launch);
  } catch (error) {
    if (error instanceof PartnerSilentError) throw new VendorLaunchError('silent', error.message);
    throw error;
  }
}

function refusalOf({ status, code = '' }: PartnerAnswer): VendorLaunchError {
  const known = Object.hasOwn(LAUNCH_REFUSAL_STATUS, code) ? code : 'no code of the wire';
  const fault = code === 'unknown_game' ? 'unknown_game' : 'refused';
  return new VendorLaunchError(fault, `status ${status}, ${known}`);
}
