import { describe, expect, test } from 'vitest';
import { budgets, describeVerdicts, judge, median, percentile } from './budget.ts';
import { withoutScripts } from './pages/plain-copy.ts';

describe('budgets', () => {
  test('every budget has its own id', () => {
    expect(new Set(budgets.map((budget) => budget.id)).size).toBe(budgets.length);
  });

  test('a figure at its limit keeps the budget, one beyond it does not', () => {
    const verdicts = judge([
      { id: 'script-size', value: 122 },
      { id: 'style-size', value: 12.01 },
      { id: 'cached-home', value: 3000 },
      { id: 'rounds', value: 399 },
    ]);
    expect(verdicts.map((verdict) => verdict.isKept)).toEqual([true, false, true, false]);
  });

  test('what could not be measured is missed and says why', () => {
    const [line] = describeVerdicts(judge([{ id: 'tap-star', problem: 'nothing to tap' }]));
    expect(line).toMatch(/^MISSED .* nothing to tap$/);
  });

  test('an earlier run is printed beside the new one', () => {
    const lines = describeVerdicts(judge([{ id: 'html-size', value: 12 }]), [
      { id: 'html-size', value: 13.5 },
    ]);
    expect(lines[0]).toMatch(/^kept .* ≤ 22 kB .* 12 kB .* was 13\.5$/);
  });

  test('a figure for no budget is a defect', () => {
    expect(() => judge([{ id: 'nonsense', value: 1 }])).toThrow('No budget is called nonsense.');
  });

  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test.each([
    [0.99, 99],
    [0.5, 50],
    [1, 100],
    [0, 1],
  ])('a share of %d of one to a hundred does not exceed %d', (share, value) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, share)).toBe(value);
  });
});

describe('the copy without scripts', () => {
  test('scripts and the links that preload them are removed, and everything else is kept', () => {
    const html =
      '<head><link rel="modulepreload" href="a.js"><link rel="stylesheet" href="a.css"><link rel="preload" as="script" href="b.js">' +
      '<script type="module">go()</script></head><body><script src="c.js"></script><p>Text</p></body>';
    expect(withoutScripts(html)).toBe(
      '<head><link rel="stylesheet" href="a.css"></head><body><p>Text</p></body>',
    );
  });
});
