import { drawFish, fishSize } from '../art/fish.ts';
import { button, html, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';
import { isGain } from '../gain.ts';
import type { GameRules } from '../rules.ts';
import { createStakePanel } from '../stake-panel.ts';
import type { WordKey } from '../words/texts.ts';
import { createWater } from './water.ts';

interface FishKind {
  key: string;
  pays: number;
  chanceOf10000: number;
}

function portrait(key: string) {
  const half = fishSize(key) + 2;
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return svg('svg', { class: 'fish__portrait', viewBox: box, 'aria-hidden': true }, drawFish(key));
}

/** Fishing: touch a fish, or choose a kind and cast. */
export function startFishing(frame: Frame): GameRules {
  const { words, format } = frame;
  const kinds = frame.state.rules['fish'] as FishKind[];
  let aim = kinds[0]?.key ?? '';
  let isCasting = false;
  const water = createWater(
    kinds.map(({ key }) => key),
    (key) => {
      choose(key);
      void cast();
    },
  );
  const buttons = kinds.map(({ key, pays, chanceOf10000 }) =>
    button(
      {
        class: 'pick',
        'aria-pressed': 'false',
        'aria-label': `${words(`fishing.${key}` as WordKey)} ${format.digits(pays)}×, ${words('fishing.chance')} ${format.share(chanceOf10000)}`,
      },
      () => choose(key),
      portrait(key),
      html('span', { class: 'fish__name' }, words(`fishing.${key}` as WordKey)),
      html('b', { class: 'num' }, `${format.digits(pays)}×`),
      html('small', { class: 'num' }, format.share(chanceOf10000)),
    ),
  );
  const panel = createStakePanel(frame, { onAction: () => void cast() });
  panel.setAction({ label: words('fishing.shoot') });
  frame.stage.append(water.element);
  frame.controls.append(
    html('div', { class: 'choices' }, html('div', { class: 'fishes' }, ...buttons)),
    panel.element,
  );

  function choose(key: string): void {
    if (isCasting) return;
    aim = key;
    for (const [index, kind] of kinds.entries())
      buttons[index]?.setAttribute('aria-pressed', String(kind.key === key));
  }

  async function cast(): Promise<void> {
    if (isCasting) return;
    isCasting = true;
    panel.setBusy(true);
    frame.say(' ');
    frame.sound.play('take');
    water.cast(aim);
    const answer = await frame.play(panel.stakeMinor(), { fish: aim });
    if (answer === undefined) {
      await water.end({ isCaught: false, isWon: false }, '');
      frame.say(words('result.idle'));
    } else {
      const isCaught = answer.round.payoutMinor > 0;
      const isWon = isGain(answer.round);
      const caught = `${isWon ? '+' : ''}${format.money(answer.round.payoutMinor)}`;
      await water.end({ isCaught, isWon }, isCaught ? caught : words('fishing.missed'));
      frame.conclude(answer, words(isCaught ? 'fishing.caught' : 'fishing.missed'));
    }
    isCasting = false;
    panel.setBusy(false);
  }

  choose(aim);
  frame.say(words('fishing.aim'));
  return {
    paragraphs: [words('fishing.rules')],
    randomKey: 'fishing.random',
    table: {
      caption: words('numbers.pays'),
      heads: [words('fishing.fish'), words('fishing.chance'), words('numbers.pays')],
      rows: kinds.map(({ key, pays, chanceOf10000 }) => [
        words(`fishing.${key}` as WordKey),
        format.percent(chanceOf10000),
        format.times(pays * 100),
      ]),
    },
  };
}
