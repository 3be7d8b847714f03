/** The page of the product that is the chat. */
const CHAT_PAGE = '/m/chat';
/** Pages of the product, whose addresses the chat may lead back to. */
const PAGE = /^\/m(\/|$)/;

/**
 * The address that opens the chat (API-55): its own page, with the way back if that leads to a page of the host that was
 * asked.
 */
export function chatAddress(backUrl: string | undefined, host: string): string {
  const back = backUrl === undefined ? undefined : pathOn(backUrl, host);
  return back === undefined ? CHAT_PAGE : `${CHAT_PAGE}?back=${encodeURIComponent(back)}`;
}

function pathOn(address: string, host: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(address);
  const isOurs = /^https?:$/.test(protocol) && hostname === host && PAGE.test(pathname);
  return isOurs ? `${pathname}${search}` : undefined;
}
