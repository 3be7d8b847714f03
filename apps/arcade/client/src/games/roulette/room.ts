import { button, html, isMotionReduced, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, hollow } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { layCloth } from '../parts/table/cloth.ts';
import { createChipTray } from '../parts/table/tray.ts';
import { createWagers, type Amounts, type WagerFault } from '../parts/table/wagers.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createBoard } from './board.ts';
import { rouletteGuide } from './guide.ts';
import { createNames, type Names } from './names.ts';
import { createNeighbours } from './neighbours.ts';
import type { RouletteRules } from './rules.ts';
import { createWheel } from './wheel.ts';
import { ROULETTE_TEXTS } from './words.ts';
import './wheel.css';
import './roulette.css';

const LOUPE =
  'M152 112a8 8 0 0 1-8 8h-24v24a8 8 0 0 1-16 0v-24H80a8 8 0 0 1 0-16h24V80a8 8 0 0 1 16 0v24h24a8 8 0 0 1 8 8Zm77.66 117.66a8 8 0 0 1-11.32 0l-50.06-50.07a88.11 88.11 0 1 1 11.31-11.31l50.07 50.06a8 8 0 0 1 0 11.32ZM112 184a72 72 0 1 0-72-72 72.08 72.08 0 0 0 72 72Z';

const pocketOf = ({ outcome }: Round) => Number(outcome?.['pocket']);
const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;
/** Rounds from before the table took many chips have one bet without an amount of its own. */
const isOfRoulette = ({ choice, outcome }: Round) =>
  typeof outcome?.['pocket'] === 'number' && typeof choice['bets'] === 'object';

/** The outcome of a round in words. */
function tellOf(frame: Frame, rules: RouletteRules, names: Names, round: Round): string {
  const { format } = frame;
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const pocket = pocketOf(round);
  const places = Object.keys(betsOf(round));
  const hits = places.filter((place) => rules.places[place]?.includes(pocket)).length;
  return words(hits > 0 ? 'matched' : 'noneMatched', {
    number: format.digits(pocket),
    colour: words(names.colourOf(pocket)),
    bets: format.digits(places.length),
    hits: format.digits(hits),
  });
}

/** The plate beside the wheel: the number that came last, or the place that is pressed. */
function createPlate(frame: Frame, names: Names) {
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const number = html('b', { class: 'roulette__number num' });
  const title = html('b', { class: 'roulette__title' }, words('noLast'));
  const note = html('span', { class: 'roulette__note num' }, words('hint'));
  const text = html('span', { class: 'roulette__text' }, title, note);
  const element = html('div', { class: 'roulette__plate', 'aria-hidden': 'true' }, number, text);
  let last: number | undefined;
  const show = (what: string, more: string) => {
    title.textContent = what;
    note.textContent = more;
  };
  function showLast(): void {
    number.hidden = last === undefined;
    if (last === undefined) return show(words('noLast'), words('hint'));
    number.textContent = frame.format.digits(last);
    number.className = `roulette__number roulette__number--${names.colourOf(last)} num`;
    show(names.traitsOf(last), names.groupsOf(last));
  }
  showLast();
  return {
    element,
    lay(pocket: number) {
      last = pocket;
      showLast();
    },
    aim(place: string | undefined, minor: number) {
      if (place === undefined) return showLast();
      const own = words('own', { amount: frame.format.money(minor) });
      show(names.nameOf(place), `${names.paysOf(place)} · ${own}`);
    },
    spin() {
      number.hidden = true;
      show(words('spinning'), '');
    },
  };
}

/** Lays the cloth the way the stage lies, and lets the rows grow so that each can be pressed alone. */
function fitStage(element: HTMLElement, board: ReturnType<typeof createBoard>): void {
  new ResizeObserver(() => {
    const { clientWidth, clientHeight, scrollHeight } = element;
    const isLying = clientWidth > clientHeight && innerWidth > innerHeight;
    element.classList.toggle('roulette--lying', isLying);
    // A cloth that scrolls leaves the finger's way up and down to the page.
    element.classList.toggle('roulette--scrolls', scrollHeight > clientHeight + 1);
    board.lie(isLying);
  }).observe(element);
}

function createLoupe(frame: Frame, element: HTMLElement) {
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const icon = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: LOUPE }),
  );
  const loupe = button({ class: 'roulette__act roulette__loupe' }, press, icon);
  const label = (isLarge: boolean) => {
    loupe.setAttribute('aria-label', words(isLarge ? 'shrink' : 'enlarge'));
    loupe.setAttribute('aria-pressed', String(isLarge));
  };
  function press(): void {
    const isLarge = element.classList.toggle('roulette--large');
    element.classList.toggle('roulette--scrolls', element.scrollHeight > element.clientHeight + 1);
    label(isLarge);
  }
  label(false);
  return loupe;
}

/** The chips of the player, the cloth on which they lie, and the bar with which they are played. */
function createTable(frame: Frame, rules: RouletteRules, names: Names, onPlay: () => void) {
  const { format, state, sound } = frame;
  const words = roomWords(state.language, ROULETTE_TEXTS);
  const mostOn = (place: string) => rules.mostMinor[rules.places[place]?.length ?? 0] ?? 0;
  const wagers = createWagers({ mostOn, mostMinor: state.limits.maxMinor }, show);
  const plate = createPlate(frame, names);
  const said = html('p', { class: 'off', role: 'status' });
  let last: Amounts | undefined;
  const board = createBoard({
    frame,
    rules,
    names,
    label: words('cloth'),
    on: wagers.on,
    onAim(place) {
      board.light(place === undefined ? [] : (rules.places[place] ?? []));
      plate.aim(place, place === undefined ? 0 : wagers.on(place));
    },
    onPut: (place) => put({ [place]: tray.chipMinor() }, place),
    onTake(place) {
      wagers.take(place);
      tell(place);
    },
  });
  const tray = createChipTray(frame, {
    isOneBet: true,
    action: words('spin'),
    wagers,
    lastBets: () => last,
    onAction: onPlay,
  });

  function show(): void {
    void board.tell(undefined, false);
    board.show(wagers.amounts());
    tray.refresh();
  }
  function tell(place: string): void {
    const [amount, total] = [format.money(wagers.on(place)), format.money(wagers.totalMinor())];
    said.textContent = words('placed', { name: names.nameOf(place), amount, total });
  }
  function put(amounts: Amounts, place: string): void {
    const fault: WagerFault | undefined = wagers.add(amounts);
    if (fault !== undefined) return tray.refuse(fault, mostOn(place));
    sound.play('take');
    tell(place);
  }
  tray.listenIn(board.element);
  return {
    wagers,
    plate,
    board,
    tray,
    said,
    putOnNumbers: (pockets: readonly number[]) =>
      put(
        Object.fromEntries(pockets.map((pocket) => [`n${pocket}`, tray.chipMinor()])),
        `n${pockets[Math.floor(pockets.length / 2)] ?? 0}`,
      ),
    setLast(bets: Amounts) {
      last = bets;
      tray.refresh();
    },
  };
}

/** Puts wheel, plate and cloth on the stage. */
function furnish(
  frame: Frame,
  rules: RouletteRules,
  table: ReturnType<typeof createTable>,
  wheel: ReturnType<typeof createWheel>,
): void {
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const element = html('div', { class: 'roulette' });
  layCloth(element, frame.state.palette);
  const open = createNeighbours(frame, rules, {
    chipMinor: table.tray.chipMinor,
    onPut: table.putOnNumbers,
  });
  const neighbours = button({ class: 'roulette__act' }, open, words('neighbours'));
  const acts = html('div', { class: 'roulette__acts' }, neighbours, createLoupe(frame, element));
  const top = html('div', { class: 'roulette__top' }, wheel.element, table.plate.element, acts);
  element.append(top, table.board.element, table.said);
  frame.stage.append(element);
  frame.controls.append(table.tray.element);
  fitStage(element, table.board);
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(420), wood: hollow(620) };

/** Roulette with one zero, and as many chips a spin as the player likes. */
export function startRoom(frame: Frame): GameRules {
  const rules = frame.state.rules as unknown as RouletteRules;
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const names = createNames(frame, rules);
  const wheel = createWheel(rules.pockets);
  const table = createTable(frame, rules, names, () => void play());
  const { wagers, plate, board, tray } = table;
  const pill = (round: Round) => frame.format.digits(pocketOf(round));
  const pillKind = (round: Round) => names.colourOf(pocketOf(round));
  furnish(frame, rules, table, wheel);
  const last = showRecent(frame, isOfRoulette, pill, pillKind);
  if (last !== undefined) {
    wheel.lay(pocketOf(last));
    plate.lay(pocketOf(last));
    table.setLast(betsOf(last));
  }

  async function play(): Promise<void> {
    const bets = wagers.amounts();
    board.setLocked(true);
    await playRoomRound(frame, tray, {
      choice: { bets },
      async show(round) {
        frame.say(words('spinning'));
        plate.spin();
        await wheel.spin(pocketOf(round), () => frame.sound.play('wood'));
        plate.lay(pocketOf(round));
        table.setLast(bets);
        wagers.reset();
        board.show(bets);
        await board.tell(pocketOf(round), !isMotionReduced());
      },
      tell: (round) => tellOf(frame, rules, names, round),
      pill,
      pillKind,
    });
    board.setLocked(false);
  }
  return rouletteGuide(frame, rules, names, wagers.amounts);
}
