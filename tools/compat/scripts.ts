import { parse } from 'acorn';
import type { CallExpression, Identifier, MemberExpression, Node } from 'acorn';
import { full } from 'acorn-walk';
import type { CompatStatement } from '@mdn/browser-compat-data';
import { browsersLacking } from './floor.ts';
import type { Floor } from './floor.ts';
import { compatData, partsOf, supportOf } from './compat-data.ts';
import type { Features } from './compat-data.ts';
import type { NewPart } from './new-part.ts';

/** The names of the standard library that are missing in a browser of the floor. */
interface Library {
  /** Members of objects, when no object of the library has one of this name at the floor. */
  members: ReadonlyMap<string, string[]>;
  /** `Object.hasOwn` and the like. */
  statics: ReadonlyMap<string, string[]>;
  globals: ReadonlyMap<string, string[]>;
}

/** Text that begins a lookbehind, in a regular expression or in the text of one that is made at run time. */
const LOOKBEHIND = /\(\?<[=!]/g;

/**
 * Finds what a script uses and a browser of the floor lacks: syntax, objects, functions and methods. A method is judged
 * by its name only, since a built file does not show the type of its object.
 */
export function newPartsOfScript(code: string, floor: Floor): NewPart[] {
  const found: NewPart[] = [];
  const add = ({ name, missing, at }: Use) => {
    if (missing.length > 0)
      found.push({ name, lacking: missing, around: code.slice(Math.max(0, at - 40), at + 60) });
  };
  const library = libraryOf(floor);
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const declared = new Set<string>();
  full(tree, (node, _state, type) => {
    if (type === 'VariablePattern') declared.add((node as Identifier).name);
  });
  full(tree, (node, _state, type) => {
    for (const use of syntaxUses(node, floor)) add(use);
    if (type === 'Identifier' && node.type === 'Identifier') {
      const { name } = node as Identifier;
      if (!declared.has(name))
        add({ name, missing: library.globals.get(name) ?? [], at: node.start });
    }
    if (node.type === 'MemberExpression')
      for (const use of memberUses(node as MemberExpression, library)) add(use);
    if (node.type === 'CallExpression')
      for (const use of callUses(node as CallExpression, library)) add(use);
  });
  const missing = browsersLacking(
    syntaxFeature('regular_expressions', 'lookbehind_assertion'),
    floor,
  );
  for (const { index } of code.matchAll(LOOKBEHIND))
    add({ name: 'lookbehind', missing, at: index });
  return found;
}

/** Something that a script uses, with its place and the browsers that lack it. */
interface Use {
  name: string;
  missing: string[];
  at: number;
}

function memberUses(
  { object, property, computed, start, end }: MemberExpression,
  library: Library,
): Use[] {
  if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return [];
  const { name } = property;
  if (GLOBAL_OBJECTS.has(object.name))
    return [{ name, missing: library.globals.get(name) ?? [], at: start }];
  const whole = `${object.name}.${name}`;
  return [{ name: whole, missing: library.statics.get(whole) ?? [], at: end }];
}

function callUses(
  { callee, optional, start, arguments: given }: CallExpression,
  library: Library,
): Use[] {
  // Chrome 80 to 90 handled this spread wrongly, which MDN's data does not show.
  if (optional)
    return given.some(({ type }) => type === 'SpreadElement')
      ? [{ name: '?.(...)', missing: ['Chrome before 91'], at: start }]
      : [];
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  if (callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const isStatic =
    callee.object.type === 'Identifier' && library.statics.has(`${callee.object.name}.${name}`);
  return isStatic
    ? []
    : [{ name: `.${name}()`, missing: library.members.get(name) ?? [], at: callee.end }];
}

/** The interfaces that pages here use. The hundreds of others share too many common names with our own code. */
const WATCHED = new Set(
  `AbortSignal Blob Cache CacheStorage Client Clients Crypto DataTransfer Document
  DocumentFragment DOMRect Element Event EventTarget File FormData Headers History
  HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement IDBDatabase
  IDBFactory IDBObjectStore Location MediaQueryList NavigationPreloadManager Node ReadableStream
  Request Response ResizeObserver Selection ServiceWorkerRegistration Storage StorageManager
  SubtleCrypto TextDecoder URL URLSearchParams Window`.split(/\s+/),
);
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);

function syntaxUses(node: Node, floor: Floor): Use[] {
  const feature = featureOfSyntax(node);
  if (!feature) return [];
  const missing = browsersLacking(syntaxFeature(...feature), floor);
  return [{ name: feature.join(' '), missing, at: node.start }];
}

function featureOfSyntax(node: Node): [string, ...string[]] | undefined {
  switch (node.type) {
    case 'StaticBlock':
      return ['classes', 'static', 'initialization_blocks'];
    case 'BinaryExpression':
      return (node as Node & { left: Node }).left.type === 'PrivateIdentifier'
        ? ['classes', 'private_class_fields_in']
        : undefined;
    case 'MethodDefinition':
      return isPrivate(node) ? ['classes', 'private_class_methods'] : undefined;
    case 'PropertyDefinition':
      if ((node as Node & { static: boolean }).static) return ['classes', 'static', 'class_fields'];
      return isPrivate(node)
        ? ['classes', 'private_class_fields']
        : ['classes', 'public_class_fields'];
    case 'AssignmentExpression':
      return LOGICAL_ASSIGNMENT[(node as Node & { operator: string }).operator];
    case 'Literal':
      return featureOfLiteral(node as Node & { regex?: { flags: string } });
    default:
      return undefined;
  }
}

const LOGICAL_ASSIGNMENT: Record<string, [string, ...string[]]> = {
  '??=': ['operators', 'nullish_coalescing_assignment'],
  '||=': ['operators', 'logical_or_assignment'],
  '&&=': ['operators', 'logical_and_assignment'],
};

function featureOfLiteral(node: { regex?: { flags: string } }): [string, ...string[]] | undefined {
  const flags = node.regex?.flags ?? '';
  if (flags.includes('v')) return ['builtins', 'RegExp', 'unicodeSets'];
  return flags.includes('d') ? ['builtins', 'RegExp', 'hasIndices'] : undefined;
}

function isPrivate(node: Node): boolean {
  return (node as Node & { key: Node }).key.type === 'PrivateIdentifier';
}

function syntaxFeature(...path: string[]): CompatStatement {
  const found = path.reduce<Features | undefined>(
    (features, name) => features?.[name],
    compatData().javascript,
  );
  const statement = supportOf(found);
  if (statement) return statement;
  throw new Error(`The compatibility data has nothing under javascript.${path.join('.')}.`);
}

let known: { floor: Floor; library: Library } | undefined;

function libraryOf(floor: Floor): Library {
  if (known?.floor !== floor) known = { floor, library: readLibrary(floor) };
  return known.library;
}

function readLibrary(floor: Floor): Library {
  const { javascript, api } = compatData();
  const members = new Map<string, string[][]>();
  const statics = new Map<string, string[]>();
  const globals = new Map<string, string[]>();
  for (const owners of [javascript['builtins'] ?? {}, api]) {
    for (const [owner, features] of partsOf(owners)) {
      const own = supportOf(features);
      if (own) globals.set(owner, browsersLacking(own, floor));
      for (const [written, part] of partsOf(features)) {
        const statement = supportOf(part);
        if (!statement) continue;
        const missing = browsersLacking(statement, floor);
        const name = written.replace(/_static$/, '');
        if (/^[A-Z]/.test(owner)) statics.set(`${owner}.${name}`, missing);
        const isAsked = owners !== api || WATCHED.has(owner) || missing.length === 0;
        if (isAsked) members.set(name, [...(members.get(name) ?? []), missing]);
        if (owner === 'Window' || owner === 'globals') globals.set(name, missing);
      }
    }
  }
  return { members: missingEverywhere(members), statics, globals };
}

/** Names that no object of the library has at the floor. */
function missingEverywhere(members: Map<string, string[][]>): Map<string, string[]> {
  const missing = [...members].filter(([, homes]) => homes.every((home) => home.length > 0));
  return new Map(missing.map(([name, homes]) => [name, homes[0] ?? []]));
}
