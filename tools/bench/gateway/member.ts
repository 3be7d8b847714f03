import { createHash, randomBytes, webcrypto } from 'node:crypto';

interface SealingKey {
  keyId: string;
  site: string;
  publicKeyJwk: JsonWebKey;
}

/** Where an api is called; its host decides the site. */
export interface ApiAddress {
  origin: string;
}

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/**
 * Registers a member and answers the session token. `number` makes the name and the visitor's address, so that each
 * member has a throttle of its own. Throws with the api's message when it refuses.
 */
export async function registerMember(
  api: ApiAddress,
  deploymentSecret: string,
  number: number,
): Promise<string> {
  const headers = {
    'maidan-deployment': deploymentSecret,
    'maidan-host': new URL(api.origin).hostname,
    'maidan-client-address': `198.51.100.${number}`,
  };
  const key = unwrap<SealingKey>(await callApi(api, 'GET', '/account/sealing-key', { headers }));
  const challenge = unwrap<Challenge>(
    await callApi(api, 'GET', '/account/human-check?kind=form', { headers }),
  );
  const password = `Bench-${randomBytes(6).toString('hex')}1`;
  const { header, body } = await seal(key, 'PUT /account/register', {
    username: `bench${randomBytes(3).toString('hex')}`,
    password,
    confirmPassword: password,
    humanCheck: solve(challenge),
    acceptsTerms: true,
    birthday: '1990-01-01',
    language: 'en',
  });
  const answer = await callApi(api, 'PUT', '/account/register', {
    body,
    headers: { ...headers, encryption: header },
  });
  return unwrap<{ token: string }>(answer).token;
}

/** Calls an endpoint and answers its body. Throws with the api's message on any refusal. */
export async function callApi(
  api: ApiAddress,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const answer = await fetch(`${api.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${method} ${path} was refused with ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

function unwrap<T>(answer: unknown): T {
  const { value } = answer as { value?: T };
  return value ?? (answer as T);
}

/** Finds the number behind the hash of a proof-of-work challenge, in the form that the api checks. */
function solve({ algorithm, challenge, salt, signature, maxnumber }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    const solution = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(solution)).toString('base64');
  }
  throw new Error('The human check has no solution.');
}

/**
 * Seals a body as the front end does, for one operation of the key's site: AES-256-GCM with a new key, which is wrapped
 * with RSA-OAEP-256.
 */
async function seal(
  { keyId, site, publicKeyJwk }: SealingKey,
  operation: string,
  payload: unknown,
): Promise<{ header: string; body: { sealed: string } }> {
  const { subtle } = webcrypto;
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const publicKey = await subtle.importKey('jwk', publicKeyJwk, rsa, false, ['encrypt']);
  const secret = randomBytes(32);
  const iv = randomBytes(12);
  const aes = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const text = JSON.stringify({
    issuedAt: Date.now(),
    nonce: randomBytes(16).toString('hex'),
    payload,
  });
  const additionalData = Buffer.from(`${site} ${operation}`);
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const encrypted = await subtle.encrypt(algorithm, aes, Buffer.from(text));
  const wrapped = await subtle.encrypt(rsa, publicKey, secret);
  return {
    header: `${keyId}.${Buffer.from(wrapped).toString('base64url')}`,
    body: { sealed: Buffer.concat([iv, Buffer.from(encrypted)]).toString('base64') },
  };
}
