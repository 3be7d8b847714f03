import { expect, test } from 'vitest';
import { fillGaps } from './polyfills.ts';

test('what the oldest browsers lack is filled in, and works as in newer ones', () => {
  const object: { hasOwn?: typeof Object.hasOwn } = {};
  const view: { setBigUint64?: typeof DataView.prototype.setBigUint64 } = {};
  fillGaps(object, view);
  expect(object.hasOwn?.({ a: 1 }, 'a')).toBe(true);
  expect(object.hasOwn?.({ a: 1 }, 'toString')).toBe(false);
  for (const isLittle of [false, true]) {
    const [own, filled] = [new DataView(new ArrayBuffer(10)), new DataView(new ArrayBuffer(10))];
    own.setBigUint64(2, 0x01_23_45_67_89_ab_cd_efn, isLittle);
    view.setBigUint64?.call(filled, 2, 0x01_23_45_67_89_ab_cd_efn, isLittle);
    expect(filled.buffer).toEqual(own.buffer);
  }
});

test("a browser's own functions stay", () => {
  const object = { hasOwn: 'its own', setBigUint64: 'too' };
  fillGaps(object, object);
  expect(object).toEqual({ hasOwn: 'its own', setBigUint64: 'too' });
});
