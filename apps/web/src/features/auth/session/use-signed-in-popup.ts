import { useNavigate, useRevalidator } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import { useSession } from '#platform/session/session.ts';

/**
 * What follows a sign-in in a popup: every loader answers for the member, then the popup closes, or the page that asked
 * for it opens in its place (LOGIN-14, REG-35). After free play a new document begins there, so that nothing of the
 * trial user stays in memory.
 */
export function useSignedInPopup(
  back: string | undefined,
  onClose: () => void,
): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const former = useSession();
  return async () => {
    const here = `${location.pathname}${location.search}`;
    if (former && back !== undefined && back !== here) {
      location.replace(back);
      return;
    }
    await revalidate();
    // At this point the shell begins the new document.
    if (former) return;
    const path = back === undefined ? undefined : routerPath(back);
    if (path === undefined || back === here) onClose();
    else await navigate(path, { replace: true });
  };
}
