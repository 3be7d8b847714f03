import type { Check, SourceFile } from './check.ts';
import { findAll } from './check.ts';
import { isTest } from './source-files.ts';

/** Something every runtime offers that only few files may touch. */
interface GlobalFence {
  pattern: RegExp;
  guarded: RegExp;
  allowed: RegExp;
  message: string;
}

const fences: GlobalFence[] = [
  {
    pattern: /(?<![\w.$'"`/-])(?:globalThis\.|window\.)?fetch\(/g,
    guarded: /^apps\/web\/src\//,
    allowed: /^apps\/web\/src\/(platform\/|entry\.)/,
    message: 'fetch belongs to the api client in apps/web/src/platform: use its client',
  },
  {
    pattern: /(?<![\w.$'"`/-])(?:globalThis\.)?fetch\(/g,
    guarded: /^(apps\/api\/src\/modules|packages)\//,
    allowed: /^packages\/[^/]+\/(build|scripts|fonts)\//,
    message:
      'a module calls the network: declare a port and implement it in apps/api/src/providers',
  },
  {
    pattern: /\b(?:localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b/g,
    guarded: /^(apps\/web\/src|packages)\//,
    allowed: /^apps\/web\/src\/(platform\/|theme-boot)/,
    message: 'browser storage belongs to apps/web/src/platform: use what its storage file offers',
  },
  {
    pattern: /\bprocess\.env\b(?!\s*\))/g,
    guarded: /^(apps|packages|demo)\//,
    allowed:
      /(\/env(?:ironment)?\.ts$|\.config\.ts$|^packages\/[^/]+\/(build|scripts|fonts)\/|^demo\/src\/(art|build)\/)/,
    message: 'the environment is read once, in platform/env.ts: take the value as an argument',
  },
];

/** `fetch`, browser storage and the environment have one place each. */
export const globalFencesCheck: Check = {
  name: 'global-fences',
  title: 'fetch, browser storage and the environment have one place each',
  run: (files) =>
    files
      .filter((file) => /\.(ts|tsx)$/.test(file.path) && !isTest(file.path))
      .flatMap((file) =>
        fences.flatMap((fence) => {
          if (!fence.guarded.test(file.path) || fence.allowed.test(file.path)) return [];
          return findAll(withoutComments(file), fence.pattern, () => fence.message);
        }),
      ),
};

function withoutComments(file: SourceFile): SourceFile {
  const text = file.text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return { path: file.path, text };
}
