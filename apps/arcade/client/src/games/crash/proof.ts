import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { chainOf, valueBefore } from '../parts/chain/chain.ts';
import { createVerdict, showProof } from '../parts/chain/sheet.ts';
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

function endPart(frame: Frame, words: CrashWords, end: FlightEnd, proof: FlightProof): HTMLElement {
  const { format } = frame;
  const name = words('flightNo', { number: format.digits(end.flightNo) });
  const told = { good: words('proven'), bad: words('unproven') };
  return html(
    'li',
    {},
    html('b', { class: 'num' }, `${name}: ${format.times(end.endHundredths)} · `),
    createVerdict(frame, checkOf(frame, end, proof), told),
    html('div', {}, html('code', {}, end.value)),
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
