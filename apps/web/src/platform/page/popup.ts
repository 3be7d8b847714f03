import { use } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { routerPath } from './address.ts';
import { stepAfterPaint } from './after-paint.ts';

/** Popups that any screen can open (SHELL-50, SHELL-58). */
export type PopupName =
  | 'menu'
  | 'language'
  | 'login'
  | 'register'
  | 'forgot'
  | 'changePassword'
  | 'service'
  | 'search'
  | 'filter'
  | 'provider'
  | 'member'
  | 'signOut'
  | 'notices'
  | 'announcements'
  | 'contract';

/** What the content of a popup is given. */
export interface PopupContentProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the opener handed over. */
  given: Readonly<Record<string, string>>;
}

/** Popups whose form is a page too, by the path of that page. */
const OWN_PAGE: Partial<Record<PopupName, string>> = {
  login: '/login',
  register: '/register',
  forgot: '/forget',
  changePassword: '/changePsw',
};

interface PopupState {
  readonly popup?: PopupName;
  /** What the opener hands over, such as a path to go back to; must survive the history. */
  readonly popupData?: Readonly<Record<string, string>>;
}

const NO_DATA: Readonly<Record<string, string>> = {};
let isPopupNavigation = false;
let hasPopupNow = false;
/** The entry from which a step back is on its way: a second tap before it has come would leave the page. */
let closingKey: string | undefined;

/** Notes whether a step through history only opens or closes a popup; listens before the router does. */
export function watchPopupHistory(): void {
  window.addEventListener('popstate', noteStep, { capture: true });
}

function noteStep(event: PopStateEvent): void {
  const next = (event.state as { usr?: PopupState } | null)?.usr?.popup;
  isPopupNavigation = hasPopupNow || next !== undefined;
}

/** The shell tells of every location that it shows, once the router has acted on it. */
export function noteShownLocation(location: Location): void {
  hasPopupNow = isPopupEntry(location);
  isPopupNavigation = false;
  closingKey = undefined;
}

/** A screen's `shouldRevalidate`: opening or closing a popup asks the server for nothing. */
export function keepDataOnPopup({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string | undefined;
  defaultShouldRevalidate: boolean;
}): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (isPopupNavigation && samePage && formMethod === undefined) return false;
  return defaultShouldRevalidate;
}

/**
 * Where the router stands, asked at the moment of a tap. The router's own hook would draw its caller anew on every step,
 * and a page of a hundred tiles has a hundred callers; only this context gives the place without following it.
 */
export function useLocationNow(): () => Location {
  const context = use(UNSAFE_DataRouterContext);
  if (!context) throw new Error('useLocationNow needs a data router above it');
  return () => {
    const { location } = context.router.state;
    // The router's own state still carries the base path.
    return { ...location, pathname: routerPath(location.pathname) ?? location.pathname };
  };
}

/** Opens a popup, with what its opener hands over. */
type ShowPopup = (popup: PopupName, data?: Readonly<Record<string, string>>) => void;

/** Opens a popup from wherever it is called, at once: for the product itself, which asks something unbidden. */
export function useShowPopup(): ShowPopup {
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  return (popup, popupData) => {
    isPopupNavigation = true;
    const location = locationNow();
    const { pathname, search, hash } = location;
    const state: PopupState = popupData ? { popup, popupData } : { popup };
    // One popup at a time (SHELL-60): a second one takes the entry of the first.
    const replace = isPopupEntry(location);
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true, replace });
  };
}

/** Opens a popup that was tapped for, once the tap has been painted. */
export function useOpenPopup(): ShowPopup {
  const show = useShowPopup();
  return (popup, data) => void stepAfterPaint(() => show(popup, data));
}

/** Whether a location is that of an open popup: what leads on from there takes its place in the history. */
export function isPopupEntry({ state }: Location): boolean {
  return (state as PopupState | null)?.popup !== undefined;
}

/** The open popup, and how a tap opens, replaces and closes one. Back closes too, because opening pushed an entry. */
export function usePopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const open = useOpenPopup();
  const state = (location.state ?? {}) as PopupState;

  const close = () =>
    void stepAfterPaint(() => {
      if (state.popup === undefined || closingKey === location.key) return;
      closingKey = location.key;
      // Under the popup lies the very form that was closed: home is the way out (SHELL-59).
      if (OWN_PAGE[state.popup] === location.pathname) return navigate('/home', { replace: true });
      isPopupNavigation = true;
      return navigate(-1);
    });

  return { popup: state.popup, popupData: state.popupData ?? NO_DATA, open, close };
}
