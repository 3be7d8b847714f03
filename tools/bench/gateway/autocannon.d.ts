// The package ships no types; this is the part the benchmarks use.
declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    headers?: Record<string, string>;
    requests?: { method: 'GET'; path: string; headers?: Record<string, string> }[];
  }
  interface Result {
    errors: number;
    non2xx: number;
    requests: { average: number };
    latency: { p99: number };
  }
  export default function autocannon(load: Load): Promise<Result>;
}
