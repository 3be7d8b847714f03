/**
 * Writes openapi.json and the types of the browser's client from the declared endpoints.
 * `--check` writes nothing and exits 1 when a committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildConsoleDocument } from '../src/console/openapi-console.ts';
import { buildOpenApiDocument } from '../src/document/openapi.ts';

const root = new URL('..', import.meta.url);
const document = buildOpenApiDocument();
const types = astToString(await openapiTS(forTypes(document) as never, { alphabetize: false }));
const files = {
  'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'openapi-console.json': `${JSON.stringify(buildConsoleDocument(), null, 2)}\n`,
  'src/generated/api-types.ts': `/* eslint-disable */\n// Generated from openapi.json by \`npm run openapi\`; do not edit.\n${types}`,
};

let stale = 0;
for (const [name, text] of Object.entries(files)) {
  const url = new URL(name, root);
  if (!process.argv.includes('--check')) {
    writeFileSync(url, text);
    continue;
  }
  let committed = '';
  try {
    committed = readFileSync(url, 'utf8');
  } catch {
    committed = '';
  }
  if (committed !== text) {
    stale += 1;
    process.stderr.write(`${name} is stale: run \`npm run openapi\` and commit it.\n`);
  }
}
process.exitCode = stale ? 1 : 0;

/**
 * The document as web's clients are typed by it: path, query, body, and the headers that a call of its own needs. What web's
 * server adds to every call (`Maidan-*`, named by reference) is left out, and so are examples, which are for people.
 */
function forTypes(whole: unknown): unknown {
  if (Array.isArray(whole)) return whole.map(forTypes);
  if (typeof whole !== 'object' || whole === null) return whole;
  const {
    parameters,
    example: _one,
    examples: _all,
    headers: _sent,
    ...rest
  } = whole as Record<string, unknown>;
  const kept = Array.isArray(parameters)
    ? parameters.filter((parameter: { in?: string }) => parameter.in)
    : [];
  const children = Object.entries(rest).map(([name, value]) => [name, forTypes(value)]);
  return { ...Object.fromEntries(children), ...(kept.length > 0 ? { parameters: kept } : {}) };
}
