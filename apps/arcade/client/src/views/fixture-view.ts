import { createGradients, picture } from '../art/symbols.ts';
import { button, html, pause, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import type { Fixture, Market } from '../server.ts';
import { createStakePanel } from '../stake-panel.ts';
import { shownLanguage, type WordKey } from '../words/texts.ts';

const SIGNS: Record<string, readonly string[]> = {
  sports: ['sun', 'leaf', 'lotus', 'bell', 'moon', 'drum', 'kite', 'boat'],
  esports: ['diamond', 'hexagon', 'kite', 'moon', 'crown', 'square', 'drop', 'sun'],
  cockfight: ['crown', 'sun', 'lotus', 'leaf', 'moon', 'bell', 'drum', 'kite'],
};
const HUES = ['red', 'blue', 'green', 'orange', 'violet', 'teal', 'pink', 'gold'];
const STEP_MS = 420;

/** A crest and colour for a side, always the same for its name. */
function crest(look: string, name: string, isHome: boolean): SVGSVGElement {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const signs = SIGNS[look] ?? ['sun'];
  // Four crests and colours are for home and four for away, so that two sides never look alike.
  const sign = signs[(sum % 4) + (isHome ? 0 : 4)] ?? 'sun';
  const hue = HUES[((sum % 4) * 2 + (isHome ? 0 : 1)) % HUES.length] ?? 'gold';
  return picture(sign, hue);
}

function createField(frame: Frame, onNext: () => void) {
  const { words, format, state } = frame;
  const language = shownLanguage(state.language);
  const score = html('b', { class: 'field__score num' });
  const parts = html('p', { class: 'field__parts', role: 'presentation' });
  const sides = {
    home: html('div', { class: 'field__side' }),
    away: html('div', { class: 'field__side' }),
  };
  const lines = svg(
    'svg',
    {
      class: 'field__lines',
      viewBox: '0 0 300 200',
      preserveAspectRatio: 'none',
      'aria-hidden': true,
    },
    svg('path', { d: 'M10 10H290V190H10ZM150 10V190M10 60H50V140H10M290 60H250V140H290' }),
    svg('circle', { cx: 150, cy: 100, r: 34 }),
  );
  const kind = html('p', { class: 'field__kind' }, words(`fixture.${state.look}` as WordKey));
  const next = button({ class: 'field__next' }, onNext, words('fixture.next'));
  const element = html(
    'div',
    { class: `field field--${state.look}` },
    lines,
    html('div', { class: 'field__top' }, kind, next),
    html('div', { class: 'field__row' }, sides.home, score, sides.away),
    parts,
  );
  const showScore = (home: number, away: number) => {
    score.textContent = `${format.digits(home)} – ${format.digits(away)}`;
  };
  return {
    element,
    showScore,
    setParts: (text: string) => (parts.textContent = text),
    /** Another fixture can be chosen between rounds only. */
    setLocked: (isLocked: boolean) => next.toggleAttribute('disabled', isLocked),
    show(fixture: Fixture) {
      for (const key of ['home', 'away'] as const) {
        const sign = html(
          'span',
          { class: 'field__crest' },
          crest(state.look, fixture[key].en, key === 'home'),
        );
        sides[key].replaceChildren(sign, html('span', {}, fixture[key][language]));
      }
      score.textContent = '–';
      parts.textContent = words('fixture.virtual');
    },
  };
}

/** The steps of the score up to the result. */
function stepsOf(score: readonly number[], parts: readonly string[]): [number, number][] {
  const [home = 0, away = 0] = score;
  const order =
    parts.length > 0
      ? parts
      : Array.from({ length: home + away }, (_unused, index) => {
          const homeSoFar = Math.floor(((index + 1) * home) / (home + away));
          const before = Math.floor((index * home) / (home + away));
          return homeSoFar > before ? 'home' : 'away';
        });
  const steps: [number, number][] = [[0, 0]];
  for (const side of order) {
    const [ownHome, ownAway] = steps[steps.length - 1] ?? [0, 0];
    steps.push(side === 'home' ? [ownHome + 1, ownAway] : [ownHome, ownAway + 1]);
  }
  return steps;
}

/** The drawn virtual fixture. */
export function startFixture(frame: Frame): GameRules {
  const { words, format, server, state } = frame;
  const field = createField(frame, () => void load());
  let fixture: Fixture | undefined;
  let market: Market['key'] = 'home';
  const markets = html('div', { class: 'markets' });
  const panel = createStakePanel(frame, { onAction: () => void play() });
  panel.setAction({ label: words('fixture.play') });
  frame.stage.append(createGradients(), field.element);
  frame.controls.append(html('div', { class: 'choices' }, markets), panel.element);

  function showMarkets(): void {
    const buttons = (fixture?.markets ?? []).map(({ key, payHundredths }) => {
      const label = html('small', {}, words(`fixture.${key}`));
      const price = html('b', { class: 'num' }, format.times(payHundredths));
      const isChosen = String(key === market);
      return button({ class: 'pick', 'aria-pressed': isChosen }, () => choose(key), label, price);
    });
    markets.replaceChildren(...buttons);
  }
  function choose(key: Market['key']): void {
    market = key;
    for (const [index, one] of (fixture?.markets ?? []).entries()) {
      markets.children[index]?.setAttribute('aria-pressed', String(one.key === market));
    }
  }

  async function load(): Promise<void> {
    try {
      // The choice of the fixture needs no secure randomness: each is priced by its own chances.
      fixture = await server.fixture(
        Math.floor(Math.random() * Number(state.rules['fixtureCount'])),
      );
      market = 'home';
      field.show(fixture);
      showMarkets();
    } catch (error) {
      frame.warnOf(error);
    }
  }

  async function show(outcome: {
    score: number[];
    parts: string[];
    result: string;
  }): Promise<void> {
    for (const [index, [home, away]] of stepsOf(outcome.score, outcome.parts).entries()) {
      field.showScore(home, away);
      if (outcome.parts.length > 0 && index > 0)
        field.setParts(words('fixture.part', { number: format.digits(index) }));
      frame.sound.play('tick');
      await pause(STEP_MS);
    }
    field.setParts(words(`fixture.${outcome.result}` as WordKey));
  }

  async function play(): Promise<void> {
    if (fixture === undefined) {
      await load();
      return;
    }
    panel.setBusy(true);
    field.setLocked(true);
    frame.say(' ');
    field.setParts(' ');
    const choice = { fixtureNo: fixture.fixtureNo, market };
    const answer = await frame.play(panel.stakeMinor(), choice);
    if (answer !== undefined) {
      await show(answer.round.outcome as { score: number[]; parts: string[]; result: string });
      frame.conclude(answer);
    } else frame.say(words('result.idle'));
    field.setLocked(false);
    panel.setBusy(false);
  }

  void load();
  const paragraphs = [words('fixture.rules')];
  if (state.look === 'cockfight') paragraphs.push(words('fixture.rulesShow'));
  return { paragraphs };
}
