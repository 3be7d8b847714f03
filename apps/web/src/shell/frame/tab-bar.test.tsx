// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { followPromotions } from '#features/promotions/live/follow-promotions.ts';
import { queryClient } from '#platform/api/query.ts';
import { usePopup } from '#platform/page/popup.ts';
import type { TabName } from '#platform/page/screen.ts';
import { storeSession } from '#platform/session/session.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { ShellTabBar } from './tab-bar.tsx';

const CHAT = { whitelabel: testFlags(['REFERRAL3', 'CBS3']) };
const NO_CHAT = { whitelabel: testFlags(['REFERRAL3']) };

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

async function show(tab?: TabName, options: RenderOptions = {}) {
  function Page() {
    return (
      <>
        <ShellTabBar tab={tab} />
        <output>{usePopup().popup ?? 'none'}</output>
      </>
    );
  }
  await renderScreen(Page, options);
  return within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
}

describe('the bottom menu', () => {
  test('MENU-27 MENU-29 MENU-30 has its five items in their order, each with its target', async () => {
    const links = await show('home');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Service', '/m/help'],
      ['Promos', '/m/activity'],
      ['Home', '/m/home'],
      ['Invite', '/m/invite'],
      ['Member', '/m/member/home'],
    ]);
  });

  test('MENU-30 the invitation is not there where the site refers nobody', async () => {
    const links = await show('home', { settings: { whitelabel: testFlags([]) } });
    expect(links.map((link) => link.textContent)).toEqual(['Service', 'Promos', 'Home', 'Member']);
  });

  test.each<[string, RenderOptions, number]>([
    ['a member of a site with chat', { session: TEST_SESSION, settings: CHAT }, 1],
    ['a visitor', { settings: CHAT }, 0],
    ['a member of a site without chat', { session: TEST_SESSION, settings: NO_CHAT }, 0],
  ])('SESS-23 the unread chats are counted for %s', async (_who, options, times) => {
    const { calls } = fakeGateway({
      'GET /announcements/unread': () => ({ value: 7 }),
      'GET /member/inbox/unread': () => ({ value: 5 }),
      'GET /service/chat/unread': () => ({ value: { unReadCount: 3 } }),
    });
    const [service] = await show('home', options);
    if (times > 0) await waitFor(() => expect(service?.textContent).toContain('3'));
    await act(async () => undefined);
    expect(calls.filter(({ name }) => name === 'GET /service/chat/unread')).toHaveLength(times);
    // The badge says its number to the eye and to the ear.
    expect(service?.textContent?.match(/\d+/)?.[0]).toBe(times > 0 ? '33' : undefined);
  });

  test('PROMO-30 the promotions show how many a member can take, as the gateway tells it, and none to others', async () => {
    let tell: ((open: number) => void) | undefined;
    fakeGateway({
      'GET /live/events': () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (stream) => {
              tell = (open) => {
                const data = JSON.stringify({ version: 'a', open });
                const text = `event: promotions\ndata: ${data}\n\n`;
                stream.enqueue(new TextEncoder().encode(text));
              };
            },
          }),
          { headers: { 'Content-Type': 'text/event-stream' } },
        ),
      'GET /announcements/unread': () => ({ value: 0 }),
      'GET /member/inbox/unread': () => ({ value: 0 }),
    });
    storeSession(TEST_SESSION);
    const onChange = vi.fn();
    const stop = followPromotions(onChange);
    const [, promotions] = await show('home', { session: TEST_SESSION, settings: NO_CHAT });
    expect(promotions?.textContent).toBe('Promos');
    await waitFor(() => expect(tell).toBeDefined());
    await act(async () => tell?.(3));
    await waitFor(() => expect(promotions?.textContent).toBe('Promos33 to take'));
    expect(onChange, 'the page has just been made').not.toHaveBeenCalled();
    await act(async () => tell?.(2));
    await waitFor(() => expect(promotions?.textContent).toBe('Promos22 to take'));
    expect(onChange).toHaveBeenCalledTimes(1);
    cleanup();
    const trial = { ...TEST_SESSION, type: MEMBER_TYPE.trial };
    for (const options of [{}, { session: trial }]) {
      const [, none] = await show('home', { ...options, settings: NO_CHAT });
      await act(async () => undefined);
      expect(none?.textContent).toBe('Promos');
      cleanup();
    }
    stop();
    storeSession(undefined);
  });

  test('MENU-28 customer service opens the popup in place of a page', async () => {
    const [service] = await show('home');
    expect(service && fireEvent.click(service), 'the browser does not follow the link').toBe(false);
    await screen.findByText('service');
  });

  test.each<[TabName | undefined, string[]]>([
    ['home', ['Home']],
    ['member', ['Member']],
    [undefined, []],
  ])('marks the place that is shown: %s', async (tab, marked) => {
    const links = await show(tab);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(marked);
  });
});
