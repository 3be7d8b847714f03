import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a crash or a full disk leaves the old content whole: the new content goes to a temporary file
 * beside it, reaches the disk, and is then renamed. `mode` gives the rights of a new file. Throws the system's error
 * after removing the temporary file.
 */
export function writeFileSafely(path: string, content: string, mode = 0o644): void {
  const neighbour = `${path}.${process.pid}.new`;
  try {
    const file = openSync(neighbour, 'w', mode);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(neighbour, path);
  } catch (error) {
    rmSync(neighbour, { force: true });
    throw error;
  }
}
