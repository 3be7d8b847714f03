// A self-made certificate for tests, in the few DER structures of RFC 5280 that a TLS server needs.
import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTETS = 0x04;
const UTF8 = 0x0c;
const TIME = 0x18;
const BITS = 0x03;
const BOOLEAN = 0x01;

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
/** Object identifiers: ecdsa-with-SHA256, common name, subject alternative name, basic constraints. */
const OID = {
  signature: hex('06082a8648ce3d040302'),
  commonName: hex('0603550403'),
  alternativeName: hex('0603551d11'),
  constraints: hex('0603551d13'),
};

/** A key and a self-signed certificate for `localhost`, as PEM. */
export function localhostCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = Buffer.from('localhost');
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, OID.commonName, der(UTF8, name))));
  const algorithm = der(SEQUENCE, OID.signature);
  const time = (text: string) => der(TIME, Buffer.from(text));
  const authority = der(BOOLEAN, hex('ff'));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, OID.alternativeName, der(OCTETS, der(SEQUENCE, der(0x82, name)))),
    der(SEQUENCE, OID.constraints, authority, der(OCTETS, der(SEQUENCE, authority))),
  );
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, hex('02'))),
    der(INTEGER, hex('01')),
    algorithm,
    subject,
    der(SEQUENCE, time('20200101000000Z'), time('20991231235959Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(BITS, hex('00'), sign('sha256', body, privateKey));
  const lines = der(SEQUENCE, body, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
