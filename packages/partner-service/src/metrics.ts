import { Counter, Gauge, Registry } from 'prom-client';

/** What a service counts; its probes tell it in Prometheus' text form. */
export interface Metrics {
  /** A counter; the values of its labels must come from a small fixed set. */
  counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label>;
  /** A number that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  render(): Promise<string>;
}

/** Makes an empty set of metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    counter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers }),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    render: () => registry.metrics(),
  };
}
