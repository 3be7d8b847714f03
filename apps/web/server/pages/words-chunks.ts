/** Addresses of the chunks that hold the messages, by `<locale>/<noun>`, from the manifest of the client build. */
export function wordsChunksOf(manifestJson: string): Record<string, string> {
  const manifest = JSON.parse(manifestJson) as Record<string, { file: string; src?: string }>;
  const chunks: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const match = /\/i18n\/generated\/([a-z]+)\/([a-z]+)\.ts$/.exec(source);
    if (match) chunks[`${match[1]}/${match[2]}`] = `/m/${file}`;
  }
  return chunks;
}
