import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * The bytes of a GET's body as they are sent to a reader who accepts brotli, and AVIF pictures as Chromium does. `more`
 * are further headers.
 */
export function bytesOnTheWire(
  address: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((done, failed) => {
    const url = new URL(address);
    // Only browsers resolve *.localhost, so the name is sent in the header.
    const accept = 'text/html,image/avif,*/*';
    const headers = { host: url.host, 'accept-encoding': 'br', accept, ...more };
    const options = {
      host: '127.0.0.1',
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers,
      // The certificate of the benchmark's proxy was made for this run.
      rejectUnauthorized: false,
    };
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = request(options, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) done(bytes);
        else failed(new Error(`${address} answered ${answer.statusCode}.`));
      });
    });
    call.on('error', failed);
    call.end();
  });
}
