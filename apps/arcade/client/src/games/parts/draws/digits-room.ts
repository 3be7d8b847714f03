import { button, html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { createStakePanel } from '../../../stake-panel.ts';
import { createRandomAct } from '../random-act.ts';
import { roomWords } from '../../room-words.ts';
import { createDesk } from './desk.ts';
import { digitsRules, ordersOf, type DigitsRules, type DigitWay } from './digits-rules.ts';
import { DIGITS_TEXTS } from './digits-words.ts';
import { createDrums } from './drums.ts';
import { showDrawProof } from './proof.ts';
import { DRAW_TEXTS } from './words.ts';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
/** How long a draw stays on the drums before the player's own digits come back. */
const STAYS_MS = 5_000;

interface DigitsChoice {
  way: DigitWay;
  digits: number[];
}

/** The keys, the two ways and the random choice below the drums. */
function createKeys(
  frame: Frame,
  on: { digit: (digit: number) => void; way: (way: DigitWay) => void; random: () => void },
) {
  const { format, state } = frame;
  const words = roomWords(state.language, DIGITS_TEXTS);
  const pad = html('div', { class: 'keys num', role: 'group', 'aria-label': words('keys') });
  pad.append(
    ...KEYS.map((key) => button({ class: 'key' }, () => on.digit(key), format.digits(key))),
  );
  const ways = (['straight', 'box'] as const).map((way) => {
    const pays = html('small', { class: 'num' });
    const element = button(
      { class: 'key key--way', 'aria-pressed': 'false' },
      () => on.way(way),
      html('b', {}, words(way)),
      pays,
    );
    return { way, element, pays };
  });
  const random = createRandomAct(roomWords(state.language, DRAW_TEXTS)('random'), on.random);
  random.className = 'key key--way';
  return {
    elements: [pad, html('div', { class: 'ways' }, ...ways.map(({ element }) => element), random)],
    show(way: DigitWay, pay: (way: DigitWay) => number | undefined) {
      for (const one of ways) {
        one.element.setAttribute('aria-pressed', String(one.way === way));
        const hundredths = pay(one.way);
        one.pays.textContent = hundredths === undefined ? '–' : format.timesShort(hundredths);
      }
    },
  };
}

/** The digits that are chosen, the place where the next one goes, and the way in which they are played. */
function createPick({ count, ways }: DigitsRules, onChange: () => void) {
  const digits: (number | undefined)[] = Array<undefined>(count).fill(undefined);
  let [way, place]: [DigitWay, number] = ['straight', 0];
  const full = () => digits.filter((digit): digit is number => digit !== undefined);
  const isFull = () => full().length === count;
  /** What a way pays for these digits, in hundredths; undefined where they cannot be played so. */
  function pay(of: DigitWay): number | undefined {
    const orders = of === 'box' && isFull() ? ordersOf(full()) : undefined;
    const found = ways.find(
      (one) => one.way === of && (orders === undefined || one.orders === orders),
    );
    return orders === 1 ? undefined : found?.payHundredths;
  }
  return {
    digits,
    full,
    isFull,
    pay,
    way: () => way,
    place: () => place,
    /** The way and, where they can be played so, the digits. */
    chosen: () => ({ way, digits: isFull() && pay(way) !== undefined ? full() : undefined }),
    setWay(next: DigitWay): void {
      way = next;
      onChange();
    },
    setPlace(next: number): void {
      place = next;
      onChange();
    },
    enter(digit: number): void {
      digits[place] = digit;
      place = (place + 1) % count;
      onChange();
    },
    enterAny(): void {
      // Which digits are chosen does not change the chances, so ordinary randomness is enough.
      for (let at = 0; at < count; at += 1) digits[at] = Math.floor(Math.random() * 10);
      place = 0;
      if (ordersOf(full()) === 1) way = 'straight';
      onChange();
    },
  };
}

/** The drums, each a button that takes the next digit. */
function layDrums({ format, state }: Frame, count: number, onChoose: (at: number) => void) {
  const words = roomWords(state.language, DIGITS_TEXTS);
  return createDrums({
    count,
    digit: format.digits,
    label: (at, digit) =>
      words('place', {
        place: format.digits(at + 1),
        digit: digit === undefined ? words('empty') : format.digits(digit),
      }),
    onChoose,
  });
}

/** A draw of digits for everybody: drums, keys, and tickets for the next draw. */
export function startDigits(frame: Frame): GameRules {
  const { format, state, sound } = frame;
  const rules = state.rules as unknown as DigitsRules;
  const words = roomWords(state.language, DIGITS_TEXTS);
  const shared = roomWords(state.language, DRAW_TEXTS);
  const { count } = rules;
  const pick = createPick(rules, show);
  let showsDraw = false;
  const numbers = (balls: readonly number[]) => format.digits(balls.join(''));
  const ticketText = (choice: Record<string, unknown>) => {
    const { way: own, digits: chosen } = choice as unknown as DigitsChoice;
    return `${numbers(chosen)} ${words(own)}`;
  };
  function fault(): string | undefined {
    if (!pick.isFull()) return words('choose', { count: format.digits(count) });
    return pick.pay(pick.way()) === undefined ? words('noBox') : undefined;
  }

  const drums = layDrums(frame, count, pick.setPlace);
  const desk = createDesk(frame, {
    label: words('yours', { count: format.digits(count) }),
    numbers,
    lastCount: 4,
    ticket: ticketText,
    async show({ balls }) {
      showsDraw = true;
      await drums.roll(balls, () => sound.play('wood', 0.6));
      setTimeout(() => {
        if (showsDraw) show();
      }, STAYS_MS);
    },
    onChange: () => panel.refresh(),
  });
  const keys = createKeys(frame, {
    digit: pick.enter,
    way: pick.setWay,
    random: pick.enterAny,
  });
  const panel = createStakePanel(frame, {
    onAction: () =>
      void desk.buy(panel, { way: pick.way(), digits: pick.full() } satisfies DigitsChoice),
    otherFault: () => (desk.state()?.next === undefined ? shared('preparing') : fault()),
    onChange: () => tellProspect(),
  });

  function tellProspect(): void {
    const [way, hundredths] = [pick.way(), pick.pay(pick.way())];
    if (!pick.isFull() || hundredths === undefined) return;
    const amount = format.money(Math.floor((panel.stakeMinor() * hundredths) / 100));
    frame.say(words('prospect', { ticket: ticketText({ way, digits: pick.digits }), amount }));
  }
  function show(): void {
    showsDraw = false;
    drums.show(pick.digits, pick.place());
    keys.show(pick.way(), pick.pay);
    panel.refresh();
    tellProspect();
  }
  desk.body.classList.add('draws__body--digits');
  desk.body.append(drums.element, ...keys.elements);
  desk.element.addEventListener('keydown', (event) => {
    if (/^[0-9]$/.test(event.key)) pick.enter(Number(event.key));
  });
  frame.controls.append(panel.element);
  panel.setAction({ label: shared('buy') });
  show();
  return digitsRules(frame, rules, {
    chosen: pick.chosen,
    ticket: ticketText,
    fairness: () => void showDrawProof(frame, { numbers, ticket: ticketText }),
  });
}
