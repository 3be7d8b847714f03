// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LinkProps } from '#ui/link.tsx';
import { loginPath } from '#platform/page/address.ts';
import { usePopup } from '#platform/page/popup.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { ShellLink } from './router-link.tsx';

afterEach(cleanup);

let navigateTo: NavigateFunction;
const stepBack = () => act(async () => void navigateTo(-1));

async function show(props: LinkProps, options: RenderOptions = {}) {
  const visits: string[] = [];
  function Page() {
    const { popup, popupData } = usePopup();
    navigateTo = useNavigate();
    return (
      <>
        <ShellLink {...props}>tap</ShellLink>
        <p>{`${useLocation().pathname} ${popup ?? 'no popup'} ${JSON.stringify(popupData)}`}</p>
      </>
    );
  }
  await renderScreen(Page, { onVisit: (address) => visits.push(address), ...options });
  return { visits, link: screen.getByRole('link') };
}

/** Taps a link, and answers whether the browser was left to follow it. */
function tap(link: HTMLElement, how: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...how });
  // happy-dom would follow the address; a test has nowhere to go.
  let isLeft = false;
  document.addEventListener(
    'click',
    (seen) => {
      isLeft = !seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  return isLeft;
}

describe('a link of the product', () => {
  test('is a real link, and a tap goes through the router', async () => {
    const { visits, link } = await show({ href: '/m/slot?page=2' });
    expect(link.getAttribute('href')).toBe('/m/slot?page=2');
    expect(tap(link)).toBe(false);
    await waitFor(() => expect(visits).toEqual(['/slot?page=2']));
    await stepBack();
    await screen.findByText('/here no popup {}');
  });

  test.each([
    ['/m/login?back=%2Fm%2Fhelp', 'login {"back":"/m/help"}'],
    ['/m/register', 'register {}'],
    ['/m/language', 'language {}'],
    ['/m/logout', 'signOut {}'],
  ])('SHELL-58 %s opens as a popup over the current page', async (href, popup) => {
    const { visits, link } = await show({ href });
    expect(tap(link)).toBe(false);
    await screen.findByText(`/here ${popup}`);
    expect(visits).toEqual([]);
  });

  test('SHELL-62 a page that needs a session opens the login popup for a visitor, and the login leads on to it', async () => {
    const { visits, link } = await show({ href: loginPath('/m/member/home') });
    tap(link);
    await screen.findByText('/here login {"back":"/m/member/home"}');
    expect(visits).toEqual([]);
  });

  test('SHELL-58 on one of the four pages another of them opens as a page', async () => {
    const { visits, link } = await show(
      { href: '/m/register' },
      { path: '/login', earlier: ['/before'] },
    );
    tap(link);
    await waitFor(() => expect(visits).toEqual(['/register']));
    await stepBack();
    await waitFor(() => expect(visits, 'they are one step').toEqual(['/register', '/before']));
  });

  test('SHELL-52 from an open popup it replaces the popup in the history', async () => {
    const { visits, link } = await show(
      { href: '/m/help' },
      { state: { popup: 'menu' }, earlier: ['/before'] },
    );
    tap(link);
    await waitFor(() => expect(visits).toEqual(['/help']));
    await stepBack();
    await waitFor(() => expect(visits).toEqual(['/help', '/before']));
  });

  test('an address of another kind needs no care about what it learns', async () => {
    const { link } = await show({ href: 'tel:+8801700000000' });
    expect(link.hasAttribute('rel')).toBe(false);
  });

  test.each<[string, MouseEventInit]>([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('SHELL-58 with %s it is left to the browser and opens a tab', async (_key, how) => {
    const { visits, link } = await show({ href: '/m/login' });
    expect(tap(link, how)).toBe(true);
    screen.getByText('/here no popup {}');
    expect(visits).toEqual([]);
  });

  test.each(['https://elsewhere.example/', 'tel:+8801700000000', '#part', '/other'])(
    'to another site is left to the browser: %s',
    async (href) => {
      const { visits, link } = await show({ href });
      expect(tap(link)).toBe(true);
      expect(visits).toEqual([]);
    },
  );

  test('to another origin does not reveal the address of this page', async () => {
    const { link } = await show({ href: 'https://elsewhere.example/' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('that is to open in a new tab does so', async () => {
    const { link } = await show({ href: '/m/help', target: '_blank' });
    expect(tap(link)).toBe(true);
  });

  test('does nothing itself when its place handles the tap', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { visits, link } = await show({ href: '/m/help', onClick });
    tap(link);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(visits).toEqual([]);
  });
});
