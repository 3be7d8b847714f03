import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { CONTRACT_PATHS } from './features/agent/contract-paths.ts';
import { UNOPENED_PATHS } from './features/site/unopened-pages.ts';

const home = 'features/lobby/home-screen.tsx';
const category = 'features/games/category/category-screen.tsx';
const gameList = 'features/games/list/list-screen.tsx';
const register = 'features/auth/register/register-screen.tsx';

/** Paths of the game categories (SHELL-18, SHELL-19); which category a path is, `@maidan/contract/presets` says. */
const CATEGORY_PATHS = [
  'live-games',
  'rng-games',
  'slot',
  'crash',
  'sport-games',
  'esport-games',
  'fishing-games',
  'poker-games',
  'hot-games',
  'jili-games',
  'rtg-games',
  'jackpots',
  'bingo',
  'inHouse',
  'cockfight',
  'lott',
  'elott',
  'slot-games',
];

/** Pages that are not open yet share one screen; which page a path is, `features/site/unopened-pages.ts` says. */
const unopened: RouteConfigEntry[] = UNOPENED_PATHS.map((path) =>
  route(path, 'features/site/unopened-screen.tsx', { id: `unopened-${path}` }),
);

const categories: RouteConfigEntry[] = CATEGORY_PATHS.map((path) =>
  route(path, category, { id: `category-${path}` }),
);

/** The acceptance screens of contracts, one file; which kind a path shows, `features/agent/contract-paths.ts` says. */
const contracts: RouteConfigEntry[] = Object.values(CONTRACT_PATHS).map((path) =>
  route(path, 'features/agent/contract-screen.tsx', { id: `contract-${path}` }),
);

const screens: RouteConfigEntry[] = [
  index(home, { id: 'home-index' }),
  route('index', home, { id: 'home-index-word' }),
  route('index.html', home, { id: 'home-index-file' }),
  route('home', home),
  route('login', 'features/auth/login/login-screen.tsx'),
  route('register', register),
  route('register.html', register, { id: 'register-file' }),
  route('forget', 'features/auth/forgot/forgot-screen.tsx'),
  route('changePsw', 'features/auth/password/change-password-screen.tsx'),
  route('social/:provider', 'features/auth/social/social-start-screen.tsx'),
  route('social/:provider/callback', 'features/auth/social/social-finish-screen.tsx'),
  route('logout', 'features/auth/sign-out/sign-out-screen.tsx'),
  route('language', 'features/site/language-screen.tsx'),
  route('set', 'features/settings/settings-screen.tsx'),
  ...categories,
  route('search-games', gameList, { id: 'search-games' }),
  route('fav-games', gameList, { id: 'fav-games' }),
  route('recent-games', gameList, { id: 'recent-games' }),
  route('play/:vassalage/:nodeId', 'features/games/play/play-screen.tsx'),
  route('gameRecord', 'features/wallet/betting-record-screen.tsx'),
  route('round/:roundId', 'features/wallet/round-screen.tsx'),
  route('help', 'features/service/help-screen.tsx'),
  route('notice', 'features/notices/notice-list-screen.tsx'),
  route('noticeDetail', 'features/notices/notice-detail-screen.tsx'),
  route('activity', 'features/promotions/promotion-list-screen.tsx'),
  route('activityDetail', 'features/promotions/promotion-detail-screen.tsx'),
  route('invite', 'features/member/invite-screen.tsx'),
  route('member/home', 'features/member/member-home-screen.tsx'),
  route('member/profile', 'features/member/profile-screen.tsx'),
  ...contracts,
  ...unopened,
  route('dev/gallery', 'shell/development/gallery-screen.tsx'),
  route('dev/outbox', 'shell/development/outbox-screen.tsx'),
  route('*', 'shell/status/unknown-path-screen.tsx'),
];

export default [layout('shell/frame/screen-place.tsx', screens)] satisfies RouteConfig;
