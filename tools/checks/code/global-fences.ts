import type { Check, Finding, SourceFile } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';

/** A global of the runtime that only a few files may use. */
interface GlobalFence {
  pattern: RegExp;
  guarded: RegExp;
  allowed: RegExp;
  /** Whether `allowed` lists single files; each must then use the global. */
  isListed?: boolean;
  message: string;
}

/** Files of web that may call the network: the clients of the api, and calls that these clients cannot make. */
const fetchingFiles = [
  'apps/web/src/platform/api/browser.ts',
  'apps/web/src/platform/api/server.ts',
  'apps/web/src/platform/installation/reachability.ts',
  'apps/web/src/platform/live/event-stream.ts',
];

/** Files of web that may use the browser's storage. Each stores one thing, with its name and its end. */
const storingFiles = [
  'apps/web/src/platform/device/key.ts',
  'apps/web/src/platform/device/preferences.ts',
  'apps/web/src/platform/device/storage.ts',
  // A script that runs before any module.
  'apps/web/src/platform/page/scroll-script.ts',
  'apps/web/src/platform/session/cache.ts',
  'apps/web/src/platform/session/back-forward-cache.ts',
  'apps/web/src/platform/words/language.ts',
  'apps/web/src/features/auth/sign-out/unheard-sign-out.ts',
  'apps/web/src/features/settings/device-data.ts',
];

/** For what no file may do. */
const NO_FILE = /(?!)/;

const fences: GlobalFence[] = [
  {
    pattern: /(?<![\w.$'"`/-])(?:globalThis\.|window\.)?fetch\(/g,
    guarded: /^apps\/web\/src\//,
    allowed: oneOf(fetchingFiles),
    isListed: true,
    message:
      'fetch belongs to the api client in apps/web/src/platform/api: use its client, or list the file in tools/checks/code/global-fences.ts',
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
    allowed: oneOf(storingFiles),
    isListed: true,
    message:
      'what a device keeps is kept through apps/web/src/platform/device/storage.ts: use it, or list the file in tools/checks/code/global-fences.ts',
  },
  {
    pattern:
      /\brefetchInterval\b|(?<=\b(?:browserApi|queryClient|re(?:fetch|validate))\b[\s\S]*)\bsetInterval\(/g,
    guarded: /^apps\/web\/src\//,
    allowed: NO_FILE,
    message:
      'pages do not poll: follow the stream of apps/web/src/platform/live; a clock that only moves figures has a file of its own',
  },
  {
    pattern: /\bprocess\.env\b(?!\s*\))/g,
    guarded: /^(apps|packages|demo)\//,
    allowed:
      /(\/env(?:ironment)?\.ts$|\.config\.ts$|^packages\/[^/]+\/(build|scripts|fonts)\/|^demo\/src\/(art|build)\/)/,
    message: 'the environment is read once, in platform/env.ts: take the value as an argument',
  },
];

/** `fetch`, browser storage, repetition and the environment have one place each. */
export const globalFencesCheck: Check = {
  name: 'global-fences',
  title: 'fetch, browser storage and the environment have one place each, and no page polls',
  run: (files) =>
    files
      .filter((file) => /\.(ts|tsx)$/.test(file.path) && !isTest(file.path))
      .flatMap((file) =>
        fences.flatMap((fence) => {
          if (!fence.guarded.test(file.path)) return [];
          const uses = findAll(withoutComments(file), fence.pattern, () => fence.message);
          if (!fence.allowed.test(file.path)) return uses;
          return uses.length > 0 || !fence.isListed ? [] : [idlePermission(file)];
        }),
      ),
};

function idlePermission({ path }: SourceFile): Finding {
  return {
    path,
    line: 1,
    message:
      'the file no longer touches what it is listed for: take it off the list in tools/checks/code/global-fences.ts',
  };
}

function oneOf(files: readonly string[]): RegExp {
  return new RegExp(`^(?:${files.join('|').replaceAll('.', '\\.')})$`);
}

function withoutComments(file: SourceFile): SourceFile {
  const text = file.text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return { path: file.path, text };
}
