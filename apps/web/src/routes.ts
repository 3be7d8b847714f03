import { index, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

const home = 'features/lobby/home-screen.tsx';
const category = 'features/games/category-screen.tsx';
const register = 'features/auth/register-screen.tsx';

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

const categories: RouteConfigEntry[] = CATEGORY_PATHS.map((path) =>
  route(path, category, { id: `category-${path}` }),
);

export default [
  index(home, { id: 'home-index' }),
  route('index', home, { id: 'home-index-word' }),
  route('index.html', home, { id: 'home-index-file' }),
  route('home', home),
  route('login', 'features/auth/login-screen.tsx'),
  route('register', register),
  route('register.html', register, { id: 'register-file' }),
  route('logout', 'features/auth/sign-out-screen.tsx'),
  route('language', 'features/site/language-screen.tsx'),
  ...categories,
  route('play/:vassalage/:nodeId', 'features/games/play-screen.tsx'),
  route('gameRecord', 'features/wallet/betting-record-screen.tsx'),
  route('round/:roundId', 'features/wallet/round-screen.tsx'),
  route('help', 'features/service/help-screen.tsx'),
  route('notice', 'features/notices/notice-list-screen.tsx'),
  route('noticeDetail', 'features/notices/notice-detail-screen.tsx'),
  route('activity', 'features/promotions/promotion-list-screen.tsx'),
  route('activityDetail', 'features/promotions/promotion-detail-screen.tsx'),
  route('invite', 'features/member/invite-screen.tsx'),
  route('member/home', 'features/member/member-home-screen.tsx'),
  route('dev/gallery', 'shell/development/gallery-screen.tsx'),
  route('*', 'shell/unknown-path-screen.tsx'),
] satisfies RouteConfig;
