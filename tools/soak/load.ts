import { readAddress } from '../../apps/arcade/client/src/opening.ts';
import { randomUUID } from 'node:crypto';
import type { Game } from '../../packages/contract/src/types.ts';
import { vendorFromWire, vendorToWire } from '../../packages/contract/src/vendor-code.ts';
import type { Stack } from '../product/stack.ts';
import { callApi, registerMember } from '../bench/gateway/member.ts';
import type { ApiAddress } from '../bench/gateway/member.ts';
import { readOrMakeKeys } from '../keys/keys-file.ts';
import { createAsker } from './asker.ts';
import type { Asker } from './asker.ts';

/** A load that runs until it is stopped. */
export interface Load extends Pick<Asker, 'requests' | 'failures'> {
  stop(): Promise<void>;
}

/** The player of one lane: a member at the api, with a game open at the arcade. */
interface Player {
  readonly token: string;
  readonly frame: string;
}

const LANES = 4;
/** A stake of the fishing game, which has no least time from bet to bet. */
const STAKE_MINOR = 1000;
const PAGES = [
  'home',
  'slot',
  'login',
  'register',
  'activity',
  'help',
  'notice',
  'language',
  'set',
];
const MEMBER_PAGES = ['home', 'member/home', 'member/profile', 'gameRecord', 'fav-games'];
const READS = ['/lobby/home', '/games?pageSize=36', '/lobby/winners', '/site/status'];
const ACCEPT = { Accept: 'text/html', 'Accept-Encoding': 'br' };
/** The member who reads pages signs in again after this many turns. */
const TURNS_PER_SESSION = 200;
/** A lane changes to another member before the balance of one is used up. */
const TURNS_PER_PLAYER = 1000;

/**
 * Sends every kind of request that people make, as fast as the product answers, in several lanes at once: pages of
 * visitors and of a member, calls of scripts, rounds of a game, streams and pages that are aborted, and sign-ins.
 */
export async function startLoad(stack: Stack): Promise<Load> {
  const asker = createAsker();
  let seated = 0;
  const seatNext = () => seat(stack, (seated = (seated % 250) + 1));
  const players: Player[] = [];
  while (players.length < LANES) players.push(await seatNext());
  const over = new AbortController();
  let cookies = await signIn(stack, asker);

  async function run(first: Player, lane: number): Promise<void> {
    let player = first;
    for (let count = 1; !over.signal.aborted; count += 1) {
      if (count % TURNS_PER_PLAYER === 0) player = await seatNext();
      if (lane === 0 && count % TURNS_PER_SESSION === 0) cookies = await signIn(stack, asker);
      await askWeb(stack, asker, { count, cookies });
      await askPlay(stack, asker, player);
    }
  }
  const lanes = Promise.all(players.map(run));
  return {
    requests: asker.requests,
    failures: asker.failures,
    stop: async () => {
      over.abort();
      await lanes;
    },
  };
}

/** Pages and reads of one turn. */
async function askWeb(
  { ports }: Stack,
  { ask, leave }: Asker,
  { count, cookies }: { count: number; cookies: string },
): Promise<void> {
  const origin = `http://localhost:${ports.web}`;
  const one = (list: readonly string[]) => list[count % list.length];
  const asMember = { ...ACCEPT, Cookie: cookies };
  await ask('page', `${origin}/m/${one(PAGES)}`, { headers: ACCEPT });
  await ask('odd page', `${origin}/m/home?x=${randomUUID()}`, { headers: ACCEPT });
  await ask('member page', `${origin}/m/${one(MEMBER_PAGES)}`, { headers: asMember });
  await ask('read', `${origin}/m/api${one(READS)}`);
  await leave(`${origin}/m/${one(MEMBER_PAGES)}`, asMember);
}

/** A member's calls of one turn. */
async function askPlay({ ports }: Stack, { ask, leave }: Asker, player: Player): Promise<void> {
  const api = `http://localhost:${ports.api}`;
  const authorization = `Bearer ${player.token}`;
  await ask('balance', `${api}/wallet/balance`, { headers: { authorization } });
  await leave(`${api}/live/events`, { authorization });
  await ask('round', `http://localhost:${ports.arcade}/game/v1/play`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.frame}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      playId: randomUUID(),
      stakeMinor: STAKE_MINOR,
      choice: { fish: 'puti' },
    }),
  });
}

/** Signs a demo member in by the plain form; answers the cookies that a browser would send from then on. */
async function signIn(stack: Stack, { ask }: Asker): Promise<string> {
  const origin = `http://localhost:${stack.ports.web}`;
  const [account] = stack.accounts();
  if (!account) throw new Error('The demo has no account.');
  const { username, password } = account;
  const body = new URLSearchParams({ method: 'username', username, password });
  const headers = { ...ACCEPT, Origin: origin };
  const answer = await ask('sign-in', `${origin}/m/login`, { method: 'POST', headers, body });
  if (answer.status !== 303) throw new Error(`The sign-in was answered with ${answer.status}.`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return pairs.join('; ');
}

/** A new member with a fishing game of the sandbox vendor open. */
async function seat({ ports, dataFolder }: Stack, number: number): Promise<Player> {
  const api: ApiAddress = { origin: `http://localhost:${ports.api}` };
  const { deploymentSecret } = readOrMakeKeys(dataFolder, new Date());
  const token = await registerMember(api, deploymentSecret, number);
  const { games } = (await callApi(api, 'GET', '/games?pageSize=1&gameType=FISH')) as {
    games: Game[];
  };
  const [game] = games;
  if (!game) throw new Error('The demo has no fishing game.');
  const { vendor, nodeId, gameType: category } = vendorFromWire(game);
  const launched = (await callApi(api, 'POST', '/games/launch', {
    body: vendorToWire({ category, vendor, nodeId }),
    headers: { authorization: `Bearer ${token}` },
  })) as { value: { url: string } };
  const frame = readAddress(new URL(launched.value.url).hash).token;
  // A frame opens its game and proposes a seed before it plays; until then the arcade accepts no stake from it.
  const arcade: ApiAddress = { origin: `http://localhost:${ports.arcade}` };
  const headers = { authorization: `Bearer ${frame}` };
  const opened = await callApi(arcade, 'GET', '/game/v1/session', { headers });
  const { pairNo } = (opened as { seeds: { pairNo: number } }).seeds;
  await callApi(arcade, 'POST', '/game/v1/seeds', {
    body: { pairNo, clientSeed: randomUUID() },
    headers,
  });
  return { token, frame };
}
