import './proof.css';
import { createDialog } from '../../../dialog.ts';
import { button, html } from '../../../dom.ts';
import { explain } from '../../../errors.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import type { DrawChain, DrawnResult, DrawsProof, Ticket } from './drawn.ts';
import { DRAW_TEXTS } from './words.ts';

type Words = ReturnType<typeof drawWords>;
const drawWords = (language: string) => roomWords(language, DRAW_TEXTS);

/** How a game writes its draws and tickets. */
export interface ProofTexts {
  numbers: (balls: readonly number[]) => string;
  ticket: (choice: Record<string, unknown>) => string;
}

function field(name: string, ...children: (Node | string)[]): HTMLElement {
  return html('div', {}, html('dt', {}, name), html('dd', {}, ...children));
}

function saltNote(words: Words, { salt, saltSource, announced = '–' }: DrawChain): string {
  if (salt === undefined) return words('saltNone', { announced });
  if (saltSource === undefined) return words('saltOwn');
  return words('saltPublic', { announced, source: saltSource });
}

function chainPart({ format }: Frame, words: Words, chain: DrawChain): HTMLElement {
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

/** A ticket with all that the checker needs, as JSON: the chain's value is its server seed. */
export function roundText(
  frame: Pick<Frame, 'state'>,
  { title, chains }: Pick<DrawsProof, 'title' | 'chains'>,
  result: DrawnResult,
  ticket: Ticket | undefined,
): string {
  const { value, before, drawNo, chainId } = result;
  const salt = chains.find((chain) => chain.chainId === chainId)?.salt;
  const { choice, outcome, stakeMinor, payoutMinor } = ticket ?? {};
  return JSON.stringify({
    game: frame.state.room,
    serverSeed: value,
    hash: before,
    salt,
    clientSeed: title,
    nonce: drawNo,
    choice,
    outcome,
    stakeMinor,
    payoutMinor,
  });
}

function drawPart(
  frame: Frame,
  words: Words,
  texts: ProofTexts,
  { proof, result }: { proof: DrawsProof; result: DrawnResult },
): HTMLElement {
  const { format, lobby } = frame;
  const number = format.digits(result.drawNo);
  const own = proof.tickets.filter(({ drawNo }) => drawNo === result.drawNo);
  const checks = own.map((ticket) =>
    button(
      { class: 'btn btn--calm' },
      () => lobby.tell({ type: 'check', round: roundText(frame, proof, result, ticket) }),
      `${words('check', { number })}: ${texts.ticket(ticket.choice)}`,
    ),
  );
  return html(
    'li',
    {},
    html('b', { class: 'num' }, words('draw', { number, numbers: texts.numbers(result.balls) })),
    html('div', {}, html('code', {}, result.value ?? '–')),
    ...checks,
  );
}

/** Opens what proves the draws: the chain, its salt, and the value of each draw. */
export async function showDrawProof(frame: Frame, texts: ProofTexts): Promise<void> {
  const words = drawWords(frame.state.language);
  let proof: DrawsProof;
  try {
    proof = await frame.server.drawsProof();
  } catch (error) {
    return frame.warn(explain(error, frame.words));
  }
  const { dialog, close, open } = createDialog(words('proofTitle'), frame.words('app.close'));
  const { next, results, chains } = proof;
  const number = frame.format.digits(next?.drawNo ?? 0);
  const coming = next && field(words('nextValue', { number }), html('code', {}, next.before));
  dialog.append(
    html(
      'div',
      { class: 'rules proof' },
      html('header', {}, html('h2', {}, words('proofTitle')), close),
      html('p', {}, words('proofIntro')),
      ...chains.map((chain) => chainPart(frame, words, chain)),
      html('dl', {}, coming),
      html('p', {}, words('formula')),
      html('h3', {}, words('draws')),
      html('ol', {}, ...results.map((result) => drawPart(frame, words, texts, { proof, result }))),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  open();
}
