import { basename } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/**
 * Parts of the router that this product has switched off, as what they come to then: screens are all known from the
 * start (`routeDiscovery` in react-router.config.ts), nobody measures the router from within, and a page is never
 * without its first content. A part that a newer router wants more of fails the build, which names it.
 */
const SWITCHED_OFF = {
  'ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = () => undefined;
    // For servers.
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch] = [];`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // For servers.
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
  'ssr/fallback.js': `
    export const RemixRootDefaultHydrateFallback = () => null;`,
};

/** What a function that is left out does instead: nothing, or a fault that names it. */
type Stub = 'idle' | 'fault';

/**
 * Functions of React and the router that serve nothing in this product, by the end of their file. React's own view
 * transitions and their gestures, references to fragments, custom elements, form actions and revealed lists are used by
 * no screen, and forms are sent by the browser or by our own calls, never by the router. What React calls in passing is
 * idle; what a screen would have to ask for is a fault that names it. Lint refuses the imports that ask (.oxlintrc.json).
 */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<Stub, readonly string[]>>>> = {
  'react-dom-client.production.js': {
    idle: [
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'extractEvents$1',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'trackEnterViewTransitions',
    ],
    fault: [
      'applyViewTransitionToHostInstancesRecursive',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'dispatchActionState',
      'ensureFormComponentIsStateful',
      'measureViewTransitionHostInstancesRecursive',
      'mountActionState',
      'restoreViewTransitionName',
      'runActionStateAction',
      'setPropOnCustomElement',
      'startViewTransition',
      'updateActionStateImpl',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'validateDocumentPositionWithFiberTree',
    ],
  },
  'router/router.js': {
    idle: ['shouldBlockNavigation'],
    fault: ['handleAction', 'handleFetcherAction', 'discoverRoutes', 'updateBlocker'],
  },
  // The root route has failure pages of its own.
  'ssr/errorBoundaries.js': { idle: ['BoundaryShell', 'RemixRootDefaultErrorBoundary'], fault: [] },
  // No route has links of its own.
  'ssr/components.js': { idle: [], fault: ['PrefetchPageLinks'] },
};

/** What of a syntax tree is looked at here. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly id?: Part;
  readonly body?: Part;
  readonly callee?: Part;
  readonly property?: Part;
  readonly left?: Part;
  readonly expression?: Part;
  readonly arguments?: readonly Part[];
}

/** A piece of code, and what comes in its place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Code with empty bodies in the place of functions that are left out.
 *
 * @param stubs names of functions, by what they do instead
 * @throws Error for a name that the code does not have just once: the library has changed, and the list has to follow
 */
export function withoutFunctions(
  code: string,
  stubs: Readonly<Record<Stub, readonly string[]>>,
): string {
  const declared = [...partsOf(parse(code))].filter(({ type }) => type === 'FunctionDeclaration');
  const changes = Object.entries(stubs).flatMap(([stub, names]) =>
    names.map((name) => {
      const [found, second] = declared.filter(({ id }) => id?.name === name);
      if (!found?.body || second)
        throw new Error(`There is not just one function ${name} to leave out`);
      const { start, end } = found.body;
      return { start, end, text: stub === 'idle' ? '{}' : `{throw Error("left out: ${name}")}` };
    }),
  );
  return changed(code, changes);
}

/** Below this length a place is no shorter than the message. */
const LONGEST_KEPT = 30;
const TELLING = new Set(['invariant', 'warning', 'warningOnce', 'warnOnce', 'Error']);

/**
 * A module of the router without what only developers read. A message of a fault becomes the place in the router's
 * sources where it stands; the development build still says it in full. A component is named in no tool, so that the
 * bundler can leave it out where nobody uses it.
 *
 * @param code a module of the router as published
 * @param file its name, which a message's place begins with
 */
export function withoutDeveloperTexts(code: string, file: string): string {
  const placeOf = (at: number) => `"${file}:${String(code.slice(0, at).split('\n').length)}"`;
  return changed(
    code,
    [...partsOf(parse(code))].flatMap((part) => changesAt(part, placeOf)),
  );
}

function changesAt(part: Part, placeOf: (at: number) => string): Change[] {
  const { type, start, end, callee, arguments: given = [], expression } = part;
  if (type === 'ExpressionStatement' && expression?.left?.property?.name === 'displayName')
    return [{ start, end, text: '' }];
  if (type !== 'CallExpression' && type !== 'NewExpression') return [];
  if (callee?.property?.name === 'forwardRef')
    return [{ start, end: start, text: '/* @__PURE__ */ ' }];
  if (!TELLING.has(callee?.name ?? '')) return [];
  return given
    .filter(isMessage)
    .map((message) => ({ start: message.start, end: message.end, text: placeOf(message.start) }));
}

function isMessage({ type, start, end, value }: Part): boolean {
  const isText = type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
  return isText && end - start > LONGEST_KEPT;
}

function parse(code: string): Part {
  return parseAst(code) as unknown as Part;
}

function* partsOf(part: Part): Generator<Part> {
  yield part;
  for (const child of Object.values(part).flat()) {
    if (child !== null && typeof child === 'object' && 'type' in child)
      yield* partsOf(child as Part);
  }
}

function changed(code: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

/** Leaves all that out of what the browser loads. */
export function slimFramework(): Plugin {
  return {
    name: 'maidan-slim-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(?:react-router\/dist|react-dom\/cjs)\/.*\.js$/ },
      handler: (code, id) => {
        const of = <Value>(table: Readonly<Record<string, Value>>): Value | undefined =>
          Object.entries(table).find(([end]) => id.endsWith(`/${end}`))?.[1];
        const stubs = of(LEFT_OUT);
        const whole = of(SWITCHED_OFF) ?? (stubs ? withoutFunctions(code, stubs) : code);
        const isRouter = id.includes('/react-router/');
        return { code: isRouter ? withoutDeveloperTexts(whole, basename(id)) : whole, map: null };
      },
    },
  };
}
