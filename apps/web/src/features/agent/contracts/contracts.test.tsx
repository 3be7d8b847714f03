// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testContract } from '../testing/contracts.ts';
import ContractsScreen from './contracts-screen.tsx';
import { deviceName } from './device.ts';
import { emptyDraft, termsOf } from './offer-draft.ts';
import OfferScreen from './offer-screen.tsx';
import { Simulator } from './simulator.tsx';

const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (own: object) => ({
  isRefused: false,
  today: '2026-11-21',
  period: 'month',
  loaded: { ok: true, data: { waiting: [], own } },
});
const listed = {
  contractId: 'c-1',
  kind: 'salary',
  state: 'accepted',
  offeredBy: 'kazi_ho',
  offeredTo: 'rafi_88',
  terms: testContract().terms,
  offeredAt: '2026-11-20T10:00:00.000Z',
  answeredAt: '2026-11-20T11:30:00.000Z',
  device: 'Mozilla/5.0 (Linux; Android 15; x) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile',
  textHash: 'ab'.repeat(32),
};

describe('the list of contracts', () => {
  test('AGENTX-05 shows each with its pay, state, mark of the text and device', async () => {
    const own = { kind: undefined, received: [listed], made: [] };
    await renderScreen(ContractsScreen as never, { loaderData: page(own), session });
    const list = screen.getByRole('list', { name: 'Your contracts' });
    expect(within(list).getByRole('listitem').textContent).toBe(
      'Daily salary contract৳600 to ৳1,200.05 a dayfrom kazi_hoAccepted 2026/11/20 17:30abab … abab · Chrome 142, Android 15Accepted',
    );
    screen.getByText('You offered no contract yet');
  });

  test('AGENTX-05 names devices in a few words', () => {
    expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4')).toBe(
      'Safari 17, iOS 17',
    );
    expect(deviceName('curl')).toBe('');
  });
});

describe('the simulator', () => {
  const simulation = {
    contractId: 'c-2',
    currency: 'BDT',
    period: 'day' as const,
    offeredMinor: 1000,
    nowMinor: 800,
    periods: [
      {
        from: '2026-11-18T18:00:00.000Z',
        to: '2026-11-19T18:00:00.000Z',
        baseMinor: 5000,
        offeredMinor: 0,
        nowMinor: 300,
      },
      {
        from: '2026-11-19T18:00:00.000Z',
        to: '2026-11-20T18:00:00.000Z',
        baseMinor: 9000,
        offeredMinor: 1000,
        nowMinor: 500,
      },
    ],
  };
  const Page = () => (
    <Simulator simulation={simulation} change="0" hrefOf={(one) => `/m/x?change=${one}`} />
  );
  const show = () =>
    renderScreen(Page as never, { session, handle: { nouns: ['agent'] } as never });

  test('AGENTX-05 sets the offer beside the contract in force, period by period', async () => {
    await show();
    screen.getByText('Your last 2 days');
    expect(document.body.textContent).toContain('৳2 more: 1 times more, 1 times less.');
    const days = screen.getAllByRole('radio');
    expect(days.map((day) => day.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(days[0]);
    screen.getByText('Base ৳50');
    const rows = screen.getAllByRole('rowheader').map((row) => row.closest('tr')?.textContent);
    expect(rows).toEqual(['2026/11/19৳0৳3', '2026/11/20৳10৳5']);
  });
});

describe('a new offer', () => {
  const preview = {
    account: 'nadia.b',
    text: 'First sentence.\nSecond sentence.',
    textHash: 'ab'.repeat(32),
    textLanguage: 'en',
    currency: 'BDT',
    isPaidBySite: false,
    costMinor: 60_000,
    commissionMinor: 178_800,
    periods: [
      { from: '2026-11-18T18:00:00.000Z', to: '2026-11-19T18:00:00.000Z', amountMinor: 60_000 },
    ],
  };
  const show = () =>
    renderScreen(OfferScreen as never, {
      loaderData: page({ memberId: 'm-1', account: 'nadia.b' }),
      session,
    });
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('AGENTX-05 shows text and past cost before it is sent, then sends it once under one key', async () => {
    const { calls } = fakeGateway({
      'POST /agent/offers/preview': () => ({ value: preview }),
      'POST /agent/offers': () => ({ value: { ...listed, state: 'offered' } }),
    });
    const { toasts } = await show();
    fill('From', '২,০০,০০০');
    fill('You get', '300.50');
    fireEvent.click(screen.getByRole('button', { name: 'See text and cost' }));
    await screen.findByText('Second sentence.');
    expect(document.body.textContent).toContain(
      'You would have paid this from your own cash, 1 time.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const terms = {
      base: 'valid_bets',
      period: 'day',
      deductions: [],
      minActiveMembers: 0,
      carriesLoss: false,
      validFrom: '2026-11-22',
    };
    const tiers = [{ fromMinor: 20_000_000, amountMinor: 30_050 }];
    expect(calls[1]?.body).toEqual({ memberId: 'm-1', kind: 'salary', terms: { ...terms, tiers } });
  });

  test('AGENTX-05 a changed draft has to be looked at again, and a refusal is shown', async () => {
    fakeGateway({
      'POST /agent/offers/preview': () => ({ value: preview }),
      'POST /agent/offers': () => problem('agent.no_contracts', 422),
    });
    await show();
    fill('From', '1');
    fill('You get', '1');
    fireEvent.click(screen.getByRole('button', { name: 'See text and cost' }));
    await screen.findByText('Second sentence.');
    fill('You get', '2');
    expect(screen.queryByText('Second sentence.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'See text and cost' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the offer' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This member cannot have contracts.',
    );
  });

  test('AGENTX-05 takes amounts with digits of either set and groups, and no other spelling', () => {
    const draft = emptyDraft('2026-11-21');
    const minorOf = (from: string) =>
      termsOf({ ...draft, tiers: [{ id: 1, from, pay: '1' }] }, 2)?.tiers[0]?.fromMinor;
    expect(['৳২,০০,০০০', '200000.5', '0'].map(minorOf)).toEqual([20_000_000, 20_000_050, 0]);
    expect(['', '-1', '1.234', '1e5', 'x'].map(minorOf)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
