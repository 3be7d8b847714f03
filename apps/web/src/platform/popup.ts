import { useLocation, useNavigate } from 'react-router';

/** Popups that any screen can open (SHELL-50, SHELL-58). */
export type PopupName =
  | 'menu'
  | 'language'
  | 'login'
  | 'register'
  | 'service'
  | 'search'
  | 'filter'
  | 'provider'
  | 'member'
  | 'signOut'
  | 'notices';

/** What the content of a popup is given. */
export interface PopupContentProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the opener handed over. */
  given: Readonly<Record<string, string>>;
}

interface PopupState {
  readonly popup?: PopupName;
  /** What the opener hands over, such as a path to go back to; must survive the history. */
  readonly popupData?: Readonly<Record<string, string>>;
}

const NO_DATA: Readonly<Record<string, string>> = {};
let isPopupNavigation = false;
let hasPopupNow = false;

/** Notes whether a step through history only opens or closes a popup; listens before the router does. */
export function watchPopupHistory(): void {
  window.addEventListener('popstate', noteStep, { capture: true });
}

function noteStep(event: PopStateEvent): void {
  const next = (event.state as { usr?: PopupState } | null)?.usr?.popup;
  isPopupNavigation = hasPopupNow || next !== undefined;
}

/** The shell tells of every location that it shows, once the router has acted on it. */
export function noteShownLocation(location: { readonly state: unknown }): void {
  hasPopupNow = (location.state as PopupState | null)?.popup !== undefined;
  isPopupNavigation = false;
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

/** The open popup, and how to open, replace and close one. Back closes too, because opening pushed an entry. */
export function usePopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = (location.state ?? {}) as PopupState;
  const here = { pathname: location.pathname, search: location.search, hash: location.hash };

  function show(popup: PopupName, popupData?: Readonly<Record<string, string>>) {
    isPopupNavigation = true;
    const next: PopupState = popupData ? { popup, popupData } : { popup };
    // One popup at a time (SHELL-60): a second one takes the entry of the first.
    void navigate(here, {
      state: next,
      preventScrollReset: true,
      replace: state.popup !== undefined,
    });
  }

  function close() {
    if (state.popup === undefined) return;
    isPopupNavigation = true;
    void navigate(-1);
  }

  return { popup: state.popup, popupData: state.popupData ?? NO_DATA, show, close };
}
