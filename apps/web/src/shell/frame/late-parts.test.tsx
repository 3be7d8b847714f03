// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkProvider } from '#ui/link.tsx';
import { Jackpot } from '#features/games/index.ts';
import { HomeSections } from '#features/lobby/home-sections.tsx';
import { logFault } from '#platform/page/log.ts';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { MemberPrompts } from '../session/member-prompts.tsx';
import { ShellLink } from './router-link.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { SideMenu } from '../menus/side-menu.tsx';

const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#features/games/jackpot/jackpot-counter.tsx', lost);
vi.mock('#features/lobby/favourite-rail.tsx', lost);
vi.mock('#features/auth/free-play/free-play-button.tsx', lost);
vi.mock('#features/agent/contract-prompts.tsx', lost);
vi.mock('../menus/member-header-area.tsx', lost);
vi.mock('#platform/page/log.ts', () => ({ logFault: vi.fn() }));

beforeEach(() => void fakeGateway({ 'GET /service/entries': () => ({ value: [] }) }));
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const HOME = { nouns: [], titleKey: 'site.title.home', header: 'home', hasTabBar: true } as const;
const member: RenderOptions = { session: TEST_SESSION };

test.each<[string, ComponentType, RenderOptions]>([
  ['the jackpot', () => <Jackpot variant="counter" feedMinor={0} />, {}],
  [
    'the lists of the member',
    () => <HomeSections sections={[{ kind: 'favourites', games: [] }]} />,
    member,
  ],
  ['free play', () => <SideMenu isOpen onClose={vi.fn()} given={{}} />, {}],
  ['the balance in the header', () => <ScreenHeader screen={HOME} />, member],
  ['the contracts', MemberPrompts, member],
])('a page whose late part fails to load stays as it is: %s', async (_name, Part, options) => {
  const observers = fakeIntersections();
  await renderScreen(
    () => (
      <LinkProvider component={ShellLink}>
        <p>The page</p>
        <Part />
      </LinkProvider>
    ),
    options,
  );
  await act(async () => observers()[0]?.report(true));
  await waitFor(() => expect(logFault).toHaveBeenCalled());
  await act(async () => undefined);
  screen.getByText('The page');
});
