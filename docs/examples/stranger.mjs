// A client that is written from the API document only: it signs in, reads the lobby and launches the first game.
// `node stranger.mjs openapi.json http://127.0.0.1:3001 NAME PASSWORD`
import { readFile } from 'node:fs/promises';

const base64 = (bytes, kind) => Buffer.from(bytes).toString(kind);

/** Signs in, reads home and launches a game, by what the document says. */
export async function visit(document, base, { username, password }) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const { subtle } = crypto;

  async function call(operationId, { token, payload } = {}) {
    const operation = operations.find((one) => one.operationId === operationId);
    const needsToken = operation.security.every((way) => Object.keys(way).length > 0);
    const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const isSealed = body?.schema.properties.sealed?.contentSchema !== undefined;
    const sealed = isSealed ? await seal(payload, operation) : { headers: {}, body: payload };
    const response = await fetch(base + operation.path, {
      method: operation.method,
      headers: {
        ...(type ? { 'Content-Type': type } : {}),
        ...(needsToken ? { Authorization: `Bearer ${token}` } : {}),
        ...sealed.headers,
      },
      body: payload && JSON.stringify(sealed.body),
    });
    if (response.status !== 200) throw new Error(`${operationId}: ${await response.text()}`);
    return response.json();
  }

  async function seal(payload, { method, path }) {
    const { nonceBytes, keyFrom } = document['x-sealing'];
    const { keyId, site, publicKeyJwk } = await call(keyFrom);
    const aes = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
    const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const wrapping = await subtle.importKey('jwk', publicKeyJwk, rsa, false, ['encrypt']);
    const wrapped = await subtle.encrypt(rsa, wrapping, await subtle.exportKey('raw', aes));
    const envelope = { issuedAt: Date.now(), nonce: crypto.randomUUID(), payload };
    const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
    const text = new TextEncoder().encode(JSON.stringify(envelope));
    const boundTo = `${site} ${method.toUpperCase()} ${path}`;
    const additionalData = new TextEncoder().encode(boundTo);
    const cipher = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, text);
    const sealed = base64(Buffer.concat([iv, Buffer.from(cipher)]), 'base64');
    return {
      headers: { Encryption: `${keyId}.${base64(wrapped, 'base64url')}` },
      body: { sealed },
    };
  }

  const { value: session } = await call('postAccountLogin', { payload: { username, password } });
  const home = await call('getLobbyHome');
  const [game] = home.sections.flatMap((section) => section.games ?? []);
  const { vassalage, nodeId, gameType: category } = game;
  const launch = { token: session.token, payload: { category, vassalage, nodeId } };
  const { value: opened } = await call('postGamesLaunch', launch);
  return { userName: session.userName, gameName: game.gameName, url: opened.url };
}

if (import.meta.main) {
  const [file, base, username, password] = process.argv.slice(2);
  const document = JSON.parse(await readFile(file, 'utf8'));
  process.stdout.write(`${JSON.stringify(await visit(document, base, { username, password }))}\n`);
}
