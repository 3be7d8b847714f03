import { generateKeyPairSync } from 'node:crypto';
import type { KeyPairKeyObjectResult } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

/** A self-signed certificate with its key, both PEM. */
export interface SigningCertificate {
  readonly certificatePem: string;
  readonly keyPem: string;
}

const A_DAY_MS = 86_400_000;
const COMMON_NAME = '2.5.4.3';

/** A certificate with a key of RSA, valid for a day on both sides of now. */
export function makeRsaCertificate(): Promise<SigningCertificate> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return certified(generateKeyPairSync('rsa', { modulusLength: 2048 }), algorithm);
}

/** A certificate with a key of the curve P-256, valid for a day on both sides of now. */
export function makeCurveCertificate(): Promise<SigningCertificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return certified(generateKeyPairSync('ec', { namedCurve: 'P-256' }), algorithm);
}

async function certified(
  { publicKey, privateKey }: KeyPairKeyObjectResult,
  algorithm: { name: string },
): Promise<SigningCertificate> {
  const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  const pkcs8 = new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const { subtle } = crypto;
  const key = await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  certificate.issuer.typesAndValues.push(commonName());
  certificate.subject.typesAndValues.push(commonName());
  certificate.notBefore.value = new Date(Date.now() - A_DAY_MS);
  certificate.notAfter.value = new Date(Date.now() + A_DAY_MS);
  await certificate.subjectPublicKeyInfo.importKey(
    await subtle.importKey('spki', spki, algorithm, true, ['verify']),
  );
  await certificate.sign(key, 'SHA-256');
  const lines = Buffer.from(certificate.toSchema(true).toBER(false))
    .toString('base64')
    .match(/.{1,64}/g);
  return {
    certificatePem: [
      '-----BEGIN CERTIFICATE-----',
      ...(lines ?? []),
      '-----END CERTIFICATE-----',
      '',
    ].join('\n'),
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function commonName(): AttributeTypeAndValue {
  return new AttributeTypeAndValue({
    type: COMMON_NAME,
    value: new Utf8String({ value: 'Lobby' }),
  });
}
