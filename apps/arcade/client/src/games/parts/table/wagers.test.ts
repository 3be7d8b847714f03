import { describe, expect, it, vi } from 'vitest';
import { createWagers } from './wagers.ts';

const table = (onChange = () => undefined as void) =>
  createWagers({ mostOn: (place) => (place === 'strange' ? 0 : 300), mostMinor: 500 }, onChange);

describe('the chips of a table', () => {
  it('lie on their places and add up', () => {
    const wagers = table();
    wagers.add({ red: 100 });
    wagers.add({ red: 100, black: 50 });
    expect(wagers.amounts()).toEqual({ red: 200, black: 50 });
    expect([wagers.on('red'), wagers.on('odd'), wagers.totalMinor()]).toEqual([200, 0, 250]);
  });

  it('keep to the most of a place and of the table, all or none', () => {
    const wagers = table();
    wagers.add({ red: 300 });
    expect(wagers.add({ red: 1 })).toBe('place');
    expect(wagers.add({ black: 100, red: 1 })).toBe('place');
    expect(wagers.add({ strange: 1 })).toBe('place');
    expect(wagers.add({ black: 201 })).toBe('table');
    expect(wagers.amounts()).toEqual({ red: 300 });
    expect(wagers.add({ black: 200 })).toBeUndefined();
    expect(wagers.replace({ red: 301 })).toBe('place');
    expect(wagers.totalMinor()).toBe(500);
  });

  it('go back step by step, whatever the step was', () => {
    const onChange = vi.fn();
    const wagers = table(onChange);
    wagers.add({ red: 100 });
    wagers.add({ odd: 50 });
    wagers.take('red');
    wagers.clear();
    wagers.replace({ low: 10 });
    expect(onChange).toHaveBeenCalledTimes(5);
    const seen = [wagers.amounts()];
    while (wagers.canUndo()) {
      wagers.undo();
      seen.push(wagers.amounts());
    }
    expect(seen).toEqual([{ low: 10 }, {}, { odd: 50 }, { red: 100, odd: 50 }, { red: 100 }, {}]);
  });

  it('are gone after a round, with their steps', () => {
    const wagers = table();
    wagers.add({ red: 100 });
    wagers.reset();
    expect([wagers.totalMinor(), wagers.canUndo()]).toEqual([0, false]);
  });

  it('make no step of nothing', () => {
    const onChange = vi.fn();
    const wagers = table(onChange);
    wagers.clear();
    wagers.take('red');
    wagers.undo();
    wagers.add({ red: 999 });
    expect(onChange).not.toHaveBeenCalled();
    expect(wagers.canUndo()).toBe(false);
  });
});
