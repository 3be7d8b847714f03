import { describe, expect, it } from 'vitest';
import { connectVendors } from './launchers.ts';
import type { Vendor, VendorDeployment } from './vendor.ts';

const SECRET = 'a secret of thirty-two characters or more';
const deployment: VendorDeployment = {
  env: {
    ARCADE_URL: 'http://arcade.example',
    ARCADE_KEY_ID: undefined,
    ARCADE_SECRET: undefined,
    secretOf: () => undefined,
  },
  keys: { arcade: { keyId: 'arcade', secret: SECRET } },
  clock: { now: () => new Date('2026-11-20T10:00:00.000Z') },
};

const vendor = (keyId: string, codes: Vendor['codes']) => (): Vendor => ({
  codes,
  launcher: { launch: async () => ({ url: `https://${keyId}.example/play` }) },
  key: { keyId, secret: SECRET },
});

const launchOf = (code: string) => ({
  vendor: code,
  gameCode: 'slot.mango',
  title: 'Mango',
  language: 'en',
  currency: 'BDT',
  digits: 'latn' as const,
  theme: { mode: 'dark' as const, accent: '#c6f24e', onAccent: '#131c05' },
  lobbyOrigin: 'http://localhost:3000',
  freePlay: true,
});

describe('the vendors of a deployment', () => {
  it('a game is opened by the vendor that has its code, else by the one for all', async () => {
    const entries = [vendor('all', '*'), vendor('spin', ['SP', 'SQ']), vendor('wave', ['WV'])];
    const { launcher } = connectVendors(deployment, entries);
    const urls = ['SQ', 'WV', 'JL'].map(
      async (code) => (await launcher.launch(launchOf(code))).url,
    );
    expect(await Promise.all(urls)).toEqual([
      'https://spin.example/play',
      'https://wave.example/play',
      'https://all.example/play',
    ]);
  });

  it('a game whose vendor is not connected fails to open, as one that its vendor does not know', async () => {
    const { launcher } = connectVendors(deployment, [vendor('spin', ['SP'])]);
    await expect(launcher.launch(launchOf('JL'))).rejects.toMatchObject({ fault: 'unknown_game' });
  });

  it('each key acts for the codes of its vendor', () => {
    const entries = [vendor('all', '*'), vendor('spin', ['SP', 'SQ']), () => undefined];
    expect(connectVendors(deployment, entries).vendorKeys).toEqual({
      all: { secret: SECRET, vendors: '*' },
      spin: { secret: SECRET, vendors: ['SP', 'SQ'] },
    });
  });

  it('two vendors with one code or one key id are refused', () => {
    const connect = (...entries: (() => Vendor)[]) => connectVendors(deployment, entries);
    expect(() => connect(vendor('a', ['SP']), vendor('b', ['SQ', 'SP']))).toThrow('vendor code SP');
    expect(() => connect(vendor('a', ['SP']), vendor('a', ['SQ']))).toThrow('key id a');
  });

  it('the arcade plays what no other vendor plays, with the key of the environment or of the file', () => {
    const { vendorKeys } = connectVendors(deployment);
    expect(vendorKeys['arcade']).toEqual({ secret: SECRET, vendors: '*' });
    const env = { ...deployment.env, ARCADE_KEY_ID: 'own', ARCADE_SECRET: `${SECRET}!` };
    expect(connectVendors({ ...deployment, env }).vendorKeys).toMatchObject({
      own: { secret: `${SECRET}!`, vendors: '*' },
    });
  });
});
