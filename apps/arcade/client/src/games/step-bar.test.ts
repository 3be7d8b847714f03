// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, html } from '../dom.ts';
import { createStepBar } from './step-round.ts';

afterEach(() => document.body.replaceChildren());

/** A bar of two steps in place of a stake with its button, on the page. */
function openBar() {
  const [hit, stand, less, go] = ['Hit', 'Stand', 'Less', 'Bet'].map((text) =>
    button({ class: text === 'Bet' ? 'go' : '' }, () => undefined, text),
  );
  const elsewhere = button({}, () => undefined, 'Rules');
  const stake = html('div', {}, less, go);
  const bar = createStepBar([html('p', {}, 'Figures'), hit!, stand!], [stake]);
  document.body.append(elsewhere, stake, bar.element);
  const focused = () => document.activeElement?.textContent;
  return { bar, hit: hit!, stand: stand!, less: less!, go: go!, elsewhere, stake, focused };
}

describe('the second of two quick taps', () => {
  afterEach(() => vi.useRealTimers());
  const tap = (part: HTMLElement) =>
    part.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

  it('takes no step that came under the finger, and places no bet after the last one', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { bar, hit, go } = openBar();
    const pressed: string[] = [];
    for (const part of [hit, go])
      part.addEventListener('click', () => pressed.push(part.textContent ?? ''));
    tap(go);
    bar.show(true);
    vi.advanceTimersByTime(300);
    tap(hit);
    bar.show(true);
    vi.advanceTimersByTime(150);
    tap(hit);
    bar.show(false);
    vi.advanceTimersByTime(300);
    tap(go);
    expect(pressed, 'and a tap that was meant for it counts').toEqual(['Bet', 'Hit']);
    vi.advanceTimersByTime(150);
    tap(go);
    expect(pressed).toEqual(['Bet', 'Hit', 'Bet']);
  });

  it('is no key, and nothing that a screen reader presses', () => {
    const { bar, hit } = openBar();
    const pressed: string[] = [];
    hit.addEventListener('click', () => pressed.push('Hit'));
    bar.show(true);
    hit.click();
    expect(pressed).toEqual(['Hit']);
  });
});

describe('the focus of the keyboard', () => {
  it('goes from the stake to the first step that can be taken, and from the steps to the bet', () => {
    const { bar, go, hit, stake, focused } = openBar();
    go.focus();
    hit.setAttribute('hidden', '');
    bar.show(true);
    expect([stake.hidden, bar.element.hidden, focused()]).toEqual([true, false, 'Stand']);
    bar.show(false);
    expect([stake.hidden, bar.element.hidden, focused()]).toEqual([false, true, 'Bet']);
  });

  it('stays on the bar where the first step gives the round up, and goes on to the bet from there', () => {
    const { bar, go, hit, focused } = openBar();
    hit.toggleAttribute('data-gives-up', true);
    go.focus();
    bar.show(true);
    expect(document.activeElement).toBe(bar.element);
    bar.show(true);
    expect(document.activeElement).toBe(bar.element);
    bar.show(false);
    expect(focused()).toBe('Bet');
  });

  it.each([
    ['disabled', ''],
    ['aria-disabled', 'true'],
  ])('waits while all steps are %s', (name, value) => {
    const { bar, less, hit, stand, focused } = openBar();
    less.focus();
    for (const step of [hit, stand]) step.setAttribute(name, value);
    bar.show(true);
    bar.show(true);
    expect([hit, stand].map(({ textContent }) => textContent)).not.toContain(focused());
    for (const step of [hit, stand]) step.removeAttribute(name);
    bar.show(true);
    expect(focused()).toBe('Hit');
  });

  it('stays where the player put it while the steps were off', () => {
    const { bar, elsewhere, go, hit, stand, focused } = openBar();
    go.focus();
    for (const step of [hit, stand]) step.toggleAttribute('disabled', true);
    bar.show(true);
    elsewhere.focus();
    for (const step of [hit, stand]) step.toggleAttribute('disabled', false);
    bar.show(true);
    expect(focused()).toBe('Rules');
  });

  it('stays elsewhere, or nowhere, when it left the bar', () => {
    const { bar, elsewhere, go, hit, stand, focused } = openBar();
    elsewhere.focus();
    bar.show(true);
    expect(focused()).toBe('Rules');
    bar.show(false);
    expect(focused()).toBe('Rules');
    go.focus();
    for (const step of [hit, stand]) step.toggleAttribute('disabled', true);
    bar.show(true);
    elsewhere.focus();
    bar.show(true);
    elsewhere.blur();
    for (const step of [hit, stand]) step.toggleAttribute('disabled', false);
    bar.show(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('comes back to a step that was off while the server was asked, or goes to the first that is on', () => {
    const { bar, go, hit, stand, focused } = openBar();
    go.focus();
    bar.show(true);
    const turnOff = () => {
      for (const step of [hit, stand]) step.toggleAttribute('disabled', true);
      bar.show(true);
      // A browser takes the focus from a button that is off.
      (document.activeElement as HTMLElement).blur();
    };
    stand.focus();
    turnOff();
    for (const step of [hit, stand]) step.toggleAttribute('disabled', false);
    bar.show(true);
    expect(focused()).toBe('Stand');
    turnOff();
    hit.toggleAttribute('disabled', false);
    bar.show(true);
    expect(focused()).toBe('Hit');
    turnOff();
    bar.show(false);
    expect(focused()).toBe('Bet');
  });

  it('is never taken from a field that is typed in, nor given back to it', () => {
    const { bar, stake, focused } = openBar();
    const field = html('input');
    stake.prepend(field);
    field.focus();
    bar.show(false);
    expect(document.activeElement).toBe(field);
    field.blur();
    bar.show(true);
    expect(focused()).toBe('Hit');
    field.focus();
    bar.show(false);
    field.blur();
    bar.show(false);
    expect(focused()).toBe('Bet');
  });

  it('is nowhere after a round that was open when the title was opened', () => {
    const { bar } = openBar();
    bar.show(true);
    expect(document.activeElement).toBe(document.body);
  });
});
