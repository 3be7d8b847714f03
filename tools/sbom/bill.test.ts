import { expect, test } from 'vitest';
import { missingFromBill } from './bill.ts';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@maidan/api': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@types/pg': { version: '8.23.1' },
    'node_modules/a/node_modules/react': { version: '18.0.0' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
  },
};

test('a bill that lacks a package of a deployment is found, at any depth and in each version', () => {
  const inside = { name: 'react', version: '18.0.0' };
  const complete = [
    { name: 'react', version: '19.3.1', components: [inside] },
    { group: '@types', name: 'pg', version: '8.23.1' },
  ];
  expect(missingFromBill({ components: complete }, lock)).toEqual([]);
  expect(missingFromBill({ components: [inside] }, lock)).toEqual([
    'react@19.3.1',
    '@types/pg@8.23.1',
  ]);
  expect(missingFromBill({}, lock)).toHaveLength(3);
});
