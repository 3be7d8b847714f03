import { Link as RouterLink, useLocation } from 'react-router';
import type { MouseEvent } from 'react';
import type { LinkProps } from '#ui/link.tsx';
import { routerPath } from '#platform/address.ts';
import { usePopup } from '#platform/popup.ts';
import type { PopupName } from '#platform/popup.ts';

/** Pages that a tap opens as a popup of the same code (SHELL-58); without script the link opens the page. */
const POPUP_PAGES: Readonly<Record<string, PopupName>> = {
  '/login': 'login',
  '/register': 'register',
  '/language': 'language',
  '/logout': 'signOut',
};

/** The link that `ui` uses inside the product: in-app paths go through the router, some of them open as popups. */
export function ShellLink({ href = '', onClick, ...rest }: LinkProps) {
  const { show } = usePopup();
  const location = useLocation();
  const path = routerPath(href);
  if (path === undefined || rest.target === '_blank') {
    const outside = /^https?:/.test(href) ? { rel: 'noopener noreferrer' } : {};
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the props
    return <a {...rest} {...outside} href={href} {...(onClick ? { onClick } : {})} />;
  }
  const [pathname = '', query = ''] = path.split('?');
  const popup = POPUP_PAGES[pathname];
  // The four pages are one step of the history, so that the way back from where they lead on does not meet them again.
  const isAmongThem = popup !== undefined && POPUP_PAGES[location.pathname] !== undefined;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || popup === undefined || isAmongThem) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show(popup, Object.fromEntries(new URLSearchParams(query)));
  };
  return <RouterLink {...rest} to={path} replace={isAmongThem} onClick={handleClick} />;
}
