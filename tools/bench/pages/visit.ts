import type { CDPSession, Page } from '../../product/chromium.ts';

/** The figures of one visit to a page: times in milliseconds since the request, sizes in bytes as they are sent. */
export interface Visit {
  firstContent: number;
  largestContent: number;
  /** The largest content, described so that a reader of the results can find it. */
  largestElement: string;
  blocking: number;
  shift: number;
  /** When the page was hydrated; undefined for a page without scripts. */
  hydrated: number;
  bytes: number;
  /** Every response, in the order of the requests. */
  answers: Answer[];
}

/** One response of a visit. */
export interface Answer {
  address: string;
  kind: string;
  startedAt: number;
  endedAt: number;
  bytes: number;
}

/** A visit ends after this many milliseconds without a request. */
const usualIdleMs = 1500;
const giveUpMs = 30_000;

/** Visits a page and waits until it requests nothing more. The `Network` domain of the developer tools must be on. */
export async function visit(
  page: Page,
  tools: CDPSession,
  address: string,
  idleMs = usualIdleMs,
): Promise<Visit> {
  const network = watchNetwork(tools);
  await page.addInitScript(observeFigures);
  await page.goto(address, { waitUntil: 'load' });
  await network.untilIdle(idleMs);
  const figures = await page.evaluate(
    () => (globalThis as unknown as { benchFigures: Figures }).benchFigures,
  );
  const answers = network.answers();
  return { ...figures, answers, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) };
}

type Figures = Omit<Visit, 'bytes' | 'answers'>;

/** This runs in the page before anything else, so it must contain everything that it uses. */
function observeFigures(): void {
  const figures = {
    firstContent: Number.POSITIVE_INFINITY,
    largestContent: Number.POSITIVE_INFINITY,
    largestElement: '',
    blocking: 0,
    shift: 0,
    hydrated: Number.POSITIVE_INFINITY,
  };
  Object.assign(globalThis, { benchFigures: figures });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstContent = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, size, startTime } = entry as PerformanceEntry & {
      element?: Element;
      size: number;
    };
    figures.largestContent = startTime;
    const words = element?.getAttribute('src') ?? element?.textContent?.slice(0, 30) ?? '';
    figures.largestElement = `${element?.tagName.toLowerCase()} of ${size} px²: ${words}`;
  });
  observe('longtask', ({ duration }) => (figures.blocking += duration - 50));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) figures.shift += value;
  });
  observe('mark', ({ name, startTime }) => {
    if (name === 'hydrated') figures.hydrated = startTime;
  });
}

function watchNetwork(tools: CDPSession) {
  const answers = new Map<string, Answer>();
  const open = new Set<string>();
  let began: number | undefined;
  let lastAt = Date.now();
  tools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    began ??= timestamp;
    lastAt = Date.now();
    open.add(requestId);
    const startedAt = Math.round((timestamp - began) * 1000);
    const kind = type?.toLowerCase() ?? 'other';
    answers.set(requestId, { address: request.url, kind, startedAt, endedAt: 0, bytes: 0 });
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    lastAt = Date.now();
    open.delete(requestId);
    const answer = answers.get(requestId);
    if (!answer) return;
    answer.bytes = bytes;
    answer.endedAt = Math.round((timestamp - (began ?? timestamp)) * 1000);
  };
  tools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  tools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return {
    answers: () => [...answers.values()],
    async untilIdle(idleMs: number) {
      const giveUpAt = Date.now() + giveUpMs;
      while (Date.now() < giveUpAt && (open.size > 0 || Date.now() - lastAt < idleMs))
        await new Promise((done) => setTimeout(done, 100));
    },
  };
}
