import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { chainOf, valueBefore } from '../parts/chain/chain.ts';
import { checkButton, createVerdict, showProof } from '../parts/chain/sheet.ts';
import type { FlightEnd, FlightProof } from './ends.ts';
import { isProven } from './verify.ts';
import type { CrashWords } from './words.ts';

/** What computes a flight's end again; undefined while its chain has no salt. */
function checkOf({ state }: Frame, end: FlightEnd, proof: FlightProof) {
  const salt = chainOf(end, proof)?.salt;
  const topHundredths = Number(state.rules['topHundredths']);
  if (salt === undefined) return undefined;
  return () => isProven(end, { before: valueBefore(end, proof), salt, topHundredths });
}

/** A flight with all that the checker needs, as JSON: the chain's value is its server seed. */
export function flightText(
  { state }: Pick<Frame, 'state'>,
  { flightNo, endHundredths, ...end }: FlightEnd,
  proof: FlightProof,
): string {
  const isWhole = endHundredths >= Number(state.rules['topHundredths']);
  const outcome = isWhole ? 'cashedAtHundredths' : 'crashHundredths';
  return JSON.stringify({
    game: state.room,
    serverSeed: end.value,
    hash: valueBefore(end, proof),
    salt: chainOf(end, proof)?.salt,
    clientSeed: state.gameCode,
    nonce: flightNo,
    // A bet by hand that nobody cashed out: it tells where the flight ended.
    choice: { panel: 0, autoHundredths: null },
    outcome: { [outcome]: endHundredths, flightNo },
  });
}

function endPart(frame: Frame, words: CrashWords, end: FlightEnd, proof: FlightProof): HTMLElement {
  const { format } = frame;
  const number = format.digits(end.flightNo);
  const name = words('flightNo', { number });
  const told = { good: words('proven'), bad: words('unproven') };
  return html(
    'li',
    {},
    html('b', { class: 'num' }, `${name}: ${format.times(end.endHundredths)} · `),
    createVerdict(frame, checkOf(frame, end, proof), told),
    html('div', {}, html('code', {}, end.value)),
    checkButton(frame, flightText(frame, end, proof), words('check', { number })),
  );
}

/** Opens what proves the flights: the chains, and the last ends, each computed again in this browser. */
export function showFlightProof(frame: Frame, words: CrashWords): Promise<void> {
  return showProof(frame, frame.server.flightProof, (proof) => ({
    title: words('proofTitle'),
    intro: words('proofIntro'),
    formula: words('formula'),
    rounds: words('proofEnds'),
    items: proof.ends.map((end) => endPart(frame, words, end, proof)),
    none: words('none'),
  }));
}
