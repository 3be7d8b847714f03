import { button, html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import { createStakePanel } from '../stake-panel.ts';
import type { WordKey } from '../words/texts.ts';
import { createCardsPicture, type TablePicture } from './table-pictures.ts';

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
  return {
    action: 'table.deal',
    rules: 'table.cardsRules',
    columns: 3,
    bets: [bet('left', pays['side']), bet('tie', pays['tie']), bet('right', pays['side'])],
    picture: createCardsPicture(frame),
  };
}

/** Cards: choose a bet, see the outcome. */
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
  const grid = html('div', { class: `bets bets--${state.look}` }, ...buttons);
  const panel = createStakePanel(frame, { onAction: () => void play() });
  panel.setAction({ label: words(kind.action) });
  frame.stage.append(kind.picture.element);
  frame.controls.append(html('div', { class: 'choices' }, grid), panel.element);

  function choose(key: string): void {
    chosen = key;
    for (const [index, { key: own }] of kind.bets.entries())
      buttons[index]?.setAttribute('aria-pressed', String(own === key));
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
