import { createGradients, symbolsOf } from '../art/symbols.ts';
import { html, isMotionReduced, pause, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';
import { isGain } from '../gain.ts';
import type { GameRules } from '../rules.ts';
import { createStakePanel } from '../stake-panel.ts';

interface SlotRules {
  columns: number;
  rows: number;
  pays: number[][];
  lines: number[][];
}
interface SlotOutcome {
  cells: number[][];
  wins: { line: number; symbol: number; run: number; payoutMinor: number }[];
}

const FILLERS = 10;
const SPIN_MS = 650;
const NEXT_COLUMN_MS = 140;
/** From the answer of one spin to the next; sites refuse a bet that comes sooner after the one before. */
const PACE_MS = 2500;

/** Waits also where motion is reduced, unlike a pause of the picture. */
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function createReels(frame: Frame, rules: SlotRules) {
  const symbolOf = symbolsOf(frame.state.seed, rules.pays.length);
  // The symbols on waiting reels are decoration; the outcome comes from the server.
  const anySymbol = () => Math.floor(Math.random() * rules.pays.length);
  const cell = (symbol: number) => html('div', { class: 'reel__cell' }, symbolOf(symbol));
  const strips = Array.from({ length: rules.columns }, () => html('div', { class: 'reel__strip' }));
  const lines = svg('svg', {
    class: 'reels__lines',
    viewBox: `0 0 ${rules.columns * 10} ${rules.rows * 10}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  });
  const columns = strips.map((strip) => html('div', { class: 'reel' }, strip));
  const element = html('div', { class: `reels reels--${rules.columns}` }, ...columns, lines);
  /** Sets the height of a strip so that three of its cells fill the reel. */
  const fit = (strip: HTMLElement) =>
    strip.style.setProperty('height', `${(strip.childElementCount / rules.rows) * 100}%`);
  for (const strip of strips) {
    for (let row = 0; row < rules.rows; row += 1) strip.append(cell(anySymbol()));
  }

  async function landColumn(column: number, final: number[]): Promise<void> {
    const strip = strips[column];
    if (strip === undefined) return;
    const held = [...strip.children].slice(0, rules.rows);
    const fillers = Array.from({ length: FILLERS }, () => cell(anySymbol()));
    strip.replaceChildren(...final.map((symbol) => cell(symbol)), ...fillers, ...held);
    fit(strip);
    if (!isMotionReduced()) {
      const rows = FILLERS + rules.rows;
      const from = `translateY(${(-100 * rows) / (rows + rules.rows)}%)`;
      await strip.animate([{ transform: from }, { transform: 'none' }], {
        duration: SPIN_MS + column * NEXT_COLUMN_MS,
        easing: 'cubic-bezier(.25,.7,.3,1)',
      }).finished;
    }
    strip.replaceChildren(...[...strip.children].slice(0, rules.rows));
    fit(strip);
    frame.sound.play('tick');
  }

  function mark(outcome: SlotOutcome): void {
    for (const win of outcome.wins) {
      const rowOf = rules.lines[win.line] ?? [];
      for (let column = 0; column < win.run; column += 1) {
        strips[column]?.children[rowOf[column] ?? 0]?.classList.add('reel__cell--win');
      }
      const points = rowOf
        .slice(0, win.run)
        .map((row, column) => `${column * 10 + 5},${row * 10 + 5}`)
        .join(' ');
      lines.append(svg('polyline', { points }));
    }
    element.classList.toggle('reels--won', outcome.wins.length > 0);
  }

  return {
    element,
    symbolOf,
    begin() {
      lines.replaceChildren();
      element.classList.remove('reels--won');
      element.classList.add('reels--waiting');
    },
    stop: () => element.classList.remove('reels--waiting'),
    /** Lands the drawn symbols; only a win gets its lines and colours. */
    async land(outcome: SlotOutcome, isWon: boolean) {
      element.classList.remove('reels--waiting');
      await Promise.all(outcome.cells.map((final, column) => landColumn(column, final)));
      if (isWon) mark(outcome);
    },
  };
}

function rulesOf(
  frame: Frame,
  rules: SlotRules,
  symbolOf: (symbol: number) => SVGSVGElement,
): GameRules {
  const { words, format } = frame;
  const runs = rules.columns === 5 ? [5, 4, 3] : [3];
  return {
    paragraphs: [
      words('slot.rules', {
        cells: format.digits(rules.columns * rules.rows),
        lines: format.digits(rules.lines.length),
      }),
    ],
    table: {
      caption: words('slot.pays'),
      heads: [words('slot.symbol'), ...runs.map((run) => format.digits(run))],
      rows: rules.pays
        .slice(1)
        .map((pays, index) => [
          symbolOf(index + 1),
          ...runs.map((run) => format.digits(`${pays[run] ?? 0}×`)),
        ]),
    },
  };
}

/** The slot: reels above, stake below. */
export function startSlot(frame: Frame): GameRules {
  const { words, format } = frame;
  const rules = frame.state.rules as unknown as SlotRules;
  const reels = createReels(frame, rules);
  const panel = createStakePanel(frame, { onAction: () => void spin() });
  panel.setAction({ label: words('slot.spin') });
  frame.stage.classList.add('stage--slot');
  const banner = html('div', { class: `slot__banner slot__banner--${frame.state.seed % 5}` });
  const top = Math.max(...rules.pays.flat());
  banner.append(
    html('b', {}, frame.state.title),
    html('span', { class: 'num' }, words('slot.top', { times: format.digits(top) })),
  );
  frame.stage.append(createGradients(), banner, reels.element);
  frame.controls.append(panel.element);

  async function spin(): Promise<void> {
    panel.setBusy(true);
    frame.say(' ');
    frame.sound.play('take');
    reels.begin();
    const answer = await frame.play(panel.stakeMinor(), {});
    const nextSpin = later(PACE_MS);
    if (answer === undefined) {
      reels.stop();
      frame.say(words('result.idle'));
    } else {
      const outcome = answer.round.outcome as unknown as SlotOutcome;
      await reels.land(outcome, isGain(answer.round));
      await pause(150);
      const count = outcome.wins.length;
      frame.conclude(answer, count > 1 ? words('slot.lines', { count: format.digits(count) }) : '');
    }
    if (answer !== undefined) await nextSpin;
    panel.setBusy(false);
  }
  return rulesOf(frame, rules, reels.symbolOf);
}
