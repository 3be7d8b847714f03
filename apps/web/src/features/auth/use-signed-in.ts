import { useNavigate, useRevalidator } from 'react-router';
import { routerPath } from '#platform/address.ts';

/**
 * What follows a sign-in that a popup held: every loader answers for the member, then the popup closes, or the page it
 * was to come back to opens in its place (LOGIN-14, REG-35).
 */
export function useSignedInPopup(
  back: string | undefined,
  onClose: () => void,
): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async () => {
    await revalidate();
    const path = back === undefined ? undefined : routerPath(back);
    const here = `${location.pathname}${location.search}`;
    if (path === undefined || back === here) onClose();
    else await navigate(path, { replace: true });
  };
}
