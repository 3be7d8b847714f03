import { createDialog } from '../../../dialog.ts';
import { button, html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { valueBefore, type Chain, type ChainEnds, type ChainValue } from './chain.ts';
import { leadsTo } from './hash.ts';
import { chainWords, type ChainWords } from './words.ts';
import './proof.css';

/** What a game says of its rounds and their chains. */
export interface ProofSheet {
  title: string;
  intro: string;
  formula: string;
  /** Name of the list of rounds. */
  rounds: string;
  /** The rounds, each in a `li`, newest first. */
  items: readonly HTMLElement[];
  /** Stands in place of the list while it is empty. */
  none: string;
  /** What is known of the round to come. */
  coming?: HTMLElement;
}

/** A name with what it stands for, in a `dl`. */
export function proofField(name: string, ...children: (Node | string)[]): HTMLElement {
  return html('div', {}, html('dt', {}, name), html('dd', {}, ...children));
}

function saltNote(words: ChainWords, { salt, saltSource, announced = '–' }: Chain): string {
  if (salt === undefined) return words('saltNone', { announced });
  if (saltSource === undefined) return words('saltOwn');
  return words('saltPublic', { announced, source: saltSource });
}

function chainPart({ format }: Frame, words: ChainWords, chain: Chain): HTMLElement {
  const blanks = {
    length: format.grouped(chain.length),
    time: format.digits(chain.publishedAt.slice(0, 16).replace('T', ' ')),
  };
  const salt = html('code', {}, chain.salt ?? '–');
  return html(
    'dl',
    {},
    proofField(words('tip', blanks), html('code', {}, chain.tip)),
    proofField(words('salt'), salt, html('p', {}, saltNote(words, chain))),
  );
}

/** Tells what a check comes to in this browser; without a check, or where it fails to run, that there is none. */
export function createVerdict(
  frame: Pick<Frame, 'state'>,
  check: (() => Promise<boolean>) | undefined,
  told: Readonly<Record<'good' | 'bad', string>>,
): HTMLElement {
  const words = chainWords(frame.state.language);
  const verdict = html('span', { class: 'proof__state' }, words('checking'));
  function tell(state: 'good' | 'bad' | 'plain'): void {
    verdict.dataset['state'] = state;
    verdict.textContent = state === 'plain' ? words('uncheckable') : told[state];
  }
  if (check === undefined) tell('plain');
  else
    check().then(
      (isGood) => tell(isGood ? 'good' : 'bad'),
      () => tell('plain'),
    );
  return verdict;
}

/** Tells whether a value leads to the one before it. */
export function createLinkVerdict(
  frame: Pick<Frame, 'state'>,
  end: Partial<ChainValue>,
  ends: ChainEnds,
): HTMLElement {
  const words = chainWords(frame.state.language);
  const [value, before] = [end.value, valueBefore(end, ends)];
  const isKnown = value !== undefined && before !== undefined;
  return createVerdict(frame, isKnown ? () => leadsTo(value, before) : undefined, {
    good: words('linked'),
    bad: words('unlinked'),
  });
}

/** The button that hands a round to the lobby's checker. */
export const checkButton = ({ lobby }: Pick<Frame, 'lobby'>, round: string, name: string) =>
  button({ class: 'btn btn--calm' }, () => lobby.tell({ type: 'check', round }), name);

/** Opens what proves the rounds of a game: their chains, and the rounds with their values. */
export async function showProof<Proof extends { chains: readonly Chain[] }>(
  frame: Frame,
  load: () => Promise<Proof>,
  sheetOf: (proof: Proof) => ProofSheet,
): Promise<void> {
  const words = chainWords(frame.state.language);
  let proof: Proof;
  try {
    proof = await load();
  } catch (error) {
    return frame.warnOf(error);
  }
  const { title, intro, formula, rounds, items, none, coming } = sheetOf(proof);
  const { dialog, close, open } = createDialog(title, frame.words('app.close'));
  dialog.append(
    html(
      'div',
      { class: 'rules proof' },
      html('header', {}, html('h2', {}, title), close),
      html('p', {}, intro),
      ...proof.chains.map((chain) => chainPart(frame, words, chain)),
      coming && html('dl', {}, coming),
      html('p', {}, formula),
      html('h3', {}, rounds),
      items.length === 0 ? html('p', {}, none) : html('ol', {}, ...items),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  open();
}
