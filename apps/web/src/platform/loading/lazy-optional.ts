import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { logFault } from '../page/log.ts';

/**
 * A component whose code loads late and without which its page still works: when the code fails to load, the fault is
 * logged and nothing is shown. It needs a Suspense boundary, like every lazy component.
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
