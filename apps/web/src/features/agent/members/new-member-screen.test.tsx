// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAME_TYPES, MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import NewMemberScreen from './new-member-screen.tsx';

const rates = (change: object = {}) => ({
  ...Object.fromEntries(GAME_TYPES.map((type) => [type, 0])),
  ...change,
});
const MADE = { memberId: 'm-1', account: 'farhana_bs', password: 'mqxkzwtrhbn4' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: () => unknown = () => ({ value: MADE })) {
  const { calls } = fakeGateway({ 'POST /agent/members': answer as never });
  const own = { most: rates({ RNG: 80, LIVE: 60 }) };
  const loaderData = {
    isRefused: false,
    today: '2026-11-21',
    period: 'month',
    loaded: { ok: true, data: { own, waiting: [] } },
  };
  const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };
  await renderScreen(NewMemberScreen as never, { loaderData, session });
  return calls;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Create member' }));

describe('the form of a new member', () => {
  test('AGENTX-03 offers the rates one has, says what stays while typing, and refuses more', async () => {
    const calls = await show();
    expect(screen.queryByLabelText('Fishing')).toBeNull();
    type('Casino', '0.45');
    screen.getByText('0.35% stays with you');
    type('Live', '0.75');
    screen.getByText('Your rate is 0.6%; more cannot be given');
    send();
    screen.getByText('Enter a username');
    screen.getByText('Without this no account is made');
    expect(calls).toEqual([]);
  });

  test('AGENTX-03 shows name and first password once, and the same call has the same key', async () => {
    let tries = 0;
    const calls = await show(() => {
      tries += 1;
      return tries === 1 ? problem('server.unavailable', 503) : { value: MADE };
    });
    type('Username', 'farhana_bs');
    type('Casino', '০.৪');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await screen.findByRole('alert');
    send();
    await screen.findByText('mqxkzwtrhbn4');
    expect(calls.map(({ body }) => body)).toEqual([
      { account: 'farhana_bs', kind: 'player', isAdult: true, rates: rates({ RNG: 40 }) },
      { account: 'farhana_bs', kind: 'player', isAdult: true, rates: rates({ RNG: 40 }) },
    ]);
    const keys = calls.map(({ headers }) => new Headers(headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The account is ready'));
    fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
    expect(screen.queryByText('mqxkzwtrhbn4')).toBeNull();
  });

  test('AGENTX-03 a name that is taken is said at its field', async () => {
    await show(() => problem('auth.username_taken', 409));
    type('Username', 'farhana_bs');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await screen.findByText('The username is taken. Choose another.');
  });
});
