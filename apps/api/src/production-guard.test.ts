import { describe, expect, it } from 'vitest';
import { productionFaults } from './production-guard.ts';

const site = (siteId: string, playMode: 'social' | 'licensed') => ({
  siteId,
  settings: { playMode },
});
const unsafe = {
  isProduction: true,
  allowsSandbox: false,
  sites: [site('one', 'licensed'), site('two', 'social')],
  demoAccounts: [
    { siteId: 'one', account: 'demo' },
    { siteId: 'two', account: 'demo' },
  ],
  sandboxProviders: ['arcade (http://a)'],
  developmentPages: ['/reference'],
};

describe('the production guard', () => {
  it('PLAYMODE-02 names each demo account, sandbox and development page beside a licensed site', () => {
    expect(productionFaults(unsafe)).toEqual([
      'the demo account demo of site one exists',
      'the demo account demo of site two exists',
      'the sandbox provider arcade (http://a) is on',
      'the development page /reference is on',
    ]);
  });

  it('PLAYMODE-01 a social showcase may have sandboxes when the operator allows it', () => {
    const social = { ...unsafe, sites: [site('two', 'social')], developmentPages: [] };
    expect(productionFaults({ ...social, allowsSandbox: true })).toEqual([]);
    expect(productionFaults(social)).toHaveLength(3);
  });

  it('PLAYMODE-02 allowing sandboxes never allows them beside a licensed site', () => {
    expect(productionFaults({ ...unsafe, allowsSandbox: true })).toEqual([
      'the demo account demo of site one exists',
      'the sandbox provider arcade (http://a) is on',
      'the development page /reference is on',
    ]);
  });

  it('outside production everything goes', () => {
    expect(productionFaults({ ...unsafe, isProduction: false })).toEqual([]);
  });
});
