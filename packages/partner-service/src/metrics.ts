/** Counters and gauges in the Prometheus text format. */
export interface Metrics {
  /** Adds one to a counter; label values must come from a small fixed set. */
  count: (name: string, labels?: Record<string, string>) => void;
  /** Registers a number that is read when the page is asked for. */
  gauge: (name: string, read: () => number) => void;
  /** The page, ready to send. */
  render: () => string;
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Makes an empty set of metrics. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count(name, labels = {}) {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
      counters.set(name, series);
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    render() {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${name} counter`);
        for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`);
      }
      for (const [name, read] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
