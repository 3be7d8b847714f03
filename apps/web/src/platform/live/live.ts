import { followEvents } from './event-stream.ts';

/** What the gateway sends under one name: how things are now, as JSON text. */
type StateHandler = (data: string) => void;

const handlers = new Map<string, Set<StateHandler>>();
/** The newest state of each name, for those who follow it later on the same stream. */
const newest = new Map<string, string>();
let stopFollowing: (() => void) | undefined;

/**
 * Follows what the gateway sends to this member under a name, such as `balance`: the state as it is now, again after
 * every change and after every connection. All followers of a page share one stream, which is open while there are any.
 * The returned function stops this one. Not for visitors: without a session nothing is opened.
 */
export function followLive(name: string, onState: StateHandler): () => void {
  const own = handlers.get(name) ?? new Set();
  handlers.set(name, own.add(onState));
  const known = newest.get(name);
  if (known !== undefined) onState(known);
  stopFollowing ??= followEvents('/live/events', (event) => {
    newest.set(event.name, event.data);
    for (const handler of handlers.get(event.name) ?? []) handler(event.data);
  });
  return () => {
    own.delete(onState);
    if ([...handlers.values()].some((followers) => followers.size > 0)) return;
    stopFollowing?.();
    stopFollowing = undefined;
    newest.clear();
  };
}
