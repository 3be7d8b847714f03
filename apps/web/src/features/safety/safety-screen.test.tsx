// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@maidan/contract/constants';
import type { MemberLimit, SafetyOverview } from '@maidan/contract/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import SafetyScreen, { loader } from './safety-screen.tsx';

const sealer = await testSealer();
const NOW = '2026-11-20T10:00:00.000Z';
const SET = 'PUT /safety/limits';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function overviewOf(...own: MemberLimit[]): SafetyOverview {
  const limits = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map(
      (period): MemberLimit =>
        own.find((one) => one.kind === kind && one.period === period) ?? {
          kind,
          period,
          amount: null,
          used: 0,
        },
    ),
  );
  return { currency: 'BDT', raiseWaitHours: 24, limits };
}
const DEPOSITS: MemberLimit = { kind: 'deposit', period: 'day', amount: 1_000_000, used: 500_000 };
const waitingFrom = (confirmableFrom: string): MemberLimit => ({
  ...DEPOSITS,
  waiting: { amount: 3_000_000, askedAt: NOW, confirmableFrom },
});
const show = (overview = overviewOf(DEPOSITS), options: object = {}) =>
  renderScreen(SafetyScreen, {
    loaderData: { contacts: [], member: { ok: true, data: { overview, now: NOW } } },
    session: TEST_SESSION,
    path: '/responsible',
    ...options,
  });
function gateway(answers: Answers = {}) {
  const { calls } = fakeGateway({
    'GET /safety': () => ({ value: overviewOf(DEPOSITS) }),
    [SET]: () => ({ value: overviewOf(DEPOSITS) }),
    ...answers,
  });
  const namesOf = () => calls.map(({ name }) => name);
  return {
    namesOf,
    bodyOf: (name: string) => calls.findLast((call) => call.name === name)?.body,
  };
}
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('what the screen loads', () => {
  async function load(isMember: boolean) {
    const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
    const url = new URL('http://lobby.example/m/responsible');
    return (await loader({ context, url, params: {} } as never)) as { data: object };
  }

  test('a member gets the limits, a visitor the advice without a call', async () => {
    const calls = gateway();
    expect(await load(false)).toMatchObject({ data: { member: undefined } });
    expect(calls.namesOf()).toEqual([]);
    expect(await load(true)).toMatchObject({ data: { member: { ok: true } } });
  });
});

describe('the limits', () => {
  test('stand with their use, and what is left', async () => {
    await show(overviewOf(DEPOSITS, { kind: 'session', period: 'week', amount: 300, used: 270 }));
    screen.getByText('2 limits');
    screen.getByText('৳5,000 left');
    screen.getByText('30 minutes left');
    const bar = screen.getByRole('progressbar', { name: 'Deposit limit, In 24 hours' });
    expect(bar.getAttribute('value')).toBe('50');
  });

  test('a lower one says that it counts at once, and is sent in minor units', async () => {
    const calls = gateway();
    await show();
    tap('Change Deposit limit');
    write(/^New limit/, '৬,০০০');
    tap('Set a limit of ৳6,000');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.bodyOf(SET)).toEqual({ kind: 'deposit', period: 'day', amount: 600_000 });
  });

  test('a higher one is asked for, and none too', async () => {
    const calls = gateway();
    await show();
    tap('Change Deposit limit');
    screen.getByText('Higher after 24 hours');
    write(/^New limit/, '30000');
    screen.getByRole('button', { name: 'Ask for ৳30,000' });
    tap('Ask to remove the limit');
    await waitFor(() => expect(calls.bodyOf(SET)).toMatchObject({ amount: null }));
  });

  test('a refusal and a fault stay in the sheet and lose nothing typed', async () => {
    gateway({ [SET]: () => problem('server.unexpected', 500) });
    await show();
    tap('Change Deposit limit');
    write(/^New limit/, 'six');
    tap('Set the limit');
    screen.getByText('Enter the amount in digits');
    write(/^New limit/, '600');
    tap(/^Set a limit/);
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLInputElement>(/^New limit/).value).toBe('600');
  });

  test('of time is typed in whole minutes', async () => {
    const calls = gateway();
    await show();
    tap('Set Time limit');
    write('New limit, in minutes', '45.5');
    tap('Set the limit');
    screen.getByText('Enter whole minutes');
    write('New limit, in minutes', '45');
    tap('Set a limit of 45 minutes');
    await waitFor(() =>
      expect(calls.bodyOf(SET)).toEqual({ kind: 'session', period: 'day', amount: 45 }),
    );
  });
});

describe('a waiting change', () => {
  const RAISE = '/safety/limits/raise';

  test('can only be taken back before its time', async () => {
    const calls = gateway({ [`DELETE ${RAISE}`]: () => ({ value: overviewOf(DEPOSITS) }) });
    await show(overviewOf(waitingFrom('2026-11-21T10:00:00.000Z')));
    const group = within(screen.getByRole('group', { name: /^Wish for a higher limit/ }));
    group.getByText(/After 2026\/11\/21 16:00 you are asked again/);
    expect(group.queryByRole('button', { name: 'Yes, change it' })).toBeNull();
    tap('Keep the old limit');
    await waitFor(() => expect(calls.namesOf().join()).toContain('DELETE'));
  });

  test('is asked about again after it', async () => {
    const calls = gateway({ [`POST ${RAISE}`]: () => ({ value: overviewOf(DEPOSITS) }) });
    await show(overviewOf(waitingFrom('2026-11-20T10:00:00.000Z')));
    tap('Yes, change it');
    await waitFor(() =>
      expect(calls.bodyOf(`POST ${RAISE}`)).toEqual({ kind: 'deposit', period: 'day' }),
    );
  });
});

describe('breaks', () => {
  test('a time-out has no length until one is chosen, and says what it closes', async () => {
    const calls = gateway({ 'POST /safety/time-out': () => ({ value: overviewOf() }) });
    await show();
    tap(/^Take a break/);
    const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a length' });
    expect(begin.disabled).toBe(true);
    screen.getByText('Games and deposits are closed');
    tap('7 days');
    tap('Begin a break of 7 days');
    await waitFor(() => expect(calls.bodyOf('POST /safety/time-out')).toEqual({ days: 7 }));
  });

  test('one that stands is told with its end', async () => {
    await show({ ...overviewOf(), timeOutUntil: '2026-11-27T10:00:00.000Z' });
    screen.getByText(/on a break until 2026\/11\/27 16:00/);
  });

  test('an exclusion needs length, word and password, and leaves the page of a member', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    let isProven = false;
    const calls = gateway({
      'GET /account/sealing-key': () => sealer.key,
      'POST /safety/exclusion': () =>
        isProven ? { value: true } : problem('security.step_up_required', 403),
      'POST /security/step-up': () => {
        isProven = true;
        return { value: { confirmedUntil: NOW } };
      },
    });
    await show();
    tap(/^Self-exclusion/);
    tap('1 year');
    screen.getByText(/Neither you nor customer service nor an agent/);
    const begin = screen.getByRole<HTMLButtonElement>('button', { name: /^Begin self-exclusion/ });
    expect(begin.disabled).toBe(true);
    write('Type “exclude” to confirm', ' Exclude ');
    expect(begin.disabled).toBe(false);
    tap(/^Begin self-exclusion/);
    const password = await screen.findByLabelText('Password', { selector: 'input' });
    expect(assign).not.toHaveBeenCalled();
    fireEvent.change(password, { target: { value: 'amar-bhasha-71' } });
    tap('Confirm and go on');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/responsible'));
    expect(calls.bodyOf('POST /safety/exclusion')).toEqual({ months: 12 });
  });
});

test('the reminder while playing is off until it is chosen, and stays on the device', async () => {
  await show();
  const group = within(screen.getByRole('group', { name: 'Reminder while playing' }));
  const pressed = (name: string) =>
    group.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(pressed('Off')).toBe('true');
  fireEvent.click(group.getByRole('button', { name: '45 min' }));
  expect(pressed('45 min')).toBe('true');
  expect(localStorage.getItem('maidan.realityMinutes')).toBe('45');
  fireEvent.click(group.getByRole('button', { name: 'Off' }));
  expect(localStorage.getItem('maidan.realityMinutes')).toBeNull();
});

describe('for visitors', () => {
  test('advice, contacts of the licence, and the way to set limits', async () => {
    const contacts = [{ name: { bn: 'সহায়', en: 'Helping hand' }, url: 'tel:+8801' }];
    await show(undefined, { loaderData: { contacts, member: undefined }, session: undefined });
    screen.getByText(/Nobody can earn a living with it/);
    expect(screen.getByRole('link', { name: /Helping hand/ }).getAttribute('href')).toBe(
      'tel:+8801',
    );
    screen.getByRole('link', { name: 'Log in to set limits' });
  });

  test('a failure says that the limits count all the same', async () => {
    const failure = { code: 'server.unexpected', params: {} };
    await show(undefined, { loaderData: { contacts: [], member: { ok: false, failure } } });
    screen.getByText('Your limits could not be loaded. They count all the same.');
  });
});
