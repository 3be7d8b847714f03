import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate for a proxy of tests and measurements. */
export interface TestCertificate {
  certificatePem: string;
  keyPem: string;
  /** Hash of its public key, in the form of Chromium's `--ignore-certificate-errors-spki-list`. */
  publicKeyHash: string;
}

const dayMs = 86_400_000;
const commonName = '2.5.4.3';
const subjectAltName = '2.5.29.17';
const ecdsaWithSha256 = '1.2.840.10045.4.3.2';
/** Tags of the ASN.1 values that a certificate is made of. */
const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  objectId: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
} as const;

/**
 * Makes a certificate for these host names, valid for two days around `now`. Node can read certificates but not make
 * them.
 */
export function makeTestCertificate(hosts: string[], now = new Date()): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(
    value(
      tags.set,
      sequence(objectId(commonName), value(tags.text, Buffer.from(hosts[0] ?? 'localhost'))),
    ),
  );
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const names = sequence(...hosts.map((host) => value(tags.dnsName, Buffer.from(host))));
  const described = sequence(
    value(tags.version, value(tags.integer, Buffer.from([2]))),
    value(tags.integer, serial),
    algorithm,
    name,
    sequence(utcTime(new Date(+now - dayMs)), utcTime(new Date(+now + dayMs))),
    name,
    publicKeyInfo,
    value(tags.extensions, sequence(sequence(objectId(subjectAltName), value(tags.octets, names)))),
  );
  const certificate = sequence(
    described,
    algorithm,
    bitString(sign('sha256', described, privateKey)),
  );
  return {
    certificatePem: pemOf(certificate),
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  };
}

function value(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}

function sequence(...parts: Buffer[]): Buffer {
  return value(tags.sequence, Buffer.concat(parts));
}

function bitString(content: Buffer): Buffer {
  return value(tags.bits, Buffer.concat([Buffer.from([0]), content]));
}

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return value(tags.utcTime, Buffer.from(`${digits}Z`));
}

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return value(tags.objectId, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let left = number >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}

function pemOf(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
