import { createKeeper } from './choices.ts';
import { button, html, svg } from './dom.ts';
import { explain, explainCode, type FrameError } from './errors.ts';
import type { Format } from './format.ts';
import { isGain } from './gain.ts';
import type { Lobby } from './lobby.ts';
import type { PlayAnswer, Round, Server, State } from './server.ts';
import { canPulse, createPulses, type Pulses } from './senses/pulse.ts';
import type { Sound } from './senses/sound.ts';
import { createVisit, type Visit } from './visit/visit.ts';
import type { Words } from './words/texts.ts';

/** How a past result looks: a win, anything else, or a colour that the outcome itself has. */
export type PastKind = 'good' | 'plain' | 'red' | 'black' | 'green' | 'blue';

/** What a game view works with. */
export interface Frame {
  state: State;
  words: Words;
  format: Format;
  server: Server;
  sound: Sound;
  lobby: Lobby;
  /** The rounds that ended since the title was opened. */
  visit: Visit;
  /** The element for the picture of the game. */
  stage: HTMLElement;
  /** The element for a view's choices and stake panels. */
  controls: HTMLElement;
  balanceMinor: () => number;
  /** Changes the balance here and in the lobby; to be called only once the player may see the change. */
  setBalance: (minor: number | undefined) => void;
  /** Asks the server for the balance and shows it; a failure is told in the line of notes. */
  refreshBalance: () => Promise<void>;
  /** Shows the outcome below the picture; `amount` is emphasised. */
  say: (text: string, kind?: 'win' | 'plain') => void;
  /** Shows an outcome in words with the net amount that it left; told as a win above zero only. */
  sayNet: (text: string, netMinor: number) => void;
  /** Shows what went wrong and what to do; an empty text removes the message. */
  warn: (text: string, isBad?: boolean) => void;
  warnOf: (error: unknown) => void;
  addPast: (text: string, kind: PastKind) => void;
  /**
   * Plays a round of one draw, or begins one of several steps. Answers the round, or undefined when there is none; the
   * player has then seen the reason. `onOpen` is given the round that is open already, in place of a reason.
   */
  play: (
    stakeMinor: number,
    choice: unknown,
    onOpen?: (round: Round) => void,
  ) => Promise<PlayAnswer | undefined>;
  /** Says how an open round stands, and what it would leave now, in minor units. */
  hold: (text: string, netMinor?: number) => void;
  /**
   * Shows the money of a settled round after its picture was shown. `pill` stands for it in the row of the last results;
   * without one its payout does. `pillKind` is its look where that does not say whether the round was won.
   */
  conclude: (answer: PlayAnswer, note?: string, pill?: string, pillKind?: PastKind) => void;
  /** Hears of rounds whose end was shown otherwise than by `conclude`; each counts once. */
  roundsOver: (rounds: readonly Round[]) => void;
  setRoundOpen: (isOpen: boolean) => void;
  /** Calls the listener whenever the balance has changed. */
  onBalance: (listener: () => void) => void;
  /** Stores a stake until the next opening; `place` distinguishes the bets of one game. */
  keepStake: (place: number, stakeMinor: number) => void;
}

const ICONS = {
  fair: 'M208 40H48A16 16 0 0 0 32 56v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.9 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.3 23.9-6.7 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2V56a16 16 0 0 0-16-16Zm0 72c0 37.1-13.7 67.2-40.6 89.4a129.3 129.3 0 0 1-39.4 22.2 128.3 128.3 0 0 1-38.9-21.8C61.8 179.5 48 149.3 48 112V56h160ZM82.3 141.7a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4l-56 56a8 8 0 0 1-11.4 0Z',
  stats:
    'M224 200h-8V40a8 8 0 0 0-8-8h-56a8 8 0 0 0-8 8v40H96a8 8 0 0 0-8 8v40H48a8 8 0 0 0-8 8v64h-8a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16ZM160 48h40v152h-40Zm-56 48h40v104h-40Zm-48 48h32v56H56Z',
  won: 'M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24Zm45.7 85.7-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4Z',
  soundOff:
    'M155.5 24.8a8 8 0 0 0-8.4.9L77.3 80H32a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45.3l69.8 54.3A8 8 0 0 0 160 224V32a8 8 0 0 0-4.5-7.2ZM32 96h40v64H32Zm112 111.6-56-43.5V91.9l56-43.5Zm101.7-61.3a8 8 0 0 1-11.4 11.4L216 139.3l-18.3 18.4a8 8 0 0 1-11.4-11.4l18.4-18.3-18.4-18.3a8 8 0 0 1 11.4-11.4l18.3 18.4 18.3-18.4a8 8 0 0 1 11.4 11.4L227.3 128Z',
  soundOn:
    'M155.5 24.8a8 8 0 0 0-8.4.9L77.3 80H32a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45.3l69.8 54.3A8 8 0 0 0 160 224V32a8 8 0 0 0-4.5-7.2ZM32 96h40v64H32Zm112 111.6-56-43.5V91.9l56-43.5Zm54-106.1a40 40 0 0 1 0 53 8 8 0 0 1-12-10.6 24 24 0 0 0 0-31.8 8 8 0 1 1 12-10.6ZM248 128a79.9 79.9 0 0 1-20.4 53.3 8 8 0 1 1-11.9-10.6 64 64 0 0 0 0-85.3 8 8 0 1 1 11.9-10.7A79.8 79.8 0 0 1 248 128Z',
  rules:
    'M140 180a12 12 0 1 1-12-12 12 12 0 0 1 12 12ZM128 72c-22.1 0-40 16.2-40 36v4a8 8 0 0 0 16 0v-4c0-11 10.8-20 24-20s24 9 24 20-10.8 20-24 20a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-.7c18.2-3.4 32-17.8 32-35.3 0-19.8-17.9-36-40-36Zm104 56A104 104 0 1 1 128 24a104.1 104.1 0 0 1 104 104Zm-16 0a88 88 0 1 0-88 88 88.1 88.1 0 0 0 88-88Z',
} as const;

function icon(name: keyof typeof ICONS) {
  return svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: ICONS[name] }),
  );
}

/** The parts of a frame's shell. */
export interface Shell {
  root: HTMLElement;
  onRules: () => void;
  onFairness: () => void;
  onStats: () => void;
}

type Base = Pick<Frame, 'state' | 'words' | 'format' | 'server' | 'sound' | 'lobby'>;

/** One switch is for all that a game does beside its picture; it names what the device can do. */
const SOUND_SWITCH = ['app.soundOff', 'app.soundOn'] as const;
const SENSES_SWITCH = ['app.sensesOff', 'app.sensesOn'] as const;

function createBar(base: Base, shell: Shell, onSound: (isOn: boolean) => void) {
  const { state, words, sound } = base;
  const past = html('div', { class: 'bar__past num' });
  if (state.isFreePlay)
    past.append(html('span', { class: 'tag tag--free' }, words('app.freePlay')));
  const soundButton = button({ class: 'ib' }, () => {
    onSound(sound.toggle());
    showSound();
    sound.play('tick');
  });
  function showSound(): void {
    const isOn = sound.isOn();
    const [off, on] = canPulse() ? SENSES_SWITCH : SOUND_SWITCH;
    soundButton.setAttribute('aria-label', words(isOn ? off : on));
    soundButton.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'));
  }
  showSound();
  const opener = (
    name: 'fair.open' | 'app.rules' | 'app.stats',
    onPress: () => void,
    picture: 'fair' | 'rules' | 'stats',
  ) => button({ class: 'ib', 'aria-label': words(name) }, onPress, icon(picture));
  const fairness = opener('fair.open', shell.onFairness, 'fair');
  const rules = opener('app.rules', shell.onRules, 'rules');
  const stats = opener('app.stats', shell.onStats, 'stats');
  const bar = html('div', { class: 'bar' }, past, stats, fairness, soundButton, rules);
  function addPast(text: string, kind: PastKind): void {
    const first = state.isFreePlay ? past.firstElementChild : null;
    const tag = html('span', { class: `tag tag--${kind}` }, text);
    past.insertBefore(tag, first === null ? past.firstChild : first.nextSibling);
    if (past.childElementCount > 14) past.lastElementChild?.remove();
  }
  return { bar, addPast };
}

function createResult(base: Base) {
  const { state, words, format, lobby } = base;
  const text = html('span', { role: 'status' }, words('result.idle'));
  // The net amount of the round: the lobby's strip has the balance.
  const net = html('span', { class: 'result__net num', 'aria-hidden': 'true' });
  const line = html('div', { class: 'result' }, text, net);
  const listeners: (() => void)[] = [];
  let balanceMinor = state.balanceMinor;
  return {
    line,
    balanceMinor: () => balanceMinor,
    setBalance(minor: number | undefined) {
      if (minor === undefined) return;
      balanceMinor = minor;
      for (const listener of listeners) listener();
      lobby.tell({ type: 'balance-changed', balanceMinor });
    },
    onBalance: (listener: () => void) => void listeners.push(listener),
    say(next: string, kind: 'win' | 'plain' = 'plain') {
      text.replaceChildren(next);
      line.classList.toggle('result__win', kind === 'win');
      net.replaceChildren();
    },
    hold(next: string, netMinor?: number) {
      text.replaceChildren(next);
      line.classList.toggle('result__win', (netMinor ?? 0) > 0);
      if (netMinor === undefined) return net.replaceChildren();
      const shown = format.net(netMinor);
      text.append(html('span', { class: 'off' }, `, ${words('result.ifNow')} ${shown}`));
      net.replaceChildren(html('small', {}, words('result.ifNow')), html('b', {}, shown));
    },
    sayNet(next: string, netMinor: number) {
      const shown = format.net(netMinor);
      const heard = words('result.heard', { net: shown, balance: format.money(balanceMinor) });
      const sign = netMinor > 0 ? icon('won') : '';
      text.replaceChildren(sign, next, html('span', { class: 'off' }, heard));
      line.classList.toggle('result__win', netMinor > 0);
      net.replaceChildren(html('small', {}, words('result.net')), html('b', {}, shown));
    },
  };
}

/** The line that says what went wrong. A balance that the failure contains is shown as well. */
function createNote(
  { words, server }: Base,
  setBalance: Frame['setBalance'],
): Pick<Frame, 'warn' | 'warnOf'> & { line: HTMLElement; refreshBalance: () => Promise<void> } {
  const line = html('p', { class: 'note', role: 'alert' });

  function warn(text: string, isBad = true): void {
    line.textContent = text;
    line.classList.toggle('note--bad', isBad);
  }
  // In some games it lies over the picture.
  line.addEventListener('click', () => warn(''));

  async function refreshBalance(): Promise<void> {
    try {
      setBalance((await server.balance()).balanceMinor);
    } catch (error) {
      warn(explain(error, words));
    }
  }

  function warnOf(error: unknown): void {
    warn(explain(error, words));
    const { params } = error as FrameError;
    if (typeof params?.['balanceMinor'] === 'number') setBalance(params['balanceMinor']);
    if (params?.['isStakeReturned'] === true) void refreshBalance();
  }

  return { line, warn, warnOf, refreshBalance };
}

/** Rounds of one draw: starts them at the server, and shows the result, the history and the note. */
function createRounds(
  { words, format, server, lobby, sound }: Base,
  result: Pick<ReturnType<typeof createResult>, 'say' | 'sayNet' | 'setBalance'>,
  note: ReturnType<typeof createNote>,
  { addPast, roundsOver, pulses }: Pick<Frame, 'addPast' | 'roundsOver'> & { pulses: Pulses },
): Pick<Frame, 'play' | 'conclude' | 'setRoundOpen'> {
  const setRoundOpen = (isOpen: boolean) =>
    lobby.tell({ type: isOpen ? 'round-open' : 'round-closed' });

  function sayUnplayed(round: Round): void {
    if (round.refusal !== undefined) note.warn(explainCode(round.refusal, words));
    else note.warn(words('result.returned', { amount: format.money(round.stakeMinor) }), false);
    void note.refreshBalance();
  }

  return {
    setRoundOpen,
    async play(stakeMinor, choice, onOpen) {
      note.warn('');
      pulses.bet();
      setRoundOpen(true);
      try {
        const answer = await server.play(stakeMinor, choice);
        if (answer.round.outcome !== undefined || answer.round.status === 'open') return answer;
        sayUnplayed(answer.round);
      } catch (error) {
        const open = (error as FrameError).params?.['round'] as Round | undefined;
        if (open?.shown !== undefined && onOpen !== undefined) {
          onOpen(open);
          return undefined;
        }
        note.warnOf(error);
      }
      setRoundOpen(false);
      return undefined;
    },
    conclude(answer, text = '', pill = '', pillKind) {
      const { payoutMinor, stakeMinor, stakedMinor = stakeMinor } = answer.round;
      const amount = format.money(payoutMinor);
      const isWon = isGain(answer.round);
      if (payoutMinor > 0 && answer.balanceMinor === undefined) {
        note.warn(words('result.pending', { amount }), false);
        setTimeout(() => void note.refreshBalance(), 3_000);
      } else if (answer.balanceMinor === undefined) {
        // A play that was sent again is answered without the wallet's balance.
        void note.refreshBalance();
      }
      sound.play(isWon ? 'win' : payoutMinor > 0 ? 'tick' : 'lose');
      roundsOver([answer.round]);
      result.setBalance(answer.balanceMinor);
      if (pill === '') sayResult(result, words, { text, amount, isWon, isLost: payoutMinor === 0 });
      else result.sayNet(text, payoutMinor - stakedMinor);
      if (pill !== '') addPast(pill, pillKind ?? (isWon ? 'good' : 'plain'));
      else if (isWon) addPast(`+${amount}`, 'good');
      else addPast(payoutMinor === 0 ? '—' : amount, 'plain');
      setRoundOpen(false);
    },
  };
}

/** Says how a round ended: as a win only what paid more than it cost. */
function sayResult(
  { say }: Pick<Frame, 'say'>,
  words: Words,
  end: { text: string; amount: string; isWon: boolean; isLost: boolean },
): void {
  const { text, amount, isWon, isLost } = end;
  if (isLost) say(text === '' ? words('result.lost') : text);
  else if (isWon)
    say(text === '' ? words('result.won', { amount }) : `${text} · +${amount}`, 'win');
  else say(text === '' ? words('result.back', { amount }) : `${text} · ${amount}`);
}

/** Counts what ended, and lets the device pulse when it paid more than it cost in all. */
function createEnds(visit: Visit, pulses: Pulses): Frame['roundsOver'] {
  return (rounds) => {
    const ended = rounds.filter((round) => visit.count(round));
    let stakeMinor = 0;
    let payoutMinor = 0;
    for (const round of ended) {
      stakeMinor += round.stakedMinor ?? round.stakeMinor;
      payoutMinor += round.payoutMinor;
    }
    if (isGain({ stakeMinor, payoutMinor })) pulses.gain();
  };
}

/** Puts the shell on the page and answers what the view works with. */
export function createFrame(base: Base, shell: Shell): Frame {
  const result = createResult(base);
  const note = createNote(base, result.setBalance);
  const keeper = createKeeper(base.server, (error) => note.warn(explain(error, base.words)));
  const { bar, addPast } = createBar(base, shell, keeper.keepSound);
  const pulses = createPulses(base.sound.isOn);
  const visit = createVisit(() => performance.now());
  const roundsOver = createEnds(visit, pulses);
  const rounds = createRounds(base, result, note, { addPast, roundsOver, pulses });
  const stage = html('section', { class: 'stage' });
  const controls = html('div', { class: 'bet' });
  const heading = html('h1', { class: 'off' }, base.state.title);
  shell.root.replaceChildren(heading, bar, stage, result.line, note.line, controls);
  shell.root.removeAttribute('aria-busy');
  return {
    ...base,
    stage,
    controls,
    balanceMinor: result.balanceMinor,
    setBalance: result.setBalance,
    refreshBalance: note.refreshBalance,
    onBalance: result.onBalance,
    say: result.say,
    sayNet: result.sayNet,
    hold: result.hold,
    warn: note.warn,
    warnOf: note.warnOf,
    addPast,
    roundsOver,
    visit,
    ...rounds,
    keepStake: keeper.keepStake,
  };
}
