// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import GiveRatesScreen from './give-rates-screen.tsx';
import { typedRate } from './rate-types.ts';
import RatesScreen from './rates-screen.tsx';

const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };
const none = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, LOTT: 0, ELOTT: 0 };
const own = { ...none, RNG: 80, LIVE: 60 };
const rates = { ...none, RNG: 45, LIVE: 35 };
const kept = { ...none, RNG: 35, LIVE: 25 };
const line = { memberId: 'm-1', account: 'sumon_ctg', isAgent: true, rates, kept };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (content: object) => ({
  isRefused: false,
  today: '2026-11-21',
  period: 'month',
  loaded: { ok: true, data: { waiting: [], own: content } },
});
const showLine = () =>
  renderScreen(GiveRatesScreen as never, {
    loaderData: page({ ...line, most: own, history: [{ rates, fromDay: '2026-02-01' }] }),
    session,
  });
const rate = (name: string) => screen.getByRole('spinbutton', { name });

describe('the rates of an agent', () => {
  test('AGENTX-04 shows own and given rates in a table with row headers, with what stays', async () => {
    const content = {
      kind: 'agents',
      own: { rates: own, since: '2026-01-02', givenBy: 'kazi_ho' },
      lines: [line],
    };
    await renderScreen(RatesScreen as never, { loaderData: page(content), session });
    screen.getByText('from kazi_ho · 2026/01/02');
    const row = screen.getByRole('rowheader', { name: 'sumon_ctg' }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      '0.45%0.35%',
      '0.35%0.25%',
    ]);
    const link = within(row as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe('/m/agent/rebate/m-1');
  });

  test('AGENTX-04 says so when the direct team is empty', async () => {
    const content = { kind: 'players', own: { rates: own }, lines: [] };
    await renderScreen(RatesScreen as never, { loaderData: page(content), session });
    screen.getByText('No players in your direct team yet');
  });
});

describe('giving rates', () => {
  test('AGENTX-04 the arrow keys, the buttons and typing change a rate, and what stays follows', async () => {
    await showLine();
    fireEvent.keyDown(rate('Casino'), { key: 'ArrowUp' });
    expect(rate('Casino').getAttribute('aria-valuenow')).toBe('0.46');
    screen.getByText('0.34% stays with you');
    fireEvent.click(screen.getByRole('button', { name: 'Lower the rate: Casino' }));
    fireEvent.change(rate('Live'), { target: { value: '০.৬' } });
    expect(rate('Live').getAttribute('aria-valuetext')).toBe('0.6%');
  });

  test('AGENTX-04 a rate above the own one is refused in words, and the button leads to it', async () => {
    const { calls } = fakeGateway({});
    await showLine();
    fireEvent.change(rate('Live'), { target: { value: '0.75' } });
    expect(screen.getByRole('alert').textContent).toBe('Your rate is 0.6%; more cannot be given');
    fireEvent.click(screen.getByRole('button', { name: 'Save from tomorrow on' }));
    expect(document.activeElement).toBe(rate('Live'));
    expect(calls).toEqual([]);
  });

  test('AGENTX-04 sends the rates and returns to the list; a refusal is shown', async () => {
    let answer: () => unknown = () => problem('agent.rate_too_high', 422);
    const { calls } = fakeGateway({ 'PUT /agent/rates/m-1': () => answer() });
    const { toasts } = await showLine();
    fireEvent.click(screen.getByRole('button', { name: 'Save from tomorrow on' }));
    expect((await screen.findByRole('alert')).textContent).toMatch('This rate is above your own');
    answer = () => ({ value: { ...line, most: own, history: [] } });
    fireEvent.click(screen.getByRole('button', { name: 'Save from tomorrow on' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(calls.at(-1)?.body).toEqual({ rates });
  });

  test('AGENTX-04 reads percentages with digits of either set, and nothing else', () => {
    expect(['0.45', '০.৪৫%', '1', '0,5'].map(typedRate)).toEqual([45, 45, 100, 50]);
    expect(['', '-1', '0.455', '1e2', 'x'].map(typedRate)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
