import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { pacedLine } from './paced-line.ts';
import { problemResponse } from '@maidan/deployment/problem';

/** Where browsers report what the policy of a page has blocked. */
export const CSP_REPORTS_PATH = '/m/csp-reports';
/** The largest body of such a report, in bytes. */
export const MAX_REPORT_BYTES = 16 * 1024;
/** Name of the endpoint in `Reporting-Endpoints` and `report-to`. */
const ENDPOINT = 'csp';

/** Anybody can send reports, so at most this many are read in the time below; the rest are counted as left out. */
const READ_AT_MOST = 100;
const IN_MS = 10_000;
const TOLD_EVERY_MS = 60_000;
const LONGEST_TEXT = 200;

/** The directives of our policies; any other name in a report is counted as `other`. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
]);

/** The end of a policy, which asks for reports. It names both ways, because each browser knows only one of them. */
export const REPORTING_DIRECTIVES = [`report-uri ${CSP_REPORTS_PATH}`, `report-to ${ENDPOINT}`];

/** The header that gives the address of the endpoint. */
export const REPORTING_HEADERS = {
  'Reporting-Endpoints': `${ENDPOINT}="${CSP_REPORTS_PATH}"`,
} as const;

/** What the log says of one report. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/**
 * Counts reports by directive, as `maidan_csp_reports_total`, and logs one a minute. It stores no report and decides
 * nothing by one.
 */
export function cspReports({
  metrics,
  log,
  now,
}: {
  readonly metrics: Registry;
  readonly log: Pick<ServerLog, 'warn'>;
  readonly now: () => number;
}): (request: Request) => Promise<Response> {
  const counted = new Counter({
    name: 'maidan_csp_reports_total',
    help: 'What the policies of pages kept from happening, by directive; left_out was not read',
    labelNames: ['directive'],
    registers: [metrics],
  });
  const tell = pacedLine(
    (fields) => log.warn(fields, 'a page broke its policy'),
    TOLD_EVERY_MS,
    now,
  );
  let since = Number.NEGATIVE_INFINITY;
  let read = 0;
  const mayRead = () => {
    if (now() - since >= IN_MS) [since, read] = [now(), 0];
    read += 1;
    return read <= READ_AT_MOST;
  };
  return async (request) => {
    if (request.method !== 'POST') return problemResponse('request.method_not_allowed');
    if (!mayRead()) {
      counted.inc({ directive: 'left_out' });
      return new Response(null, { status: 204 });
    }
    for (const violation of violationsIn(await request.text())) {
      counted.inc({ directive: violation.directive });
      tell(violation);
    }
    return new Response(null, { status: 204 });
  };
}

/** Reads both forms: a single report of `report-uri`, or a list of the Reporting API. */
function violationsIn(text: string): Violation[] {
  const parsed = parse(text);
  const reports = Array.isArray(parsed) ? parsed.slice(0, 20) : [parsed];
  return reports.flatMap((report: unknown) => {
    const { 'csp-report': old, body, type } = (report ?? {}) as Record<string, unknown>;
    const isOther = type !== undefined && type !== 'csp-violation';
    const fields = (old ?? body) as Record<string, unknown> | null | undefined;
    if (isOther || typeof fields !== 'object' || fields === null) return [];
    const named = fields['effectiveDirective'] ?? fields['effective-directive'];
    const [directive = ''] = String(named ?? fields['violated-directive'] ?? '').split(' ');
    return [
      {
        directive: DIRECTIVES.has(directive) ? directive : 'other',
        blocked: shown(fields['blockedURL'] ?? fields['blocked-uri']),
        page: shown(fields['documentURL'] ?? fields['document-uri']),
      },
    ];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the query, which may hold a secret. */
function shown(value: unknown): string {
  return typeof value === 'string' ? (value.split(/[?#]/)[0] ?? '').slice(0, LONGEST_TEXT) : '';
}
