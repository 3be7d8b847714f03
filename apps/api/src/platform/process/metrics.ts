import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The metrics of a process, served in Prometheus' text format at /metrics. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds per request, by route pattern, method and status. */
  readonly requests: Histogram<'route' | 'method' | 'status'>;
  /** Seconds per attempt at a job, by its kind and how the attempt ended. */
  readonly jobs: Histogram<'job' | 'outcome'>;
  /** Unexpected failures. */
  readonly unexpected: Counter;
  /** A gauge of a module's own, such as the result of the nightly proof. */
  gauge(name: string, help: string): Gauge;
  /** A counter of a module's own. */
  counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label>;
}

/** Makes the metrics of one process; `isDefault` adds those of the process itself (memory, event loop). */
export function createMetrics(options: { isDefault: boolean }): Metrics {
  const registry = new Registry();
  if (options.isDefault) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'maidan_request_seconds',
      help: 'Seconds per request',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    jobs: new Histogram({
      name: 'maidan_job_seconds',
      help: 'Seconds per attempt at a job',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
    unexpected: new Counter({
      name: 'maidan_unexpected_errors_total',
      help: 'Failures nobody expected',
      registers,
    }),
    gauge: (name, help) => new Gauge({ name, help, registers }),
    counter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers }),
  };
}
