import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

/** The oldest version of each browser that scripts must run on, by the names of MDN's compatibility data. */
export type Floor = Partial<Record<BrowserName, string>>;

/** Browsers of the floor that lack a feature, each with the version that added it; empty when none lacks it. */
export function browsersLacking(feature: CompatStatement, floor: Floor): string[] {
  return Object.entries(floor).flatMap(([browser, version]) => {
    const support = feature.support[browser as BrowserName];
    if (support === undefined) return [];
    const statements: SimpleSupportStatement[] = Array.isArray(support) ? support : [support];
    if (statements.some((one) => isThere(one, version))) return [];
    return [`${browser} ${version} (since ${String(statements[0]?.version_added)})`];
  });
}

function isThere(statement: SimpleSupportStatement, version: string): boolean {
  if (statement.flags || statement.alternative_name || statement.prefix) return false;
  const { version_added: added, version_removed: removed } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && !isNewer(removed.replace('≤', ''), version)) return false;
  return !isNewer(added.replace('≤', ''), version);
}

/** Whether version `one` came after version `other`. */
function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
