// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { noteShownLocation, usePopup } from '#platform/page/popup.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers, SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { ContractAlert } from './contract-alert.tsx';

const RENEW = 'POST /account/session/renew';
const KINDS = ['salary', 'dividend', 'hourly'];
const nothing = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const AGENT = { ...TEST_SESSION, type: MEMBER_TYPE.agent };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A gateway that renews a session of this type and has these contracts waiting. */
function gateway(pending: Partial<typeof nothing> = {}, type: number = 1, more: Answers = {}) {
  const value = { ...nothing, ...pending };
  return fakeGateway({
    [RENEW]: () => ({ value: { ...TEST_SESSION, type } }),
    ...Object.fromEntries(
      KINDS.map((kind) => [`GET /agent/contracts/${kind}/request`, () => ({ value })]),
    ),
    ...more,
  });
}

describe('home of a member', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shown = () => screen.getByTestId('popup').textContent;
  const names = (calls: readonly SeenCall[]) => calls.map(({ name }) => name);

  /** Home, in a document that was just loaded. */
  async function home(options: RenderOptions = {}) {
    vi.resetModules();
    const { ContractPrompts } = await import('./contract-prompts.tsx');
    const Home = () => {
      const { popup, popupData, close } = usePopup();
      const location = useLocation();
      // The shell does this too.
      useEffect(() => noteShownLocation(location), [location]);
      return (
        <>
          <ContractPrompts />
          <output data-testid="popup">
            {popup === 'contract' ? popupData['kind'] : (popup ?? 'none')}
          </output>
          <button type="button" onClick={close}>
            Later
          </button>
        </>
      );
    };
    return renderScreen(Home, { path: '/home', session: AGENT, ...options });
  }
  /** Waits for the pause of home, the answers of the gateway, and the pause before an alert. */
  const arrive = async () => {
    await wait(1000);
    await wait(0);
    await wait(600);
  };
  const later = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Later' })));
    await wait(100);
    expect(shown()).toBe('none');
    await wait(600);
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  test('SESS-09 AGENT-06 renews the session, and only then asks for the three requests', async () => {
    let renew = () => undefined as void;
    const renewed = new Promise<void>((resolve) => (renew = resolve));
    const { calls } = gateway({}, 1, {
      [RENEW]: async () => {
        await renewed;
        return { value: AGENT };
      },
    });
    await home();
    await wait(5000);
    expect(names(calls)).toEqual([RENEW]);
    renew();
    await wait(0);
    expect(names(calls)).toEqual([
      RENEW,
      ...KINDS.map((kind) => `GET /agent/contracts/${kind}/request`),
    ]);
    expect(shown()).toBe('none');
  });

  test("SESS-09 a renewal that home's header has sent is not sent again", async () => {
    const { calls } = gateway({ dailysalreqtype: 's' });
    await home();
    const { renewSession } = await import('#platform/session/renewal.ts');
    await renewSession();
    await arrive();
    expect(names(calls).filter((name) => name === RENEW)).toHaveLength(1);
    expect(shown()).toBe('salary');
  });

  test('AGENT-08 AGENT-10 AGENT-11 asks about each kind that waits, one after another: salary, dividend, hourly', async () => {
    gateway({ dailysalreqtype: 's', divtypecompperiodreq: 'd', contracthoursalreq: 'h' });
    await home();
    await arrive();
    const order: (string | null)[] = [];
    while (order.length < KINDS.length) {
      order.push(shown());
      await later();
    }
    expect(order).toEqual(KINDS);
    await wait(60_000);
    expect(shown(), 'each is asked once in a document').toBe('none');
  });

  test('AGENT-11 an empty value is not pending', async () => {
    gateway({ contracthoursalreq: 'h' });
    await home();
    await arrive();
    expect(shown()).toBe('hourly');
    await later();
    await wait(60_000);
    expect(shown()).toBe('none');
  });

  test.each([4, 40, 41, 42])('AGENT-07 type %i is not asked about', async (type) => {
    const { calls } = gateway({ dailysalreqtype: 's' }, type);
    await home();
    await wait(5000);
    expect(names(calls)).toEqual([RENEW]);
    expect(shown()).toBe('none');
  });

  test.each([0, 1, 2])('AGENT-07 type %i is asked about', async (type) => {
    gateway({ dailysalreqtype: 's' }, type);
    await home();
    await arrive();
    expect(shown()).toBe('salary');
  });

  test('SESS-10 AGENT-06 when a session cannot be renewed, nothing more is asked', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = gateway({ dailysalreqtype: 's' }, 1, {
      [RENEW]: () => problem('session.expired', 401),
    });
    await home();
    await wait(5000);
    expect(names(calls)).toEqual([RENEW]);
    expect(shown()).toBe('none');
    expect(logged).toHaveBeenCalledWith('The session could not be renewed', 'session.expired');
  });

  test('AGENT-11 one request that fails hides no other kind', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    gateway({ contracthoursalreq: 'h' }, 1, {
      'GET /agent/contracts/salary/request': () => problem('request.invalid', 400),
    });
    await home();
    await arrive();
    expect(shown()).toBe('hourly');
    expect(logged).toHaveBeenCalledWith(
      'The salary contract could not be asked for',
      'request.invalid',
    );
  });

  test('AGENT-08 an open popup stays, and the alert comes after it closes', async () => {
    gateway({ dailysalreqtype: 's' });
    await home({ earlier: ['/home'], state: { popup: 'menu' } });
    await wait(5000);
    expect(shown()).toBe('menu');
    await later();
    expect(shown()).toBe('salary');
  });

  test('AGENT-08 an alert that a reload restored is not shown a second time', async () => {
    gateway({ dailysalreqtype: 's' });
    const popupData = { kind: 'salary' };
    await home({ earlier: ['/home'], state: { popup: 'contract', popupData } });
    await wait(5000);
    expect(shown()).toBe('salary');
    await later();
    await wait(60_000);
    expect(shown()).toBe('none');
  });

  test('AGENT-06 nothing is asked after the member has left home', async () => {
    const { calls } = gateway({ dailysalreqtype: 's' });
    const { unmount } = await home();
    unmount();
    await wait(5000);
    expect(calls).toEqual([]);
  });
});

describe('the alert', () => {
  const open = (kind: string, onClose = () => undefined as void) =>
    renderScreen(() => <ContractAlert isOpen onClose={onClose} given={{ kind }} />);

  test.each([
    ['salary', 'Daily salary contract', 'getSalaryContract'],
    ['dividend', 'Dividend contract', 'getDevidendContract'],
    ['hourly', 'Hourly salary contract', 'getHourContract'],
  ])('AGENT-08 AGENT-09 %s: View contract leads to its route', async (kind, name, screenName) => {
    await open(kind);
    screen.getByRole('alertdialog', { name });
    expect(screen.getByRole('link', { name: 'View contract' }).getAttribute('href')).toBe(
      `/m/member/agent/${screenName}`,
    );
  });

  test('AGENT-08 AGENT-10 Later closes it', async () => {
    const onClose = vi.fn();
    await open('salary', onClose);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('an unknown kind shows nothing', async () => {
    await open('weekly');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
