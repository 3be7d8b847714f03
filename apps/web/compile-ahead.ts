import { parseAst } from 'vite';

/** What of a syntax tree is looked at here. */
interface Part {
  type: string;
  start: number;
  end: number;
  async?: boolean;
  declarations?: { init: Part | null }[];
  arguments?: Part[];
  body?: Part;
}

/**
 * Puts the bodies of modules that a bundler has wrapped (`var a = wrap(() => {…})`) into parentheses, as functions: V8
 * then compiles them while the file is still coming, on a thread of its own. An arrow function is only skimmed there, and
 * compiled on the main thread at its first call; React's renderer holds a cheap phone for 40 ms with that.
 *
 * @see https://v8.dev/blog/preparser#pife
 * @param code a minified chunk
 * @throws Error where nothing is wrapped so
 */
export function compileModulesAhead(code: string): string {
  const program = parseAst(code) as unknown as { body: Part[] };
  const bodies = program.body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init))
    .flatMap((init) => (init?.type === 'CallExpression' ? (init.arguments ?? []) : []))
    .filter(isWrappedModule);
  if (bodies.length === 0) throw new Error('No module is wrapped as the bundler did before.');
  return bodies
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, part) => asFunction(text, part), code);
}

function isWrappedModule({ type, async, body }: Part): boolean {
  return type === 'ArrowFunctionExpression' && async !== true && body?.type === 'BlockStatement';
}

function asFunction(text: string, { start, end, body }: Part): string {
  const bodyStart = body?.start ?? end;
  const parameters = text.slice(start, bodyStart).replace(/\s*=>\s*$/, '');
  const listed = parameters.startsWith('(') ? parameters : `(${parameters})`;
  return `${text.slice(0, start)}(function${listed}${text.slice(bodyStart, end)})${text.slice(end)}`;
}
