/** One sample of a process. */
export interface Sample {
  /** Requests that were answered until then. */
  readonly requests: number;
  /** Memory that the process holds, in bytes. */
  readonly memory: number;
  /** Files, sockets and timers of the system that it holds open. */
  readonly handles: number;
}

/** The growth of a process over a run. */
export interface Growth {
  readonly first: Sample;
  readonly last: Sample;
  /** Growth in bytes per thousand requests: the slope of a line through the lowest samples after warming up. */
  readonly memoryPerThousand: number;
  readonly handlesPerThousand: number;
}

/**
 * The run is divided into this many parts, and the lowest sample of each counts: memory is freed now and then, and what
 * is never freed is the growth.
 */
const PARTS = 12;
/** Share of the samples that count as warming up, while caches fill and code is compiled. */
const WARMING = 1 / 3;

/** How a process grew; undefined when there are too few samples for a line. */
export function growthOf(samples: readonly Sample[]): Growth | undefined {
  const warm = samples.slice(Math.floor(samples.length * WARMING));
  const [first] = warm;
  const last = warm.at(-1);
  if (!first || !last || last.requests === first.requests) return undefined;
  return {
    first,
    last,
    memoryPerThousand: slope(lowest(warm, ({ memory }) => memory)) * 1000,
    handlesPerThousand: slope(lowest(warm, ({ handles }) => handles)) * 1000,
  };
}

type Point = readonly [requests: number, value: number];

/** The lowest value of each part, with its number of requests. */
function lowest(samples: readonly Sample[], valueOf: (sample: Sample) => number): Point[] {
  const size = Math.max(1, Math.floor(samples.length / PARTS));
  const parts = Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    samples.slice(at * size, (at + 1) * size),
  );
  return parts.flatMap((part) => {
    const [least] = part.toSorted((one, other) => valueOf(one) - valueOf(other));
    return least ? [[least.requests, valueOf(least)] as const] : [];
  });
}

/** The slope of the line with the least squared distance to all points, per request. */
function slope(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean(([requests]) => requests), mean(([, value]) => value)];
  const along = mean(([requests]) => (requests - x) ** 2);
  return along === 0 ? 0 : mean(([requests, value]) => (requests - x) * (value - y)) / along;
}

/** The figures of a process as one line of text. */
export function describeGrowth(name: string, growth: Growth | undefined): string {
  if (!growth) return `${name.padEnd(8)} too few looks: let it run longer`;
  const { first, last, memoryPerThousand, handlesPerThousand } = growth;
  const memory = `${megabytes(first.memory)} to ${megabytes(last.memory)}, ${signed(memoryPerThousand / 1000)} kB`;
  const handles = `${first.handles} to ${last.handles}, ${signed(handlesPerThousand)}`;
  return `${name.padEnd(8)} memory ${memory}; handles ${handles}; each per 1,000 requests`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`;
}
