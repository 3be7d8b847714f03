import { button, html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { createStakePanel } from '../../../stake-panel.ts';
import { createRandomAct } from '../random-act.ts';
import { roomWords } from '../../room-words.ts';
import { ballsRules, wayOf, type BallsRules } from './balls-rules.ts';
import { BALLS_TEXTS } from './balls-words.ts';
import { createBoard } from './board45.ts';
import { createDesk } from './desk.ts';
import { showDrawProof } from './proof.ts';
import { DRAW_TEXTS } from './words.ts';

const picksOf = (choice: Record<string, unknown>) => choice['picks'] as number[];

/** So many numbers at random. Which ones they are does not change the chances, so ordinary randomness is enough. */
function anyNumbers({ size, most }: BallsRules): number[] {
  const numbers = new Set<number>();
  while (numbers.size < most) numbers.add(1 + Math.floor(Math.random() * size));
  return [...numbers];
}

/** A draw of balls for everybody: a board of numbers, and tickets for the next draw. */
export function startBalls(frame: Frame): GameRules {
  const { format, state, sound } = frame;
  const rules = state.rules as unknown as BallsRules;
  const words = roomWords(state.language, BALLS_TEXTS);
  const shared = roomWords(state.language, DRAW_TEXTS);
  const { size, count, least, most } = rules;
  const numbers = (balls: readonly number[]) => balls.map((ball) => format.digits(ball)).join(' ');
  const ticketText = (choice: Record<string, unknown>) => numbers(picksOf(choice));

  function fault(): string | undefined {
    const picked = board.picks().length;
    if (picked >= least) return undefined;
    const [all, left] = [format.digits(most), format.digits(least - picked)];
    return least === most
      ? words('chooseAll', { most: all, left })
      : words('choose', { most: all });
  }
  function show(): void {
    panel.refresh();
    const picked = board.picks().length;
    if (picked < least) return;
    const top = Math.floor((panel.stakeMinor() * wayOf(rules, picked).topHundredths) / 100);
    frame.say(words('prospect', { count: format.digits(picked), amount: format.money(top) }));
  }
  const desk = createDesk(frame, {
    label: words(least === most ? 'yoursAll' : 'yours', {
      most: format.digits(most),
      size: format.digits(size),
    }),
    numbers,
    lastCount: 2,
    ticket: ticketText,
    show({ balls }, tickets) {
      const own = new Set(tickets.flatMap(({ choice }) => picksOf(choice)));
      return board.draw(balls, own, () => sound.play('wood', 0.6));
    },
    onChange: () => panel.refresh(),
  });
  const board = createBoard({
    format,
    label: words('board', { most: format.digits(most) }),
    ball: (place) => words('ball', { place: format.digits(place + 1) }),
    size,
    count,
    most,
    onPick: () => show(),
  });
  const panel = createStakePanel(frame, {
    onAction: () => void desk.buy(panel, { picks: board.picks() }),
    otherFault: () => (desk.state()?.next === undefined ? shared('preparing') : fault()),
    onChange: () => show(),
  });
  const clear = button({ class: 'room__act' }, () => board.pick([]), shared('clear'));
  const random = createRandomAct(shared('random'), () => board.pick(anyNumbers(rules)));
  desk.body.append(board.element);
  frame.controls.append(
    html('div', { class: 'choices choices--wide' }, random, clear),
    panel.element,
  );
  panel.setAction({ label: shared('buy') });
  return ballsRules(frame, rules, {
    picked: () => board.picks().length,
    fairness: () => void showDrawProof(frame, { numbers, ticket: ticketText }),
  });
}
