import { useLocation, useNavigate } from 'react-router';

/** Pages from which the header arrow goes home (SHELL-41). Login and registration have a header of their own that does. */
const HOME_BOUND = new Set(['/activity', '/forget', '/download']);

/**
 * What the header arrow does: from some pages it leads home, otherwise one step back, or home when there is no step
 * (SHELL-41 to SHELL-44).
 */
export function useHeaderBack(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const hasEarlier = location.key !== 'default';
    if (HOME_BOUND.has(location.pathname) || !hasEarlier) void navigate('/home');
    else void navigate(-1);
  };
}
