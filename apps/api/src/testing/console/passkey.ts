// An authenticator in software: it makes passkeys (ES256, attestation "none") and answers questions as browsers do.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** What an answer may pretend. */
export interface Pretended {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly type?: string;
}

/** A question as the console asks it. */
interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

/** Bytes as CBOR has them, up to 65,535. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));

/** The public key as COSE has it: EC2, ES256, P-256. */
function coseKey(x: string, y: string): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const [atX, atY] = [Buffer.from([0x21]), Buffer.from([0x22])];
  return Buffer.concat([head, atX, coordinate(x), atY, coordinate(y)]);
}

/** A new passkey of the console at an origin. Each answer counts one further, unless it pretends another count. */
export function softwarePasskey(origin = 'https://console.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let count = 0;

  function clientData(asked: Asked, type: string, pretended: Pretended): Buffer {
    const { challenge } = { ...asked, ...pretended };
    const told = { type: pretended.type ?? type, challenge, origin: pretended.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...told, crossOrigin: false }));
  }

  function authenticatorData(asked: Asked, pretended: Pretended, attested?: Buffer): Buffer {
    count = pretended.counter ?? count + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const verified = (pretended.isVerified ?? true) ? FLAGS.verified : 0;
    const flags = FLAGS.present | verified | (attested ? FLAGS.attested : 0);
    const rpId = pretended.rpId ?? asked.rpId ?? asked.rp?.id ?? '';
    const parts = [sha256(rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)];
    return Buffer.concat(parts);
  }

  return {
    id,
    /** The new passkey, as `navigator.credentials.create` gives it. */
    create(asked: Asked, pretended: Pretended = {}) {
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(x, y)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(asked, pretended, attested)),
      ]);
      const response = {
        clientDataJSON: clientData(asked, 'webauthn.create', pretended).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
    /** The answer to a question, as `navigator.credentials.get` gives it. */
    answer(asked: Asked, pretended: Pretended = {}) {
      const data = authenticatorData(asked, pretended);
      const client = clientData(asked, 'webauthn.get', pretended);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const { userHandle } = pretended;
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}

/** A passkey of a test. */
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
