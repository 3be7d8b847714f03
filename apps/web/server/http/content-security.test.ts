import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, withoutRenderMark } from './content-security.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('hashes what the render marked, and nothing else', () => {
    const own = ' nonce="m1"';
    const html = `<style${own} data-sheet="a">a{}</style><script${own}>go()</script><script${own} type="module" src="/m/a.js"></script><script type="application/ld+json">{}</script><script>evil()</script><style>b{}</style>`;
    expect(withoutRenderMark(html, 'm1')).toEqual({
      html: html.replaceAll(own, ''),
      hashes: [sha('a{}'), sha('go()')],
    });
  });

  it.each([
    ['in a style', '<style nonce="m1">:root{}</style><script>evil()</script></style>', ':root{}'],
    ['left open', '<script>evil()//<script nonce="m1">go()</script>', undefined],
    ['under a mark that it guessed', '<script nonce="m2">evil()</script>', undefined],
    ['with a tag left open', '<script a="<script nonce="m1">go()</script>', undefined],
  ])('allows no script that came %s', (_how, html, own) => {
    const { hashes } = withoutRenderMark(html, 'm1');
    expect(hashes).toEqual(own === undefined ? [] : [sha(own)]);
  });

  it('allows no inline script unless it is hashed or carries the nonce', () => {
    const whole = contentSecurityPolicy({
      hashes: [sha('go()')],
      gameOrigins: ['https://arcade.example', 'https://games.example'],
      imageHosts: [],
      secure: true,
    });
    expect(whole).toContain(`script-src 'self' ${sha('go()')};`);
    expect(whole).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(whole).toContain("require-trusted-types-for 'script'");
    expect(whole).toContain('trusted-types maidan');
    expect(whole).toContain('frame-src https://arcade.example https://games.example;');
    const streamed = contentSecurityPolicy({
      nonce: 'n1',
      gameOrigins: [],
      imageHosts: ['https://img.example'],
      secure: false,
    });
    expect(streamed).toContain("script-src 'self' 'nonce-n1'");
    expect(streamed).toContain("frame-src 'none'");
    expect(streamed).toContain('https://img.example');
    expect(streamed).not.toContain('upgrade-insecure-requests');
  });

  it('SMS-13 names the origins of Firebase only for a site that has configured it', () => {
    const base = { gameOrigins: ['https://arcade.example'], imageHosts: [], secure: true };
    expect(contentSecurityPolicy(base)).not.toContain('google');
    const policy = contentSecurityPolicy({ ...base, phoneAuthHost: 'p.firebaseapp.com' });
    expect(policy).toContain('https://identitytoolkit.googleapis.com');
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
    expect(policy).toMatch(
      /frame-src https:\/\/arcade\.example [^;]*https:\/\/p\.firebaseapp\.com/,
    );
    expect(policy).not.toContain('unsafe-eval');
  });

  describe('of a site with the widget of an external human check', () => {
    const base = { gameOrigins: ['https://arcade.example'], imageHosts: [], secure: true };
    const policyFor = (humanWidgetScript?: string) =>
      contentSecurityPolicy({ ...base, humanWidgetScript });

    it.each([
      [
        'https://challenges.cloudflare.com/turnstile/v0/api.js',
        [
          "script-src 'self' https://challenges.cloudflare.com;",
          'frame-src https://arcade.example https://challenges.cloudflare.com;',
          "connect-src 'self';",
          'trusted-types maidan maidan-worker maidan-human;',
        ],
      ],
      [
        'https://js.hcaptcha.com/1/api.js',
        [
          "script-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
          'frame-src https://arcade.example https://hcaptcha.com https://*.hcaptcha.com;',
          "style-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
          "connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
          'trusted-types maidan maidan-worker maidan-human;',
        ],
      ],
      [
        'https://www.google.com/recaptcha/api.js',
        [
          "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
          'frame-src https://arcade.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
          "connect-src 'self' https://www.google.com/recaptcha/;",
          'trusted-types maidan maidan-worker maidan-human recaptcha goog#html;',
        ],
      ],
    ])('SMS-14 allows what the company of %s needs, and no more', (script, parts) => {
      const policy = policyFor(script);
      for (const part of parts) expect(policy).toContain(part);
    });

    it.each([
      undefined,
      'https://widget.example/api.js',
      'http://challenges.cloudflare.com/turnstile/v0/api.js',
      'https://challenges.cloudflare.com.evil.example/api.js',
    ])('SMS-14 allows no outside source for %s', (script) => {
      expect(policyFor(script)).toBe(contentSecurityPolicy(base));
    });

    it('SMS-14 names each source once when Firebase needs it too', () => {
      const policy = contentSecurityPolicy({
        ...base,
        phoneAuthHost: 'p.firebaseapp.com',
        humanWidgetScript: 'https://www.google.com/recaptcha/api.js',
      });
      expect(policy.match(/trusted-types [^;]*recaptcha[^;]*recaptcha/)).toBeNull();
      expect(policy).toContain('trusted-types maidan maidan-worker default recaptcha');
    });
  });
});
