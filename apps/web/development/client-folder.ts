import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCheckerFile } from '../build-checker-file.ts';
import { layOutIcons } from '../build-service-worker.ts';

/**
 * A browser that met `npm start` on this address keeps its service worker, which would go on answering with files of that
 * build. This one takes its place and takes itself away.
 */
const LEAVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/**
 * Lays out what the server expects of a built client and Vite does not serve: the icons, the checker, an empty manifest (no file has
 * another address than its source), and a service worker that takes itself away.
 */
export async function layOutClient(folder: string): Promise<void> {
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'service-worker.js'), LEAVING_WORKER);
  await Promise.all([layOutIcons(folder), buildCheckerFile(folder)]);
}
