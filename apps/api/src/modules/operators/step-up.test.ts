import { consoleContract } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorsOf } from '../../testing/console/operators.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const CONSOLE_ENDPOINTS = Object.values(consoleContract);

/**
 * Calls that change something, or read by POST, and ask for no second factor of the last five minutes, each with why. None shows
 * personal data, approves, exports, changes what operators may do, or sets anything of money and providers.
 */
const WITHOUT: readonly (readonly [call: RegExp, why: string])[] = [
  [/^members\.read .*\/search$/, 'finds members, with everything personal masked'],
  [/^members\.block /, 'takes away, and must not wait'],
  [/^members\.unblock /, 'gives back what a block took'],
  [/^members\.reset .*\/reset-link$/, 'goes to the member’s own verified contact alone'],
  [/^(members\.tag|tags\.change) /, 'says what operators think of a member'],
  [/^\w+_notes\.write /, 'says what operators think of a member'],
  [/^deposits\.decide .*\/question$/, 'asks the channel, whose answer decides'],
  [/^withdrawals\.decide .*\/claim$/, 'says who works on it'],
  [/^withdrawals\.decide .*\/return$/, 'ends the own claim'],
  [/^withdrawals\.decide .*\/document$/, 'asks the member for a document'],
  [/^proposals\.\w+ .*\/(rejection|withdrawal)$/, 'carries nothing out'],
];

/** What the row names, by the permissions of today. */
const NAMED = [
  ['shows personal data', /\.reveal$/],
  ['approves', /^proposals\.decide$/],
  ['changes access', /^(operators|roles)\./],
  ['sets money and providers', /^settings\./],
  ['moves money', /^(corrections|transfers|settlements|applications|withdrawals|deposits)\./],
  ['lets a member back', /^exclusions\./],
  ['changes keys', /^keys\./],
] as const;

const changing = CONSOLE_ENDPOINTS.filter(
  ({ route, permission }) => route.method !== 'get' && permission.includes('.'),
);

describe('the second factor of the last five minutes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  }, 120_000);
  afterAll(() => app.close());

  it('OPS-12 is asked for by every endpoint that shows personal data, approves, exports, changes access or sets money and providers', () => {
    const calls = changing
      .filter(({ stepUp }) => !stepUp)
      .map(({ permission, route }) => `${permission} ${route.path}`);
    expect(calls.filter((call) => !WITHOUT.some(([known]) => known.test(call)))).toEqual([]);
    expect(WITHOUT.filter(([known]) => !calls.some((call) => known.test(call)))).toEqual([]);
    for (const [what, permission] of NAMED)
      expect(
        changing.filter((one) => permission.test(one.permission) && one.stepUp),
        what,
      ).not.toHaveLength(0);
    // An act that may take two is one of these, whatever it is called.
    expect(CONSOLE_ENDPOINTS.filter(({ fourEyes, stepUp }) => fourEyes && !stepUp)).toEqual([]);
    // Reads show what is masked; one that showed or exported more would have a permission of its own.
    const reads = CONSOLE_ENDPOINTS.filter(({ route }) => route.method === 'get');
    const open = reads.filter(({ stepUp, permission }) => !stepUp && permission.includes('.'));
    expect(open.filter(({ permission }) => !permission.endsWith('.read'))).toEqual([]);
  });

  it('OPS-12 is older than that after five minutes, for each of them, and given again admits', async () => {
    const owner = await operatorsOf(app).operatorOf('owner', '*');
    const asking = CONSOLE_ENDPOINTS.filter(({ stepUp }) => stepUp);
    const codes = () =>
      Promise.all(
        asking.map(async ({ route }) => {
          const path = route.path
            .replace('/console/v1', '')
            .replace('{site}', 'first')
            .replaceAll(/\{\w+\}/g, 'nothing');
          const { body } = await owner.ask(route.method.toUpperCase(), path, {});
          return String(body.code);
        }),
      );
    app.clock.moveMs(5 * 60_000 + 1);
    expect(new Set(await codes())).toEqual(new Set(['operators.second_factor']));
    await owner.prove();
    expect(await codes()).not.toContain('operators.second_factor');
  });
});
