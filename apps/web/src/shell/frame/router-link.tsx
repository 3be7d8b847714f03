import { useNavigate } from 'react-router';
import type { MouseEvent } from 'react';
import type { LinkProps } from '#ui/link.tsx';
import { routerPath } from '#platform/page/address.ts';
import { stepAfterPaint } from '#platform/page/after-paint.ts';
import { isPopupEntry, useLocationNow, useOpenPopup } from '#platform/page/popup.ts';
import type { PopupName } from '#platform/page/popup.ts';

/** Pages that a tap opens as a popup with the same form (SHELL-58); without script the link opens the page. */
const POPUP_PAGES: Readonly<Record<string, PopupName>> = {
  '/login': 'login',
  '/register': 'register',
  '/forget': 'forgot',
  '/changePsw': 'changePassword',
  '/language': 'language',
  '/logout': 'signOut',
};

/**
 * The link for `ui` inside the product: its paths go through the router, and some open as popups. It is a plain anchor,
 * because the router's own link is drawn again on every step, which is too slow on a page of a hundred tiles.
 */
export function ShellLink({ href = '', onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const locationNow = useLocationNow();
  const path = routerPath(href);
  const isOutside = path === undefined || rest.target === '_blank';
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isOutside || event.defaultPrevented || isForNewTab(event)) return;
    event.preventDefault();
    const [pathname = '', query = ''] = path.split('?');
    const popup = POPUP_PAGES[pathname];
    // These pages count as one step in the history, so that going back from where they lead does not meet them again.
    const location = locationNow();
    const isAmongThem = popup !== undefined && POPUP_PAGES[location.pathname] !== undefined;
    if (popup !== undefined && !isAmongThem) {
      openPopup(popup, Object.fromEntries(new URLSearchParams(query)));
      return;
    }
    void stepAfterPaint(() =>
      navigate(path, { replace: isAmongThem || isPopupEntry(locationNow()) }),
    );
  };
  const outside = isOutside && /^https?:/.test(href) ? { rel: 'noopener noreferrer' } : {};
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the props
  return <a {...rest} {...outside} href={href} onClick={handleClick} />;
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
