import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteStore } from './modules/site/index.ts';
import { changeSetting } from './testing/site/change-setting.ts';
import { siteGuard } from './site-guard.ts';
import { openTestApp, testSettings } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

const showcase = {
  NODE_ENV: 'production' as const,
  ALLOW_SANDBOX: true,
  SANDBOX_PROVIDERS: ['arcade (http://arcade.test)'],
};
const licence = {
  regulator: 'Regulator',
  licenceNumber: '1',
  permittedCountries: ['BD'],
  minimumAge: 21,
  responsiblePlayContacts: [{ name: { bn: 'ক', en: 'A' }, url: 'https://help.example' }],
};
const guard = siteGuard(showcase);
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ guard });
});
afterAll(() => app.close());

const statusOf = async (site: 'first' | 'second') =>
  (await app.get('/site/settings', { site })).status;

describe('the production guard while the process runs', () => {
  it('PLAYMODE-02 a showcase site that becomes licensed is closed with a sentence, and the other goes on', async () => {
    expect([await statusOf('first'), await statusOf('second')]).toEqual([200, 200]);
    const social = testSettings('first');
    const licensed = testSettings('first', {
      playMode: 'licensed',
      licence,
      openingCreditsMinor: 0,
      slotPaceMs: 2500,
    });
    await siteStore(app.db).saveSettings('first', licensed, null);
    await app.app.directory.refresh();
    expect([await statusOf('first'), await statusOf('second')]).toEqual([421, 200]);
    const [refused] = app.app.directory.refused();
    expect(refused?.reason).toContain(
      'The site first is closed: the sms provider of site first is the sandbox',
    );
    expect(refused?.reason).toContain('the sandbox provider arcade (http://arcade.test) is on');
    await siteStore(app.db).saveSettings('first', social, null);
    await app.app.directory.refresh();
    expect(await statusOf('first')).toBe(200);
  });

  it('PLAYMODE-02 a change that would close the site is refused to the operator and not written', async () => {
    const ready = testSettings('first', { licence, openingCreditsMinor: 0, slotPaceMs: 2500 });
    await siteStore(app.db).saveSettings('first', ready, null);
    const change = { siteId: 'first', path: 'playMode', value: 'licensed' };
    const refused = changeSetting({ ...app, guard }, change);
    await expect(refused).rejects.toThrow(/^That would close the site: .*sandbox/);
    await app.app.directory.refresh();
    expect(app.app.directory.findById('first').settings.playMode).toBe('social');
  });
});
