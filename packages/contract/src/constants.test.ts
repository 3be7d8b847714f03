import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAgentType, isContractPromptType, mayPlayFree } from './constants.ts';

/** A parameter of a call as the written contract has it. */
interface Parameter {
  readonly name: string;
  readonly schema: { readonly enum?: readonly unknown[]; readonly default?: unknown };
}
type Calls = Record<string, { operationId?: string; summary?: string; parameters?: Parameter[] }>;

const contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Calls>;
};

const parameters = Object.entries(contract.paths).flatMap(([path, calls]) =>
  Object.values(calls).flatMap((call) =>
    (call.parameters ?? []).map((parameter) => ({ path, ...parameter })),
  ),
);

test('LIMIT-05 a call that takes a platform takes M for announcements and html5 for games, and nothing else', () => {
  const taken = parameters.filter(({ name }) => name === 'platform');
  const found = taken.map(({ path, schema }) => [path, schema.enum, schema.default]);
  expect(found.length).toBeGreaterThan(1);
  for (const [path, values, usual] of found) {
    const platform = String(path).startsWith('/games') ? 'html5' : 'M';
    expect([path, values, usual]).toEqual([path, [platform], platform]);
  }
});

/** Parameters for a gateway that do not take that of a phone. */
const notMobile = (asked: readonly { name: string; schema: Parameter['schema'] }[]) =>
  asked.filter(({ name, schema }) => /^gateway$/i.test(name) && schema.default !== 3);

test('ENTITY-44 LIMIT-07 a call that asks for a gateway takes 3, which is MOBILE, and not 1, which is WEB', () => {
  const asksFor = (gateway: number) => ({ name: 'gateway', schema: { default: gateway } });
  expect(notMobile([asksFor(3), asksFor(1)])).toEqual([asksFor(1)]);
  // No call has such a parameter yet; one that is added may not use another number for a phone.
  expect(notMobile(parameters)).toEqual([]);
});

const TYPES = [0, 1, 2, 4, 40, 41, 42];

test('SESS-30 a type other than 0, 4 and 40 counts as an agent', () => {
  expect(TYPES.filter(isAgentType)).toEqual([1, 2, 41, 42]);
});

test('AGENT-07 a type other than 4, 40, 41 and 42 is asked about contracts', () => {
  expect(TYPES.filter(isContractPromptType)).toEqual([0, 1, 2]);
});

test('FREE-04 the types 0, 1 and 2 and a trial user may play free', () => {
  expect(TYPES.filter(mayPlayFree)).toEqual([0, 1, 2, 40]);
});
