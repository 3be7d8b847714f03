import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { chainOf } from '../chain/chain.ts';
import { checkButton, createLinkVerdict, proofField, showProof } from '../chain/sheet.ts';
import type { DrawnResult, DrawsProof, Ticket } from './drawn.ts';
import { DRAW_TEXTS } from './words.ts';

/** How a game writes its draws and tickets. */
export interface ProofTexts {
  numbers: (balls: readonly number[]) => string;
  ticket: (choice: Record<string, unknown>) => string;
}

/** A ticket with all that the checker needs, as JSON: the chain's value is its server seed. */
export function roundText(
  frame: Pick<Frame, 'state'>,
  proof: Pick<DrawsProof, 'title' | 'chains'>,
  result: DrawnResult,
  ticket: Ticket | undefined,
): string {
  const { value, before, drawNo } = result;
  const salt = chainOf(result, proof)?.salt;
  const { choice, outcome, stakeMinor, payoutMinor } = ticket ?? {};
  return JSON.stringify({
    game: frame.state.room,
    serverSeed: value,
    hash: before,
    salt,
    clientSeed: proof.title,
    nonce: drawNo,
    choice,
    outcome,
    stakeMinor,
    payoutMinor,
  });
}

function drawPart(
  frame: Frame,
  texts: ProofTexts,
  proof: DrawsProof,
  result: DrawnResult,
): HTMLElement {
  const words = roomWords(frame.state.language, DRAW_TEXTS);
  const number = frame.format.digits(result.drawNo);
  const own = proof.tickets.filter(({ drawNo }) => drawNo === result.drawNo);
  const checks = own.map((ticket) => {
    const name = `${words('check', { number })}: ${texts.ticket(ticket.choice)}`;
    return checkButton(frame, roundText(frame, proof, result, ticket), name);
  });
  const title = words('draw', { number, numbers: texts.numbers(result.balls) });
  return html(
    'li',
    {},
    html('b', { class: 'num' }, `${title} · `),
    createLinkVerdict(frame, result, { ends: proof.results, chains: proof.chains }),
    html('div', {}, html('code', {}, result.value ?? '–')),
    ...checks,
  );
}

/** Opens what proves the draws: the chain, its salt, and the value of each draw. */
export function showDrawProof(frame: Frame, texts: ProofTexts): Promise<void> {
  const words = roomWords(frame.state.language, DRAW_TEXTS);
  return showProof(frame, frame.server.drawsProof, (proof) => {
    const { next, results } = proof;
    const number = frame.format.digits(next?.drawNo ?? 0);
    const value = next && html('code', {}, next.before);
    return {
      title: words('proofTitle'),
      intro: words('proofIntro'),
      formula: words('formula'),
      rounds: words('draws'),
      items: results.map((result) => drawPart(frame, texts, proof, result)),
      none: words('none'),
      ...(value && { coming: proofField(words('nextValue', { number }), value) }),
    };
  });
}
