import type { CompatStatement } from '@mdn/browser-compat-data';
import { parse } from 'postcss';
import type { AtRule, Declaration, Node, Root, Rule } from 'postcss';
import { compatData, partsOf, supportOf } from './compat-data.ts';
import type { Features } from './compat-data.ts';
import { browsersLacking } from './floor.ts';
import type { Floor } from './floor.ts';
import type { NewPart } from './new-part.ts';

/**
 * Finds what a style sheet uses and a browser of the floor lacks: properties, keywords, units, functions, selectors and
 * at-rules. It ignores what is inside `@supports`, and what an earlier line of the same rule or a prefixed property
 * replaces.
 */
export function newPartsOfStyles(css: string, floor: Floor): NewPart[] {
  const found: NewPart[] = [];
  const add = (name: string, missing: string[], node: Node) => {
    if (
      missing.length > 0 &&
      !isUnderSupports(node) &&
      !standIns.has(`${name} ${selectorOf(node)}`)
    )
      found.push({ name, lacking: missing, around: node.toString().slice(0, 120) });
  };
  const tree = parse(css);
  const standIns = standInsOf(tree);
  tree.walkDecls((declaration) => {
    for (const [name, missing] of ofDeclaration(declaration, floor))
      add(name, missing, declaration);
  });
  tree.walkRules((rule) => {
    for (const [name, missing] of ofSelector(rule, floor)) add(name, missing, rule);
  });
  tree.walkAtRules((rule) => {
    for (const [name, missing] of ofAtRule(rule, floor)) add(name, missing, rule);
  });
  return found;
}

/** The replacements in `@supports not (property: …)`, as `property selector`. */
function standInsOf(tree: Root): Set<string> {
  const found = new Set<string>();
  tree.walkAtRules('supports', (rule) => {
    const property = /^not\s*\((?<name>[a-z-]+):/.exec(rule.params)?.groups?.['name'];
    if (property !== undefined)
      rule.walkRules(({ selectors }) => {
        for (const selector of selectors) found.add(`${property} ${selector}`);
      });
  });
  return found;
}

function selectorOf({ parent }: Node): string {
  return parent?.type === 'rule' ? (parent as Rule).selector : '';
}

type Named = readonly [name: string, missing: string[]];

function isUnderSupports(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  return false;
}

function ofDeclaration(declaration: Declaration, floor: Floor): Named[] {
  const { prop, value } = declaration;
  const property = compatData().css['properties']?.[prop];
  const statement = supportOf(property);
  if (!statement) return prop.startsWith('--') ? ofValue(value, floor) : [];
  if (hasTwin(declaration)) return [];
  const missing = browsersLacking(statement, floor);
  if (missing.length > 0) return [[prop, missing]];
  if (hasFallback(declaration)) return [];
  const keywords = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].flatMap(([word]) => {
    const keyword = supportOf(property?.[word]);
    return keyword ? [[`${prop}: ${word}`, browsersLacking(keyword, floor)] as const] : [];
  });
  return [...keywords, ...ofValue(value, floor)];
}

/** Whether a prefixed line of the same rule says the same. */
function hasTwin({ prop, parent }: Declaration): boolean {
  return parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;
}

/** Whether an earlier line of the same rule applies where this one is not understood. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration;
  const before = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === prop);
}

function ofValue(value: string, floor: Floor): Named[] {
  const plain = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const units = [
    ...plain.matchAll(/\d(?<unit>[dsl]v(?:h|w|b|i|min|max)|c?q(?:w|h|i|b)|lh|rlh|cap|ic)\b/g),
  ];
  const functions = [...plain.matchAll(/(?<![\w-])(?<name>[a-z][a-z-]*)\(/g)];
  return [
    ...units.map(({ groups }) => namedType(unitFeature(groups?.['unit'] ?? ''), floor)),
    ...functions.map(({ groups }) => namedType(groups?.['name'] ?? '', floor)),
  ];
}

function unitFeature(unit: string): string {
  if (unit.startsWith('d')) return 'viewport_percentage_units_dynamic';
  if (unit.startsWith('s')) return 'viewport_percentage_units_small';
  if (unit.startsWith('lv')) return 'viewport_percentage_units_large';
  return unit.startsWith('cq') ? 'container_query_length_units' : unit;
}

/**
 * A part of values by its name, wherever the data lists it. Not found when one of its places is supported everywhere.
 */
function namedType(name: string, floor: Floor): Named {
  const homes = homesOf(compatData().css['types'] ?? {}, name).map((home) =>
    browsersLacking(home, floor),
  );
  return [name, homes.some((missing) => missing.length === 0) ? [] : (homes[0] ?? [])];
}

function homesOf(features: Features, name: string): CompatStatement[] {
  return partsOf(features).flatMap(([key, feature]) => {
    const own = key === name ? supportOf(feature) : undefined;
    return [...(own ? [own] : []), ...homesOf(feature, name)];
  });
}

function ofSelector({ selector }: Rule, floor: Floor): Named[] {
  return [...selector.matchAll(/::?(?<name>-?[a-z][a-z-]*)/g)].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? '';
    const feature = supportOf(compatData().css['selectors']?.[name]);
    return feature ? [[`:${name}`, browsersLacking(feature, floor)] as const] : [];
  });
}

function ofAtRule({ name, params }: AtRule, floor: Floor): Named[] {
  const rule = compatData().css['at-rules']?.[name];
  const statement = supportOf(rule);
  const own = statement ? browsersLacking(statement, floor) : [];
  if (own.length > 0) return [[`@${name}`, own]];
  if (name !== 'media') return [];
  return [...params.matchAll(/\((?<feature>[a-z-]+)/g)].flatMap(({ groups }) => {
    const feature = groups?.['feature'] ?? '';
    const known = supportOf(rule?.[feature]);
    return known ? [[`@media (${feature})`, browsersLacking(known, floor)] as const] : [];
  });
}
