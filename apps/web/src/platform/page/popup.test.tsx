// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub, useLoaderData, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  isPopupEntry,
  keepDataOnPopup,
  noteShownLocation,
  useLocationNow,
  useOwnPopup,
  usePopup,
  watchPopupHistory,
} from './popup.ts';

afterEach(cleanup);

/** What each entry of the test's history has shown so far. */
const visited: string[] = [];

function Page() {
  const { popup, popupData, open, close } = usePopup();
  const own = useOwnPopup('summary');
  const location = useLocation();
  const navigate = useNavigate();
  const loads = useLoaderData<number>();
  useEffect(() => {
    noteShownLocation(location);
    visited.push(`${location.pathname}${location.search} ${popup ?? '-'}`);
  }, [location, popup]);
  return (
    <>
      <p>{`loads: ${loads}`}</p>
      <p>{`popup: ${popup ?? 'none'} ${JSON.stringify(popupData)}`}</p>
      <button onClick={() => open('login', { back: '/m/help' })}>login</button>
      <button onClick={() => open('register')}>register</button>
      <button onClick={close}>close</button>
      <p>{`own: ${own.isOpen}`}</p>
      <button onClick={own.open}>own</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('/slot?page=3')}>page 3</button>
    </>
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shows = (text: string) => waitFor(() => screen.getByText(text));
/** The history is recorded in an effect, which runs after the page shows it. */
const stoodAt = (entry: string) => waitFor(() => expect(visited.at(-1)).toBe(entry));

async function openLogin() {
  await press('login');
  await shows('popup: login {"back":"/m/help"}');
}

async function showPage() {
  visited.length = 0;
  let loads = 0;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>home</p> },
    {
      path: '/slot',
      Component: Page,
      loader: () => (loads += 1),
      shouldRevalidate: keepDataOnPopup,
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub initialEntries={['/', '/slot?page=2']} initialIndex={1} />);
  await shows('loads: 1');
}

describe('a popup', () => {
  test('SHELL-50 SHELL-58 opens over the same address with the data it was given, as a step in the history', async () => {
    await showPage();
    await openLogin();
    await waitFor(() => expect(visited).toEqual(['/slot?page=2 -', '/slot?page=2 login']));
    await press('back');
    await shows('popup: none {}');
    await stoodAt('/slot?page=2 -');
  });

  test('SHELL-59 closing goes back by the step that opening added: the location is unchanged', async () => {
    await showPage();
    await openLogin();
    await press('close');
    await shows('popup: none {}');
    await stoodAt('/slot?page=2 -');
    await press('back');
    await shows('home');
  });

  test('when it is closed twice at once it goes back one step, not two', async () => {
    await showPage();
    await openLogin();
    const close = screen.getByRole('button', { name: 'close' });
    await act(async () => {
      fireEvent.click(close);
      fireEvent.click(close);
    });
    await shows('popup: none {}');
    expect(screen.queryByText('home')).toBeNull();
  });

  test('one that the screen draws itself is closed by a step back', async () => {
    await showPage();
    await press('own');
    await shows('own: true');
    await press('back');
    await shows('own: false');
    await press('own');
    await shows('own: true');
    await press('close');
    await shows('own: false');
    await press('back');
    await shows('home');
  });

  test('one that the screen draws itself stays closed after a reload, which has lost what was typed for it', async () => {
    const state = { popup: 'own', popupData: { name: 'summary' } };
    const Stub = createRoutesStub([{ path: '/slot', Component: Page, loader: () => 1 }]);
    render(<Stub initialEntries={[{ pathname: '/slot', state }]} />);
    await shows('popup: own {"name":"summary"}');
    await shows('own: false');
    await press('own');
    await shows('own: true');
  });

  test('SHELL-60 a second one replaces the first, so that one step back closes it', async () => {
    await showPage();
    await openLogin();
    await press('register');
    await shows('popup: register {}');
    await press('close');
    await shows('popup: none {}');
    await press('back');
    await shows('home');
  });

  test('closing when none is open goes nowhere', async () => {
    await showPage();
    await press('close');
    expect(visited).toEqual(['/slot?page=2 -']);
  });

  test('SHELL-50 opening and closing ask the server for nothing, but going to another page does', async () => {
    await showPage();
    await openLogin();
    await press('register');
    await shows('popup: register {}');
    await press('close');
    await shows('popup: none {}');
    screen.getByText('loads: 1');
    await press('page 3');
    await shows('loads: 2');
  });
});

describe('data of a screen', () => {
  const url = (path: string) => new URL(`https://lobby.example/m${path}`);
  const ask = (from: string, to: string, formMethod?: string) =>
    keepDataOnPopup({
      currentUrl: url(from),
      nextUrl: url(to),
      formMethod,
      defaultShouldRevalidate: true,
    });
  const entry = (state: unknown) => ({ ...window.location, key: 'k', state }) as never;
  const step = (popup?: string) =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: popup ? { usr: { popup } } : {} }));

  beforeAll(() => watchPopupHistory());

  test('SHELL-52 is kept when a step in the history only opens or closes a popup', () => {
    noteShownLocation(entry(null));
    step('menu');
    expect(ask('/slot', '/slot')).toBe(false);
    noteShownLocation(entry({ popup: 'menu' }));
    step();
    expect(ask('/slot', '/slot')).toBe(false);
  });

  test('is loaded again by a step to another page, a posted form and a plain reload', () => {
    noteShownLocation(entry(null));
    step();
    expect(ask('/slot', '/slot')).toBe(true);
    step('menu');
    expect(ask('/slot', '/slot?page=2')).toBe(true);
    expect(ask('/slot', '/slot', 'POST')).toBe(true);
    noteShownLocation(entry(null));
    expect(ask('/slot', '/slot')).toBe(true);
  });

  test('a location shows a popup only when its state says so', () => {
    expect(isPopupEntry(entry({ popup: 'menu' }))).toBe(true);
    expect(isPopupEntry(entry({ other: 1 }))).toBe(false);
    expect(isPopupEntry(entry(null))).toBe(false);
  });
});

test('a component can learn the address at the moment of a tap without being drawn again on each step', async () => {
  let drawn = 0;
  let ask: (() => { pathname: string; search: string }) | undefined;
  function Tile() {
    drawn += 1;
    ask = useLocationNow();
    return null;
  }
  const tile = <Tile />;
  function Screen() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/slot?page=2')}>on</button>
        {tile}
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '/slot', Component: Screen }]);
  render(<Stub initialEntries={['/slot']} />);
  const before = drawn;
  await press('on');
  await waitFor(() => expect(ask?.()).toMatchObject({ pathname: '/slot', search: '?page=2' }));
  expect(drawn).toBe(before);
});
