import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { rattle, wood } from '../../senses/voices.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { startFixtureRoom, type FixtureLook } from '../parts/fixture/room.ts';
import type { Standing } from '../parts/fixture/score.ts';
import { roomWords } from '../room-words.ts';
import { createCricketPitch } from './pitch.ts';
import { CRICKET_TEXTS } from './words.ts';

const BALLS_OF_OVER = 6;
const FORMATS: Readonly<Record<string, readonly [number, number]>> = {
  'cricket-live': [4, 4],
  'green-field-cricket': [3, 4],
  'tara-sports-lobby': [2, 3],
  'super-over-sobuj': [1, 2],
};

interface Innings {
  runs: number;
  wickets?: number;
  balls?: number;
}
type Words = (key: keyof (typeof CRICKET_TEXTS)['en'], blanks?: Record<string, string>) => string;

const inningsOf = ({ state }: FixtureView) => state['innings'] as Innings[];
const numberOf = ({ state }: FixtureView, key: string) => Number(state[key] ?? 0);

function overText(balls: number): string {
  const rest = balls % BALLS_OF_OVER;
  return `${Math.floor(balls / BALLS_OF_OVER)}${rest === 0 ? '' : `.${rest}`}`;
}

/** The scores of both sides, and what the second one still needs. */
function standingOf({ format }: Frame, words: Words, view: FixtureView): Standing {
  const [first, second] = inningsOf(view);
  const scoreOf = ({ runs, wickets }: Innings) =>
    format.digits(wickets === undefined ? runs : `${runs}/${wickets}`);
  const noteOf = ({ balls }: Innings) =>
    balls === undefined ? '' : words('overs', { overs: format.digits(overText(balls)) });
  const isBreak = view.state['isBreak'] === true;
  const sides = [
    { score: first === undefined ? '' : scoreOf(first), note: noteOf(first ?? { runs: 0 }) },
    second === undefined
      ? { score: '', note: words('yet') }
      : { score: scoreOf(second), note: noteOf(second) },
  ];
  if (view.state['isOver'] === true) return { sides, middle: words('ended') };
  if (first === undefined || second === undefined) {
    const target = format.digits((first?.runs ?? 0) + 1);
    return { sides, middle: isBreak ? words('break', { target }) : words('innings1') };
  }
  const left = numberOf(view, 'overs') * BALLS_OF_OVER - (second.balls ?? 0);
  const need = first.runs + 1 - second.runs;
  const blanks = { runs: format.digits(need), balls: format.digits(left) };
  return { sides, middle: words('need', blanks) };
}

/** The balls of the over, as a list with its number. */
function overFoot({ format }: Frame, words: Words, view: FixtureView): Node {
  const over = view.state['over'] as string[];
  const now = inningsOf(view);
  const balls = now[now.length - 1]?.balls ?? 0;
  const number = Math.max(1, Math.ceil(balls / BALLS_OF_OVER));
  const signOf = (ball: string) => (ball === 'W' ? words('out1') : format.digits(ball));
  const items = Array.from({ length: BALLS_OF_OVER }, (_unused, place) => {
    const ball = over[place];
    const isNew = place === over.length - 1;
    const look = ball === undefined ? '' : isNew ? 'is-new' : 'is-past';
    return html('li', { class: `${look} num` }, ball === undefined ? '' : signOf(ball));
  });
  return html(
    'div',
    { class: 'spread' },
    html('span', {}, words('over', { number: format.digits(number) })),
    html('ul', { class: 'beats' }, ...items),
  );
}

/** What the game sounds like. */
export const tones: RoomTones = {
  start: rattle(1_500, 4),
  wood: wood(340),
  stop: rattle(1_500, 8),
};

/** Cricket, ball by ball: one match for everybody, with prices on the ball, the over and the match. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const words: Words = roomWords(state.language, CRICKET_TEXTS);
  const outcomeOf = (last: string) =>
    words(last === 'W' ? 'out' : (`runs${last}` as Parameters<Words>[0]));
  const slug = state.gameCode.slice(state.gameCode.indexOf('.') + 1);
  const [overs, outs] = FORMATS[slug] ?? [4, 4];
  const blanks = { overs: format.digits(overs), outs: format.digits(outs) };
  return startFixtureRoom(frame, (): FixtureLook => {
    const tags: Record<string, string> = {
      '4': words('tag4'),
      '6': words('tag6'),
      W: words('tagW'),
    };
    return {
      pitch: createCricketPitch({
        label: words('pitch'),
        palette: state.palette,
        texts: (last) => tags[last] ?? format.digits(last),
      }),
      standing: (view) => standingOf(frame, words, view),
      told: ({ last }) => (last === undefined ? '' : outcomeOf(last)),
      pill: ({ last = '' }) => (last === 'W' ? words('out1') : format.digits(last)),
      foot: (view) => overFoot(frame, words, view),
      closed: words('closed'),
      steps: [words('step1', blanks), words('step2'), words('step3')],
    };
  });
}
