import { Outlet } from 'react-router';
import { RouteFailure } from '../status/route-failure.tsx';

/**
 * The parent route of every screen. A screen that fails leaves the document and the frame around it as they are: theme,
 * header, tab bar and session stay.
 */
export default function ScreenPlace() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteFailure error={error} />;
}
