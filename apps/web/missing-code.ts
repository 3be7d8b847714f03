import type { Plugin } from 'vite';

const LOADER = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** A route module whose loader and screen fail with the error; the router waits for ever for one that does not come. */
const STAND_IN =
  'const fail = () => { throw error; }; return { default: fail, clientLoader: fail };';

/**
 * The router's loader of route modules without its reload: a screen whose code cannot be fetched fails as any other does,
 * and its failure page stands in the site's own frame. The router would load the whole document anew, which without a
 * connection is the browser's own error page, and leave the step that was taken.
 *
 * @throws Error where the router does not reload any more, so that nobody keeps what is not needed
 */
export function withoutReload(code: string): string {
  if (!RELOAD.test(code))
    throw new Error('The router does not reload for missing code: take this plugin out.');
  return code.replace(RELOAD, STAND_IN).replace(', reloading page...', '');
}

/** Does that to the router in the client's build. */
export function failOnMissingCode(): Plugin {
  let isDone = false;
  return {
    name: 'maidan-fail-on-missing-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!LOADER.test(id)) return undefined;
      isDone = true;
      return { code: withoutReload(code), map: null };
    },
    buildEnd(error) {
      if (!isDone && !error)
        throw new Error('The router has its loader of route modules elsewhere.');
    },
  };
}
