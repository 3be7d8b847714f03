import type { Plugin } from 'vite';
import { COMPILER_RUNTIME, FIRST_LOAD, isOneOf } from './first-load.ts';

/** What the check looks at of a built file. */
interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** A build, and what each of its modules imports statically. */
interface BuiltGraph {
  readonly chunks: readonly BuiltChunk[];
  readonly importsOf: (id: string) => readonly string[];
}

/**
 * What is wrong with the first load of a build, a sentence each: an entry that is not there, a module that the entries do
 * not reach by static imports, or one that the React Compiler has worked on. Nobody who visits home needs either of these,
 * and each visitor would pay for it.
 *
 * @param entries files below `src` at which the first load begins
 */
function faultsOfFirstLoad(
  { chunks, importsOf }: BuiltGraph,
  entries: readonly string[],
): string[] {
  const isEntry = (id: string): boolean => isOneOf(entries, id);
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const begun = chunks.filter(({ facadeModuleId: id }) => id !== null && isEntry(id));
  const loaded = closureOf(
    begun.map(({ fileName }) => fileName),
    (name) => files.get(name)?.imports ?? [],
  );
  const modules = loaded.flatMap((name) => files.get(name)?.moduleIds ?? []);
  const reached = new Set(closureOf(modules.filter(isEntry), importsOf));
  const missing = entries.filter((entry) => !modules.some((id) => isOneOf([entry], id)));
  const unreached = modules.filter((id) => !reached.has(id) && !isExcused(id));
  const compiled = modules.filter((id) => !isExcused(id) && importsOf(id).some(isOfCompiler));
  return [
    ...missing.map((entry) => `src/${entry} is no entry of the build: mend FIRST_LOAD.`),
    ...unreached.map((id) => `${id} is loaded with home, which does not import it.`),
    ...compiled.map((id) => `${id} is loaded with home, and made larger by the React Compiler.`),
  ];
}

/** Fails a build of the client whose first load has such a fault, and names each. */
export function checkFirstLoad(): Plugin {
  return {
    name: 'maidan-check-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const importsOf = (id: string): string[] => this.getModuleInfo(id)?.importedIds ?? [];
      const faults = faultsOfFirstLoad({ chunks, importsOf }, Object.values(FIRST_LOAD).flat());
      if (faults.length > 0) this.error(`The first load of home:\n${faults.join('\n')}`);
    },
  };
}

/** The bundler's own helpers, and the compiler's, which come with the framework for the screens after home. */
function isExcused(id: string): boolean {
  return id.startsWith('\0') || isOfCompiler(id);
}

function isOfCompiler(id: string): boolean {
  return COMPILER_RUNTIME.test(id);
}

function closureOf(starts: readonly string[], next: (one: string) => readonly string[]): string[] {
  const found = new Set(starts);
  for (const one of found) for (const other of next(one)) found.add(other);
  return [...found];
}
