import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PlainError } from '@maidan/deployment/plain-error';
import { ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  id_ContentType_Data,
  id_ContentType_SignedData,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** Signs a profile: the answer is a CMS message (RFC 5652) with the text and the certificates in it, as DER. */
export type ProfileSigner = (profile: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Files of the signing certificate with its chain, and of its key; both PEM, both empty for none. */
interface SignerFiles {
  readonly PROFILE_CERTIFICATE_FILE: string;
  readonly PROFILE_KEY_FILE: string;
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** Types of signed attributes (RFC 5652, 11). */
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
/** Names of elliptic curves, as Node and as Web Cryptography have them. */
const CURVES: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};

/**
 * Reads the deployment's certificate for profiles; undefined when it has none.
 * @throws PlainError when only one of the files is named, one cannot be read, or the key is not that of the certificate
 */
export function readProfileSigner(files: SignerFiles): ProfileSigner | undefined {
  const { PROFILE_CERTIFICATE_FILE: certificates, PROFILE_KEY_FILE: key } = files;
  if (certificates === '' && key === '') return undefined;
  if (certificates === '' || key === '')
    throw new PlainError('PROFILE_CERTIFICATE_FILE and PROFILE_KEY_FILE belong together.');
  return profileSigner(readText(certificates), readText(key));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new PlainError(`A profile cannot be signed: ${(error as Error).message}`);
  }
}

/**
 * Makes a signer from PEM: the certificate first, then those that vouch for it.
 * @throws PlainError when there is no certificate, or the key is another's
 */
export function profileSigner(certificatesPem: string, keyPem: string): ProfileSigner {
  const pems = certificatesPem.match(PEM_CERTIFICATE) ?? [];
  const chain = pems.map((pem) => new X509Certificate(pem));
  const key = createPrivateKey(keyPem);
  if (!chain[0]?.checkPrivateKey(key))
    throw new PlainError('The key of PROFILE_KEY_FILE is not that of the first certificate.');
  const certificates = chain.map(({ raw }) => Certificate.fromBER(new Uint8Array(raw)));
  const [own] = certificates;
  const ownKey = importKey(key);
  return async (profile) =>
    signed(Buffer.from(profile), own as Certificate, certificates, await ownKey);
}

function importKey(key: KeyObject): Promise<CryptoKey> {
  const curve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  const algorithm = curve
    ? { name: 'ECDSA', namedCurve: curve }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = key.export({ type: 'pkcs8', format: 'der' });
  return crypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['sign']);
}

async function signed(
  content: Buffer,
  own: Certificate,
  certificates: Certificate[],
  key: CryptoKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(content).buffer;
  const digest = new Uint8Array(createHash('sha256').update(content).digest()).buffer;
  const attributes = [
    new Attribute({
      type: CONTENT_TYPE,
      values: [new ObjectIdentifier({ value: id_ContentType_Data })],
    }),
    new Attribute({ type: SIGNING_TIME, values: [new UTCTime({ valueDate: new Date() })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: digest })] }),
  ];
  const message = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ContentType_Data,
      eContent: new OctetString({ valueHex: bytes }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates,
  });
  await message.sign(key, 0, 'SHA-256', bytes);
  const outer = new ContentInfo({
    contentType: id_ContentType_SignedData,
    content: message.toSchema(true),
  });
  return new Uint8Array(outer.toSchema().toBER(false));
}
