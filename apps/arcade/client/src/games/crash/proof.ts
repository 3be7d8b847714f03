import { createDialog } from '../../dialog.ts';
import { html } from '../../dom.ts';
import { explain } from '../../errors.ts';
import type { Frame } from '../../frame.ts';
import type { ChainView, FlightEnd, FlightProof } from './ends.ts';
import { canVerify, isProven } from './verify.ts';
import type { CrashWords } from './words.ts';

function field(name: string, ...children: (Node | string)[]): HTMLElement {
  return html('div', {}, html('dt', {}, name), html('dd', {}, ...children));
}

function saltNote(words: CrashWords, { salt, saltSource, announced = '–' }: ChainView): string {
  if (salt === undefined) return words('saltNone', { announced });
  if (saltSource === undefined) return words('saltOwn');
  return words('saltPublic', { announced, source: saltSource });
}

function chainPart({ format }: Frame, words: CrashWords, chain: ChainView): HTMLElement {
  const blanks = {
    length: format.grouped(chain.length),
    time: format.digits(chain.publishedAt.slice(0, 16).replace('T', ' ')),
  };
  return html(
    'dl',
    {},
    field(words('tip', blanks), html('code', {}, chain.tip)),
    field(
      words('salt'),
      html('code', {}, chain.salt ?? '–'),
      html('p', {}, saltNote(words, chain)),
    ),
  );
}

/** The value that a flight's value leads to, when it is known here: that of the flight before, or the tip. */
function valueBefore({ chainId, valueNo }: FlightEnd, { ends, chains }: FlightProof) {
  if (valueNo === 1) return chains.find((chain) => chain.chainId === chainId)?.tip;
  return ends.find((end) => end.chainId === chainId && end.valueNo === valueNo - 1)?.value;
}

function endPart(frame: Frame, words: CrashWords, end: FlightEnd, proof: FlightProof): HTMLElement {
  const { format } = frame;
  const verdict = html('span', { class: 'proof__state' }, words('checking'));
  const chain = proof.chains.find(({ chainId }) => chainId === end.chainId);
  function tell(state: 'good' | 'bad' | 'plain'): void {
    const text = { good: 'proven', bad: 'unproven', plain: 'uncheckable' } as const;
    verdict.dataset['state'] = state;
    verdict.textContent = words(text[state]);
  }
  if (!canVerify() || chain?.salt === undefined) tell('plain');
  else {
    const { salt } = chain;
    const topHundredths = Number(frame.state.rules['topHundredths']);
    isProven(end, { before: valueBefore(end, proof), salt, topHundredths }).then(
      (isGood) => tell(isGood ? 'good' : 'bad'),
      () => tell('plain'),
    );
  }
  const name = words('flightNo', { number: format.digits(end.flightNo) });
  return html(
    'li',
    {},
    html('b', { class: 'num' }, `${name}: ${format.times(end.endHundredths)} · `),
    verdict,
    html('div', {}, html('code', {}, end.value)),
  );
}

/** Opens what proves the flights: the chains, and the last ends, each computed again in this browser. */
export async function showProof(frame: Frame, words: CrashWords): Promise<void> {
  let proof: FlightProof;
  try {
    proof = await frame.server.flightProof();
  } catch (error) {
    return frame.warn(explain(error, frame.words));
  }
  const { dialog, close, open } = createDialog(words('proofTitle'), frame.words('app.close'));
  const ends = proof.ends.map((end) => endPart(frame, words, end, proof));
  const none = ends.length === 0 ? html('p', {}, words('none')) : undefined;
  dialog.append(
    html(
      'div',
      { class: 'rules proof' },
      html('header', {}, html('h2', {}, words('proofTitle')), close),
      html('p', {}, words('proofIntro')),
      ...proof.chains.map((chain) => chainPart(frame, words, chain)),
      html('p', {}, words('formula')),
      html('h3', {}, words('proofEnds')),
      none,
      html('ol', {}, ...ends),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  open();
}
