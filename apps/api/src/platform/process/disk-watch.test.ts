import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { diskWatch } from './disk-watch.ts';

it('a full disk makes the process not ready, whether it is ours or that of the database', async () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const elsewhere = diskWatch(clock, undefined);
  elsewhere.note(new Error('query failed', { cause: new Error('another') }));
  expect(await elsewhere.fault()).toBeUndefined();
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  elsewhere.note(new Error('query failed', { cause: full }));
  expect(await elsewhere.fault()).toBe('disk');
  now += 30_000;
  expect(await elsewhere.fault()).toBeUndefined();
  expect(await diskWatch(clock, '/no/such/folder').fault()).toBe('disk');
  expect(await diskWatch(clock, tmpdir()).fault()).toBeUndefined();
});
