import { use, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { routerPath } from './address.ts';
import { stepAfterPaint } from './after-paint.ts';

/** Popups that any screen can open (SHELL-50, SHELL-58), and `own`: one that a screen draws itself. */
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
  | 'contract'
  | 'download'
  | 'share'
  | 'own';

/** Props of a popup's content. */
export interface PopupContentProps {
  isOpen: boolean;
  onClose: () => void;
  /** Data from the opener. */
  given: Readonly<Record<string, string>>;
}

/** Popups whose form is also a page, with the path of that page. */
const OWN_PAGE: Partial<Record<PopupName, string>> = {
  login: '/login',
  register: '/register',
  forgot: '/forget',
  changePassword: '/changePsw',
};

interface PopupState {
  readonly popup?: PopupName;
  /** Data from the opener, such as a path to return to; the history must be able to store it. */
  readonly popupData?: Readonly<Record<string, string>>;
}

const NO_DATA: Readonly<Record<string, string>> = {};
let isPopupNavigation = false;
let hasPopupNow = false;
/** The entry from which a step back has been started. A second tap before it has happened would leave the page. */
let closingKey: string | undefined;

/** Records whether a step in the history only opens or closes a popup; it listens before the router does. */
export function watchPopupHistory(): void {
  window.addEventListener('popstate', noteStep, { capture: true });
}

function noteStep(event: PopStateEvent): void {
  const next = (event.state as { usr?: PopupState } | null)?.usr?.popup;
  isPopupNavigation = hasPopupNow || next !== undefined;
}

/** The shell reports every location that it shows, after the router has handled it. */
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
 * The router's location, read at the moment of a tap. The router's own hook would draw its caller again on every step,
 * and a page of a hundred tiles has a hundred callers; only this context gives the location without following it.
 */
export function useLocationNow(): () => Location {
  const context = use(UNSAFE_DataRouterContext);
  if (!context) throw new Error('useLocationNow needs a data router above it');
  return () => {
    const { location } = context.router.state;
    // The router's own state still has the base path.
    return { ...location, pathname: routerPath(location.pathname) ?? location.pathname };
  };
}

/** Opens a popup with the data from its opener. */
type ShowPopup = (popup: PopupName, data?: Readonly<Record<string, string>>) => void;

/** Opens a popup at once, for the product itself, which asks something that nobody tapped for. */
export function useShowPopup(): ShowPopup {
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  return (popup, popupData) => {
    isPopupNavigation = true;
    const location = locationNow();
    const { pathname, search, hash } = location;
    const state: PopupState = popupData ? { popup, popupData } : { popup };
    // Only one popup at a time (SHELL-60): a second one replaces the history entry of the first.
    const replace = isPopupEntry(location);
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true, replace });
  };
}

/** Opens a popup for a tap, after the tap has been painted. */
export function useOpenPopup(): ShowPopup {
  const show = useShowPopup();
  return (popup, data) => void stepAfterPaint(() => show(popup, data));
}

/** Whether a location shows an open popup. A page that is opened from it replaces it in the history. */
export function isPopupEntry({ state }: Location): boolean {
  return (state as PopupState | null)?.popup !== undefined;
}

/**
 * The open popup, and functions that open, replace and close one. The back button closes it too, because opening added
 * an entry.
 */
export function usePopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const open = useOpenPopup();
  const state = (location.state ?? {}) as PopupState;

  const close = () =>
    void stepAfterPaint(() => {
      if (state.popup === undefined || closingKey === location.key) return;
      closingKey = location.key;
      // Under the popup is the page with the same form, so closing leads home (SHELL-59).
      if (OWN_PAGE[state.popup] === location.pathname) return navigate('/home', { replace: true });
      isPopupNavigation = true;
      return navigate(-1);
    });

  return { popup: state.popup, popupData: state.popupData ?? NO_DATA, open, close };
}

/**
 * A popup that a screen draws itself, because it needs what the screen holds. The back button closes it, as it closes
 * every other. After a reload it is closed, since what was typed for it is gone.
 */
export function useOwnPopup(name: string): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const { popup, popupData, open, close } = usePopup();
  const [isAsked, setAsked] = useState(false);
  return {
    isOpen: isAsked && popup === 'own' && popupData['name'] === name,
    open: () => {
      setAsked(true);
      open('own', { name });
    },
    close,
  };
}
