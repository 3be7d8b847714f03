import type { BrowserContext } from '../support/journey.ts';

/**
 * Removes from every page of the context what the oldest supported browsers lack: library functions newer than Chrome
 * 88 or Safari 14.5, and lookbehind in patterns made at run time. The syntax of scripts and styles is checked in the
 * built files instead (`tools/compat`).
 */
export async function asAtTheFloor(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeNewerParts);
}

/**
 * Makes the browser older than the oldest supported one: the feature check in the head fails, and newer selectors are
 * not understood.
 */
export async function belowTheFloor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WeakRef'));
  await context.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replaceAll(/:(?:is|where|has|focus-visible)\b/g, ':unknown-to-the-oldest'),
    });
  });
}

function removeNewerParts(): void {
  const take = (owner: object | undefined, names: string): void => {
    for (const name of names.split(' ')) if (owner) Reflect.deleteProperty(owner, name);
  };
  const lists = 'at findLast findLastIndex toSorted toReversed toSpliced with';
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object;
  for (const prototype of [Array.prototype, typed]) take(prototype, lists);
  take(String.prototype, 'at isWellFormed toWellFormed');
  take(Object, 'hasOwn groupBy');
  take(Map, 'groupBy');
  take(Set.prototype, 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom');
  take(Array, 'fromAsync');
  take(Promise, 'withResolvers try');
  take(RegExp, 'escape');
  take(URL, 'canParse parse');
  take(AbortSignal, 'timeout any abort');
  take(AbortSignal.prototype, 'throwIfAborted reason');
  take(Crypto.prototype, 'randomUUID');
  take(DataView.prototype, 'setBigUint64 setBigInt64');
  take(HTMLElement.prototype, 'inert showPopover');
  take(HTMLDialogElement.prototype, 'show showModal');
  take(Document.prototype, 'startViewTransition');
  take(
    globalThis,
    'structuredClone reportError BroadcastChannel requestIdleCallback navigation scheduler Iterator',
  );
  const refuse = (source: unknown): void => {
    const text = source instanceof RegExp ? source.source : String(source);
    if (/\(\?<[=!]/.test(text)) throw new SyntaxError('Invalid regular expression: invalid group');
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, given: [string, string?]) => {
      refuse(given[0]);
      return new target(...given);
    },
    apply: (target, _self, given: [string, string?]) => {
      refuse(given[0]);
      return target(...given);
    },
  });
}
