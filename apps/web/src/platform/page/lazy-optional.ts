import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { logFault } from './log.ts';

/**
 * A component whose code comes late and that its page can do without: when the code does not come, the fault is logged
 * and nothing stands in its place. Needs a Suspense boundary, as every lazy component does.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        logFault('A part of the page could not be loaded', error);
        return { default: () => null };
      },
    ),
  );
}
