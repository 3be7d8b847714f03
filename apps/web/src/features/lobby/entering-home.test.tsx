// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Outlet } from 'react-router';
import { NOUNS } from '@maidan/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { rootDataOf } from '#platform/site/root-data.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { loadWords } from '#platform/words/loader.ts';
import { DocumentHtml } from '#shell/document/html.tsx';
import { ShellLink } from '#shell/frame/router-link.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('HOME-01 entering home scrolls the page to the top', async () => {
  const { scope } = await testScope();
  await loadWords('en', NOUNS);
  // React Router's test stub has no manifest; an empty address says so.
  vi.spyOn(console, 'error').mockImplementation((text: string) =>
    expect(text).toMatch(/empty string .* href/),
  );
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const Page = () => (
    <DocumentHtml root={rootDataOf(scope)}>
      <Outlet />
    </DocumentHtml>
  );
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      children: [
        { path: 'slot', Component: () => <ShellLink href="/m/home">To home</ShellLink> },
        { path: 'home', Component: () => <p>At home</p> },
      ],
    },
  ]);
  const root = createRoot(document);
  await act(async () => root.render(<Stub initialEntries={['/slot']} />));
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('To home'));
  await screen.findByText('At home');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await act(async () => root.unmount());
});
