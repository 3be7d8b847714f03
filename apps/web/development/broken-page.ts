import type { ViteDevServer } from 'vite';

let told = '';

/** What a reader of the browser is told while the sources cannot be run, and once for each fault that of the terminal. */
export function brokenPage({ config, ssrFixStacktrace }: ViteDevServer, error: Error): Response {
  ssrFixStacktrace(error);
  const text = ownLines(error.stack ?? error.message);
  if (told !== text) config.logger.error(`The sources of web cannot be run: ${text}`);
  told = text;
  const html = `<!doctype html>
<title>The sources of web cannot be run</title>
<link rel="icon" href="data:,">
<h1>The sources of web cannot be run</h1>
<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
<p>This page comes anew once they are mended.</p>
<script>
const headers = { Accept: 'text/html' };
const later = () => setTimeout(look, 1000);
const look = () => fetch(location.href, { headers }).then(({ status }) => status === 500 ? later() : location.reload(), later);
later();
</script>
`;
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** A stack without the steps inside of Vite, which say nothing of the fault. */
function ownLines(stack: string): string {
  const lines = stack.split('\n').filter((line) => !line.includes('/node_modules/vite/'));
  return lines.join('\n').trimEnd();
}
