import { button, html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import { createStakePanel } from '../stake-panel.ts';
import type { WordKey } from '../words/texts.ts';
import {
  createCardsPicture,
  createDicePicture,
  createWheelPicture,
  type TablePicture,
} from './table-pictures.ts';

interface Bet {
  key: string;
  payHundredths: number;
}
interface TableKind {
  action: WordKey;
  rules: WordKey;
  columns: number;
  bets: Bet[];
  picture: TablePicture;
}

function bet(key: string, payHundredths: number | undefined): Bet {
  return { key, payHundredths: payHundredths ?? 0 };
}

function kindOf(frame: Frame): TableKind {
  const pays = frame.state.rules['pays'] as Record<string, number>;
  if (frame.state.look === 'wheel') {
    const halves = ['red', 'black', 'odd', 'even', 'low', 'high'].map((key) =>
      bet(key, pays['even']),
    );
    const dozens = ['dozen1', 'dozen2', 'dozen3'].map((key) => bet(key, pays['dozen']));
    return {
      action: 'table.spin',
      rules: 'table.wheelRules',
      columns: 3,
      bets: [...halves, ...dozens],
      picture: createWheelPicture(frame),
    };
  }
  if (frame.state.look === 'dice') {
    const bets = ['under', 'seven', 'over'].map((key) => bet(key, pays[key]));
    const picture = createDicePicture(frame);
    return { action: 'table.roll', rules: 'table.diceRules', columns: 3, bets, picture };
  }
  return {
    action: 'table.deal',
    rules: 'table.cardsRules',
    columns: 3,
    bets: [bet('left', pays['side']), bet('tie', pays['tie']), bet('right', pays['side'])],
    picture: createCardsPicture(frame),
  };
}

/** Stepper for a single number of the wheel. */
function createNumber(frame: Frame, onChange: (number: number) => void) {
  const { words, format } = frame;
  let number = 7;
  const value = html('b', { class: 'num' });
  const move = (step: number) => {
    number = (number + step + 37) % 37;
    show();
    onChange(number);
  };
  const show = () => (value.textContent = format.digits(number));
  show();
  const straight = Number((frame.state.rules['pays'] as Record<string, number>)['straight']);
  const choose = button(
    { class: 'pick number__choose', 'aria-pressed': 'false' },
    () => onChange(number),
    html('small', {}, `${words('table.number')} · ${format.times(straight)}`),
    value,
  );
  const label = words('table.number');
  const less = button({ class: 'pick', 'aria-label': `${label} −` }, () => move(-1), '−');
  const more = button({ class: 'pick', 'aria-label': `${label} +` }, () => move(1), '+');
  return { element: html('div', { class: 'number' }, less, choose, more), choose };
}

/** Wheel, cards or dice: choose a bet, see the outcome. */
export function startTable(frame: Frame): GameRules {
  const { words, format, state } = frame;
  const kind = kindOf(frame);
  let chosen = kind.bets[0]?.key ?? '';
  const buttons = kind.bets.map(({ key, payHundredths }) =>
    button(
      { class: `pick pick--${key}`, 'aria-pressed': 'false' },
      () => choose(key),
      html('b', {}, words(`table.${key}` as WordKey)),
      html('small', { class: 'num' }, format.times(payHundredths)),
    ),
  );
  const number =
    state.look === 'wheel' ? createNumber(frame, (value) => choose(`n${value}`)) : undefined;
  const grid = html('div', { class: `bets bets--${state.look}` }, ...buttons);
  const panel = createStakePanel(frame, { onAction: () => void play() });
  panel.setAction({ label: words(kind.action) });
  frame.stage.append(kind.picture.element);
  frame.controls.append(html('div', { class: 'choices' }, grid, number?.element), panel.element);

  function choose(key: string): void {
    chosen = key;
    for (const [index, { key: own }] of kind.bets.entries())
      buttons[index]?.setAttribute('aria-pressed', String(own === key));
    number?.choose.setAttribute('aria-pressed', String(key.startsWith('n')));
  }

  async function play(): Promise<void> {
    panel.setBusy(true);
    frame.say(' ');
    frame.sound.play('take');
    kind.picture.clear();
    const answer = await frame.play(panel.stakeMinor(), { bet: chosen });
    if (answer === undefined) frame.say(words('result.idle'));
    else frame.conclude(answer, await kind.picture.show(answer.round.outcome ?? {}));
    panel.setBusy(false);
  }

  choose(chosen);
  return { paragraphs: [words(kind.rules)] };
}
