import { PlainError } from '@maidan/deployment/plain-error';

/**
 * A copy of settings with the value at a dotted path replaced, such as `whitelabel.REFERRAL3` or `hosts.0`. The path
 * must be there already; the schema checks the value afterwards.
 * @throws PlainError when the path leads nowhere
 */
export function changeAt(settings: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(settings);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let place: unknown = copy;
  for (const step of steps) place = isThere(place, step) ? place[step] : undefined;
  if (!isThere(place, last)) throw new PlainError(`There is no setting ${path}.`);
  place[last] = value;
  return copy;
}

/** The value at a dotted path; undefined where it leads nowhere. */
export function valueAt(settings: unknown, path: string): unknown {
  let place: unknown = settings;
  for (const step of path.split('.')) place = isThere(place, step) ? place[step] : undefined;
  return place;
}

function isThere(place: unknown, step: string): place is Record<string, unknown> {
  return typeof place === 'object' && place !== null && Object.hasOwn(place, step);
}
