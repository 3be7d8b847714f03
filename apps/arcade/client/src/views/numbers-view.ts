import { button, html, isMotionReduced, pause, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import { createStakePanel } from '../stake-panel.ts';

interface NumbersRules {
  size: number;
  drawn: number;
  pays: number[][];
}
const MOST_PICKS = 6;
const NEXT_BALL_MS = 260;
const HUES = ['red', 'gold', 'green', 'blue', 'violet', 'orange'];

function createDrum(frame: Frame, rules: NumbersRules, board: HTMLElement) {
  const { words, format, state } = frame;
  const slots = Array.from({ length: rules.drawn }, () =>
    html('span', { class: 'ball ball--empty' }),
  );
  const top = html('b', { class: 'num' });
  const prize = html('p', { class: 'drum__top' }, words('numbers.top'), top);
  const rings = svg(
    'svg',
    { class: 'drum__art', viewBox: '0 0 200 200', 'aria-hidden': true },
    svg('circle', { cx: 100, cy: 100, r: 92 }),
    svg('circle', { cx: 100, cy: 100, r: 70, 'stroke-dasharray': '4 8' }),
    svg('circle', { cx: 100, cy: 100, r: 44 }),
    svg('path', { d: 'M86 30h28v140H86Z' }),
  );
  const element = html(
    'div',
    { class: `drum drum--${state.look}` },
    rings,
    prize,
    html('div', { class: 'drum__balls num' }, ...slots),
    board,
  );
  return {
    element,
    showTop(minor: number) {
      top.textContent = format.money(minor);
    },
    clear() {
      for (const slot of slots) {
        slot.className = 'ball ball--empty';
        slot.textContent = '';
      }
    },
    async show(drawn: number[], picks: readonly number[]) {
      for (const [index, number] of drawn.entries()) {
        const slot = slots[index];
        if (slot === undefined) continue;
        slot.textContent = format.digits(number);
        const isHit = picks.includes(number);
        slot.className = `ball ball--${HUES[number % HUES.length]}${isHit ? ' ball--hit' : ''}`;
        if (!isMotionReduced())
          slot.animate(
            [
              { transform: 'translateY(-28px)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            {
              duration: 220,
              easing: 'cubic-bezier(.2,.8,.2,1)',
            },
          );
        frame.sound.play(isHit ? 'take' : 'tick');
        await pause(NEXT_BALL_MS);
      }
    },
  };
}

function rulesOf(frame: Frame, rules: NumbersRules): GameRules {
  const { words, format } = frame;
  const rows = rules.pays.flatMap((pays, picked) =>
    pays.flatMap((pay, hits) =>
      pay === 0 ? [] : [[format.digits(picked), format.digits(hits), format.times(pay)]],
    ),
  );
  const blanks = { size: format.digits(rules.size), drawn: format.digits(rules.drawn) };
  return {
    paragraphs: [words('numbers.rules', blanks), words('numbers.rulesTop')],
    table: {
      caption: words('numbers.pays'),
      heads: [words('numbers.picked'), words('numbers.hit'), words('numbers.pays')],
      rows,
    },
  };
}

/** The number draw in its four looks. */
export function startNumbers(frame: Frame): GameRules {
  const { words, format } = frame;
  const rules = frame.state.rules as unknown as NumbersRules;
  const picks = new Set<number>();
  const cells = Array.from({ length: rules.size }, (_unused, index) => {
    const number = index + 1;
    return button(
      { class: 'pick num', 'aria-pressed': 'false' },
      () => toggle(number),
      format.digits(number),
    );
  });
  const chosen = html('span', { class: 'choices__line' });
  const quick = button({ class: 'tag tag--button' }, () => pickQuick(), words('numbers.quick'));
  const clear = button({ class: 'tag tag--button' }, () => pickNone(), words('numbers.clear'));
  const drum = createDrum(frame, rules, html('div', { class: 'numbers' }, ...cells));
  const head = html('div', { class: 'choices__head' }, chosen, quick, clear);
  const panel = createStakePanel(frame, {
    onAction: () => void draw(),
    onChange: () => show(),
    otherFault: () => (picks.size === 0 ? words('numbers.choose') : undefined),
  });
  panel.setAction({ label: words('numbers.play') });
  frame.stage.append(drum.element);
  frame.controls.append(html('div', { class: 'choices' }, head), panel.element);

  function show(): void {
    for (const [index, cell] of cells.entries()) {
      cell.setAttribute('aria-pressed', String(picks.has(index + 1)));
      cell.classList.remove('pick--drawn', 'pick--hit');
    }
    chosen.textContent = words('numbers.chosen', { count: format.digits(picks.size) });
    const top = Math.max(...(rules.pays[picks.size === 0 ? MOST_PICKS : picks.size] ?? [0]));
    drum.showTop(Math.floor((panel.stakeMinor() * top) / 100));
    panel.refresh();
  }
  function toggle(number: number): void {
    if (picks.has(number)) picks.delete(number);
    else if (picks.size < MOST_PICKS) picks.add(number);
    show();
  }
  function pickNone(): void {
    picks.clear();
    drum.clear();
    show();
  }
  function pickQuick(): void {
    picks.clear();
    // Which numbers are picked does not change the chances, so the device's ordinary randomness is enough.
    while (picks.size < MOST_PICKS) picks.add(1 + Math.floor(Math.random() * rules.size));
    show();
  }

  async function draw(): Promise<void> {
    panel.setBusy(true);
    frame.say(' ');
    drum.clear();
    show();
    const own = [...picks];
    const answer = await frame.play(panel.stakeMinor(), { picks: own });
    if (answer !== undefined) {
      const outcome = answer.round.outcome as { drawn: number[]; hits: number };
      await drum.show(outcome.drawn, own);
      for (const number of outcome.drawn)
        cells[number - 1]?.classList.add(own.includes(number) ? 'pick--hit' : 'pick--drawn');
      const blanks = { hits: format.digits(outcome.hits), picks: format.digits(own.length) };
      frame.conclude(answer, words('numbers.hits', blanks));
    } else frame.say(words('result.idle'));
    panel.setBusy(false);
  }

  show();
  return rulesOf(frame, rules);
}
