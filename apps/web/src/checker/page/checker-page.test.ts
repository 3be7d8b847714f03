// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawingOf } from '../scheme/drawing.ts';
import { bytesOf, hexOf, sha256 } from '../scheme/sha256.ts';
import { RULES } from '../games/rules.ts';
import { mountChecker } from './checker-page.ts';
import { speechIn } from './words.ts';

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'শাপলা', nonce: 7 };
const choice = { side: 'over', target: 5_050 };
const drawn = RULES['dice']?.play({ choice, steps: [], stakeMinor: 1_000 }, drawingOf(seeds));
const round = {
  ...seeds,
  ...drawn,
  choice,
  hash: hexOf(sha256(bytesOf(seeds.serverSeed))),
  game: 'dice',
  stakeMinor: 1_000,
};

let place: HTMLElement;
const open = (given?: object, language: 'bn' | 'en' = 'en') => {
  location.hash = given === undefined ? '' : encodeURIComponent(JSON.stringify(given));
  mountChecker(place, speechIn(language));
};
const verdict = () => place.querySelector<HTMLElement>('[data-verdict]')?.dataset['verdict'];
const send = (form: Element | null) =>
  form?.dispatchEvent(new Event('submit', { cancelable: true }));
const fieldOf = (name: string) => {
  const label = [...place.querySelectorAll('label')].find(
    ({ textContent }) => textContent === name,
  );
  return document.querySelector<HTMLInputElement>(
    `[id="${label?.htmlFor ?? ''}"]`,
  ) as HTMLInputElement;
};

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
});
afterEach(() => {
  location.hash = '';
});

describe('the checker', () => {
  test('FAIR-23 says that a round agrees, and shows seed, bytes, fraction and outcome', () => {
    open(round, 'bn');
    expect(verdict()).toBe('agrees');
    const text = place.textContent ?? '';
    for (const part of ['মিলে গেছে', round.hash, seeds.serverSeed, 'শাপলা:7:0', '× ১০০০১'])
      expect(text).toContain(part);
    expect(place.querySelectorAll('[data-use="0"]')).toHaveLength(5);
  });

  test('FAIR-23 shows cards in signs, by their numbers, and the side in words', () => {
    const bets = { bets: { banker: 3_000 } };
    open({ ...seeds, game: 'baccarat', choice: bets, stakeMinor: 3_000 }, 'bn');
    expect(place.textContent).toMatch(/প্লেয়ার(?:(?:\d+|[JQKA])[♦♥♠♣] \([০-৯]+\)(?:, )?){2,3}ব্যাংকার/);
    expect(place.textContent).toMatch(/বিজয়ী(?:প্লেয়ার|ব্যাংকার|সমান)/);
  });

  test('FAIR-23 shows a flight for everybody by its salted value, with the name of the game in place of a seed', () => {
    const flight = {
      game: 'crash',
      serverSeed: 'a621699bdd0417e51c42891801ef75e229bd908b2cbb93202c26c20410bdbfbe',
      hash: '4c905e61240f4baff8195908b947c4a5fcbc560d2b49f030ef67a10ac2a8a22b',
      salt: '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
      clientSeed: 'crash.kh-uran',
      nonce: 2,
      choice: { panel: 0, autoHundredths: null },
    };
    const outcome = { crashHundredths: 497, flightNo: 2 };
    open({ ...flight, outcome });
    expect(verdict()).toBe('agrees');
    expect(place.textContent).toContain('Name of the game, in place of your seed');
    expect(place.textContent).toContain('Ended at4.97');
    expect(place.textContent).not.toContain('Bytes of');
    open({ ...flight, outcome: { ...outcome, crashHundredths: 498 } });
    expect(verdict()).toBe('differs');
  });

  test.each([
    ['hash', { hash: 'b'.repeat(64) }, 'does not belong to the print'],
    ['outcome', { outcome: { roll: 1 } }, 'another one than the one shown'],
    ['payout', { payoutMinor: 123 }, 'paid is 1.23'],
  ])('FAIR-23 says that a round with another %s does not agree', (_name, change, said) => {
    open({ ...round, ...change });
    expect(verdict()).toBe('differs');
    expect(place.textContent).toContain(said);
  });

  test('FAIR-23 asks for a seed that is hidden, and takes it then', () => {
    open({ ...round, serverSeed: undefined });
    expect(verdict()).toBe('hidden');
    fieldOf('Server seed').value = seeds.serverSeed;
    send(place.querySelector('details form'));
    expect(verdict()).toBe('agrees');
  });

  test('reads a round that was pasted, and says when it is none', () => {
    open();
    expect(verdict()).toBeUndefined();
    const area = place.querySelector('textarea') as HTMLTextAreaElement;
    area.value = 'what';
    send(area.closest('form'));
    expect(place.textContent).toContain('This is no round');
    area.value = JSON.stringify(round);
    send(area.closest('form'));
    expect(verdict()).toBe('agrees');
  });

  test('computes what is typed by hand, with numbers in Bengali digits', () => {
    open();
    fieldOf('Server seed').value = seeds.serverSeed;
    fieldOf('Your seed').value = seeds.clientSeed;
    fieldOf('Number of the round').value = 'seven';
    send(place.querySelector('details form'));
    expect(place.textContent).toContain('a whole number');
    fieldOf('Number of the round').value = '৭';
    send(place.querySelector('details form'));
    expect(verdict()).toBe('computed');
    const roll = Number(drawn?.outcome['roll']);
    expect(place.textContent).toContain((roll / 100).toFixed(2));
  });

  test('shows the fractions of a game that it does not know, and refuses a choice of another', () => {
    open({ ...round, game: 'ropes' });
    expect(verdict()).toBe('unknown_game');
    expect(place.querySelectorAll('ol ol li')).toHaveLength(8);
    open({ ...round, game: 'keno' });
    expect(verdict()).toBe('bad_choice');
  });
});
