// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardText, isRed, PACK } from '../../../../../src/games/parts/cards.ts';
import { createCard } from './card.ts';
import { dealInto } from './motion.ts';
import { cardName, isRed as isRedHere, rankName, signsOf } from './names.ts';

/** How many signs of its suit a large face has, beside those of the two corners. */
function countPips(element: HTMLElement): number {
  const signs = element.querySelector('.pc__large > path:not([class])')?.getAttribute('d') ?? '';
  return (signs.match(/M/g) ?? []).length - 2;
}

describe('cards on the screen', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => vi.unstubAllGlobals());

  it('are the cards of the server', () => {
    expect(PACK.map((card) => signsOf(card))).toEqual(PACK.map((card) => cardText(card)));
    expect(PACK.map((card) => isRedHere(card))).toEqual(PACK.map((card) => isRed(card)));
  });

  it.each(['bn', 'en', 'hi'])('have 52 different names in %s', (language) => {
    expect(new Set(PACK.map((card) => cardName(card, language))).size).toBe(52);
    expect(cardName(undefined, language)).not.toBe('');
  });

  it('have the names that players use', () => {
    expect(cardName(45, 'bn')).toBe('হরতনের সাহেব');
    expect(cardName(50, 'en')).toBe('ace of spades');
    expect(cardName(3, 'hi')).toBe('चिड़ी का दुक्की');
    expect(rankName(12, 'bn')).toBe('বিবি');
  });

  it('show as many pips as their number says, and two halves of a court', () => {
    for (const card of PACK) {
      const { element } = createCard('en', card);
      const signs = signsOf(card);
      const rank = Number.parseInt(signs, 10);
      const isCourt = /[JQK]/.test(signs);
      expect(countPips(element), signs).toBe(signs.startsWith('A') ? 1 : isCourt ? 2 : rank);
      expect(element.querySelectorAll('.pc__large > use'), signs).toHaveLength(isCourt ? 2 : 0);
      const corners = [...element.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(new Set(corners), signs).toEqual(new Set([signs.slice(0, -1)]));
    }
  });

  it('draw what they share once', () => {
    createCard('en', 1);
    createCard('en', 2);
    expect(document.querySelectorAll('#cards-sheet')).toHaveLength(1);
    const named = new Set([...document.querySelectorAll('[id^=cards-]')].map(({ id }) => `#${id}`));
    const used = PACK.flatMap((card) => [
      ...createCard('en', card).element.querySelectorAll('use'),
    ]).map((use) => use.getAttribute('href') ?? '');
    expect(used.filter((href) => !named.has(href))).toEqual([]);
  });

  it('lie face down without a name until they are turned', async () => {
    const row = document.createElement('div');
    const view = createCard('en');
    await dealInto(row, view.element);
    expect(row.firstChild).toBe(view.element);
    expect(view.element.getAttribute('aria-label')).toBe('card face down');
    expect(view.element.innerHTML).not.toContain('text');
    await view.turn(45);
    expect(view.card()).toBe(45);
    expect(view.element.getAttribute('aria-label')).toBe('king of hearts');
    view.mark('won');
    view.mark('waits');
    expect([...view.element.classList]).toEqual(['pc', 'pc--red', 'pc--waits']);
  });
});
