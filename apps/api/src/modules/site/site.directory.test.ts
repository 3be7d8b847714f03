import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from '#platform/process/log.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openSiteDirectory } from './site.directory.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';

it('a slow reading that began before a change does not bring the old settings back', async () => {
  const app = await openTestApp();
  const change = (value: number) =>
    changeSetting(app, { siteId: 'first', path: 'session.idleMinutes', value });
  let wait: (() => Promise<void>) | undefined;
  const directory = await openSiteDirectory({
    // Notifications would start readings of their own.
    database: { ...app.database, listen: async () => async () => undefined },
    log: createLog({ level: 'silent' }),
    hasDefault: false,
    guard: async () => {
      await wait?.();
      return [];
    },
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isHeld = new Promise<void>((resolve) => {
    wait = async () => {
      wait = undefined;
      resolve();
      await released;
    };
  });
  await change(30);
  const first = directory.refresh();
  await isHeld;
  await change(40);
  const second = directory.refresh();
  await Promise.race([second, sleep(200)]);
  release();
  await Promise.all([first, second]);
  expect(directory.findById('first').settings.session.idleMinutes).toBe(40);
  await directory.close();
  await app.close();
});
