import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { jobKind } from './job-kind.ts';
import { liveJobs } from './live-jobs.ts';

const parts = jobKind({ name: 'parts.make', payload: z.object({}) });
let app: TestApp;
let owner: { token: string; memberId: string };

async function memberOn(account: string, site: 'first' | 'second' = 'first') {
  const token = await memberOf(app, account, site);
  const { body } = await app.get('/member/info', { token, site });
  return { token, memberId: String(body.value.memberId) };
}

beforeAll(async () => {
  app = await openTestApp();
  owner = await memberOn('hasina_b');
  app.services.jobs.handle(parts, async ({ step }) => {
    await step(() => Promise.resolve({ done: 2, total: 2 }));
    return { parts: 2 };
  });
});
afterAll(() => app.close());

describe('a job that a member waits for', () => {
  it('is read by the member, by a call and on the stream, and by nobody else', async () => {
    const order = { siteId: 'first', payload: {}, memberId: owner.memberId };
    const { jobId } = await app.services.jobs.enqueue(app.db, parts, order);
    const read = (token: string, site: 'first' | 'second' = 'first') =>
      app.get(`/jobs/${jobId}`, { token, site });
    const waiting = await read(owner.token);
    expect(waiting.body.value).toEqual({
      jobId,
      name: 'parts.make',
      state: 'waiting',
      done: 0,
      createdAt: app.clock.now().toISOString(),
    });
    await app.services.jobs.runDue();
    const done = { state: 'done', done: 2, total: 2, result: { parts: 2 } };
    expect((await read(owner.token)).body.value).toMatchObject(done);
    const reader = { siteId: 'first', memberId: owner.memberId };
    const told = await liveJobs(app.db).read(reader);
    expect(told?.data).toMatchObject({ jobs: [{ jobId, ...done }] });

    const others = [await memberOn('hasina_c'), await memberOn('hasina_b', 'second')];
    for (const [at, { token, memberId }] of others.entries()) {
      const site = at === 0 ? 'first' : 'second';
      const answer = await read(token, site);
      expect([answer.status, answer.body.code]).toEqual([404, 'jobs.unknown']);
      expect(await liveJobs(app.db).read({ siteId: site, memberId })).toBeUndefined();
    }
    expect((await app.get('/jobs/nothing', { token: owner.token })).body.code).toBe('jobs.unknown');
  });
});
