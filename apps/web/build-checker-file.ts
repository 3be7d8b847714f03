import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../browser-floor.ts';
import { CHECKER_FILE } from './src/platform/checker/address.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const styles = ['tokens', 'base'].map((name) => readFileSync(fileOf(`src/ui/${name}.css`), 'utf8'));

/**
 * Builds the checker as one HTML file beside the client. Its policy allows its own script and styles alone, so it cannot
 * reach any network.
 */
export async function buildCheckerFile(clientDir: string): Promise<void> {
  await writeFile(join(clientDir, CHECKER_FILE), await checkerHtml());
}

/** The text of the file. @throws Error when the build gives anything but one script and its styles */
async function checkerHtml(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      // Otherwise the script would put the styles into the page, which the policy of the file forbids.
      cssCodeSplit: false,
      target: SCRIPT_TARGETS,
      cssTarget: STYLE_TARGETS,
      modulePreload: false,
      rolldownOptions: {
        input: fileOf('src/checker/page/file.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((output) => output.type === 'chunk')?.code;
  const style = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  if (script === undefined || style?.type !== 'asset' || outputs.length !== 2)
    throw new Error(
      `The checker is not one script and one style: ${outputs.map(({ fileName }) => fileName).join(', ')}`,
    );
  return htmlOf(script, `${styles.join('\n')}\n${String(style.source)}`);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function htmlOf(script: string, style: string): string {
  // No text of the script may end its own element.
  const safe = script.trim().replaceAll('</', String.raw`<\/`);
  const policy = `default-src 'none'; script-src ${hashOf(safe)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="bn" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>রাউন্ড যাচাই</title>
<style>${style}</style>
</head>
<body>
<script>${safe}</script>
</body>
</html>
`;
}
