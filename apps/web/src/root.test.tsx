// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { RootData } from '#platform/site/root-data.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import Root, { loader } from './root.tsx';

const HELP: ScreenHandle = {
  nouns: [],
  titleKey: 'service.title.help',
  header: 'back',
  hasTabBar: true,
};

beforeEach(() => void fakeGateway({}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the root's loader answers while the site has a status. */
async function load(status: RequestScope['status']['status']) {
  const { scope } = await testScope();
  const context = new RouterContextProvider();
  context.set(requestScope, { ...scope, status: { ...scope.status, status } });
  const answer = (await loader({ context } as never)) as unknown as {
    init?: { status: number };
    data: RootData;
  };
  return { code: answer.init?.status, data: answer.data };
}

async function show(data: RootData) {
  const Shown = Root as unknown as (props: { loaderData: RootData }) => React.ReactNode;
  await renderScreen(() => <Shown loaderData={data} />, { handle: HELP });
}

describe('the root', () => {
  test('SHELL-67 with maintenance and region restriction off the status is 0 and the app shows', async () => {
    const { code, data } = await load(0);
    expect([code, data.closed]).toEqual([200, undefined]);
    await show(data);
    await screen.findByRole('heading', { level: 1, name: 'Help centre' });
    screen.getByRole('navigation', { name: 'Main menu' });
    screen.getByRole('main');
  });

  test.each([
    ['SHELL-65 under maintenance', 1, 503, 'We are working on the site'],
    ['SHELL-66 closed for the region', 2, 451, 'Not available in this region'],
  ] as const)(
    'SHELL-65 SHELL-66 MSG-16 %s a full page says so, and nothing of the app is around it',
    async (_row, status, statusCode, heading) => {
      const { code, data } = await load(status);
      expect(code).toBe(statusCode);
      await show(data);
      expect((await screen.findByRole('heading')).textContent).toBe(heading);
      expect(screen.queryByRole('navigation')).toBeNull();
      expect(screen.queryByText('Help centre')).toBeNull();
    },
  );
});
