import { describe, expect, it } from 'vitest';
import { asPlainRequest, withReportedPolicy } from './reported-policy.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self'";

function page(parts: readonly string[], headers: Record<string, string> = {}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, {
    status: 404,
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY, ...headers },
  });
}

describe('the policy of a page in development', () => {
  it('is reported only, and lets in what Vite adds by one nonce', async () => {
    const answer = withReportedPolicy(page(['<html><he', 'ad><title>x</title></head><body>', 'y']));
    const html = await answer.text();
    const nonce = /<head><meta property="csp-nonce" nonce="([\w-]+)"\/><title>/.exec(html)?.[1];
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Security-Policy')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy-Report-Only')).toBe(
      `default-src 'none'; script-src 'self' 'sha256-x' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self'`,
    );
    expect(html).toMatch(/<\/head><body>y$/);
  });

  it('takes the nonce off the link that the browser draws without one, also where it comes in pieces', async () => {
    const parts = ['<head><link data-react-router-critical-css="" href="x" no', 'nce="a"/></head>'];
    const html = await withReportedPolicy(page(parts)).text();
    expect(html).toContain('<link data-react-router-critical-css="" href="x"/></head>');
  });

  it('leaves what is packed, and what has no policy, as it is', async () => {
    const packed = withReportedPolicy(page(['<head></head>'], { 'Content-Encoding': 'br' }));
    expect(await packed.text()).toBe('<head></head>');
    expect(packed.headers.has('Content-Security-Policy-Report-Only')).toBe(true);
    const picture = new Response('x');
    expect(withReportedPolicy(picture)).toBe(picture);
  });

  it('is never kept: what a browser has from a build is not confirmed', () => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': '"x"', Accept: 'text/html' };
    const request = asPlainRequest(new Request('http://localhost/m/home', { headers }));
    expect([...request.headers]).toEqual([['accept', 'text/html']]);
    const answer = withReportedPolicy(page([], { ETag: '"x"', 'Cache-Control': 'public' }));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
  });
});
