import { describe, expect, test } from 'vitest';
import type { ServiceEntry } from '@maidan/contract/types';
import { contactsOf, decodeBase64Path, leadsOutside, targetOf } from './service.model.ts';

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');

const backwards = (path: string) => [...path].toReversed().join('');

function entry(csType: string, path: string) {
  return { csType, title: csType, path: encode(path) } as ServiceEntry;
}

describe('paths of customer service', () => {
  test('CS-05 an encoded path is decoded before use', () => {
    expect(decodeBase64Path(encode('https://chat.example.org/সহায়তা'))).toBe(
      'https://chat.example.org/সহায়তা',
    );
  });

  test('CS-06 plain addresses stay unchanged', () => {
    for (const plain of [
      'https://chat.example.org/a',
      'tel:+8801700000000',
      'mailto:help@example.org',
      '/m/help',
    ]) {
      expect(decodeBase64Path(plain)).toBe(plain);
    }
  });

  test('CS-06 only http, https, tel, mailto and paths of the site may be opened, encoded or not', () => {
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/m//evil.example',
      'file:///etc/passwd',
      '',
    ]) {
      expect(targetOf(bad)).toBeUndefined();
      expect(targetOf(encode(bad))).toBeUndefined();
    }
    expect(targetOf(encode('tel:+8801700000000'))).toBe('tel:+8801700000000');
  });

  test('CS-06 a site with another encoding passes in its own decoder', () => {
    expect(targetOf('gro.elpmaxe//:sptth', backwards)).toBe('https://example.org');
  });

  test('knows which addresses lead out of the site', () => {
    expect(leadsOutside('https://chat.example.org')).toBe(true);
    expect(leadsOutside('/m/help')).toBe(false);
    expect(leadsOutside('tel:1')).toBe(false);
  });
});

describe('the contacts', () => {
  test('CS-01 are of three types and no other', () => {
    const contacts = contactsOf([
      entry('LIVECHAT', 'https://a.example'),
      entry('VIBER', 'https://b.example'),
      entry('TELEGRAM', 'https://c.example'),
    ]);
    expect(contacts.map(({ kind }) => kind)).toEqual(['LIVECHAT', 'TELEGRAM']);
  });

  test('CS-02 leave out Facebook while its link is not configured', () => {
    expect(contactsOf([entry('FACEBOOK', '')])).toEqual([]);
    expect(contactsOf([entry('FACEBOOK', 'https://f.example')])).toHaveLength(1);
  });
});
