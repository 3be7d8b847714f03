// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LinkProvider } from '#ui/link.tsx';
import { usePopup } from '#platform/popup.ts';
import { queryClient } from '#platform/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { PopupHost } from './popup-host.tsx';
import { ShellLink } from './router-link.tsx';

beforeEach(() => void fakeGateway({ 'GET /service/entries': () => ({ value: [] }) }));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

function Page() {
  const { show } = usePopup();
  const { pathname, search } = useLocation();
  return (
    <LinkProvider component={ShellLink}>
      <p>{`at ${pathname}${search}`}</p>
      <button onClick={() => show('login', { back: '/m/help' })}>open login</button>
      <button onClick={() => show('service')}>open service</button>
      <PopupHost />
    </LinkProvider>
  );
}

async function showPage(options: RenderOptions = {}) {
  const visits: string[] = [];
  await renderScreen(Page, {
    path: '/slot?page=2',
    onVisit: (address) => visits.push(address),
    ...options,
  });
  return visits;
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the popup that the history names', () => {
  test('SHELL-50 SHELL-58 opens over any screen, whose address stays', async () => {
    await showPage();
    await press('open login');
    expect(await dialog('Log in')).toBeDefined();
    expect(screen.getByText('at /slot?page=2')).toBeDefined();
  });

  test('SHELL-59 its button and Escape close it, and the location is unchanged', async () => {
    const visits = await showPage();
    await press('open login');
    await dialog('Log in');
    await press('Close');
    await closed();
    await press('open login');
    await dialog('Log in');
    await act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
    await closed();
    expect(screen.getByText('at /slot?page=2')).toBeDefined();
    expect(visits).toEqual([]);
  });

  test('SHELL-60 login and registration take turns: there is one popup at a time', async () => {
    await showPage();
    await press('open login');
    await dialog('Log in');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /Register/ })));
    await dialog('Register');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('SHELL-52 is back after a reload, because it lies in the history', async () => {
    await showPage({ state: { popup: 'service' } });
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  test('SHELL-52 a name that this version does not know shows nothing', async () => {
    await showPage({ state: { popup: 'unheard-of' } });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the server, which knows no history, shows the page without the popup', () => {
  const Stub = createRoutesStub([{ path: '/', Component: PopupHost }]);
  const html = renderToString(
    <Stub initialEntries={[{ pathname: '/', state: { popup: 'service' } }]} />,
  );
  expect(html).not.toContain('dialog');
});
