import { vi } from 'vitest';

/** An intersection observer of the page, which a test controls. */
export interface FakeObserver {
  readonly rootMargin: string;
  readonly targets: ReadonlySet<Element>;
  /** Reports that the watched elements came into reach (or left it), with their height in px. */
  report(isIntersecting: boolean, height?: number): void;
}

/** Replaces `IntersectionObserver`; the returned function lists those that still watch something. */
export function fakeIntersections(): () => FakeObserver[] {
  const observers = new Set<FakeObserver>();
  class Observer {
    readonly targets = new Set<Element>();
    readonly rootMargin: string;
    private readonly callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.rootMargin = options.rootMargin ?? '';
      observers.add(this);
    }

    observe(element: Element) {
      this.targets.add(element);
    }

    unobserve(element: Element) {
      this.targets.delete(element);
    }

    disconnect() {
      this.targets.clear();
    }

    report(isIntersecting: boolean, height = 0) {
      const boundingClientRect = { height } as DOMRectReadOnly;
      const entries = [...this.targets].map(
        (target) => ({ isIntersecting, target, boundingClientRect }) as IntersectionObserverEntry,
      );
      if (entries.length > 0) this.callback(entries, this as unknown as IntersectionObserver);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => [...observers].filter(({ targets }) => targets.size > 0);
}
