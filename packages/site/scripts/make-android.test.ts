import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { androidProject } from './android/project.ts';
import { missingTools, writeAndroidProject } from './make-android.ts';

const settings = {
  name: { bn: 'খেলার "মাঠ"', en: "Rafi's <Lobby> & more", hi: 'खेल' },
  locales: { default: 'bn', offered: ['bn', 'en', 'hi'] },
  theme: { default: 'dark', css: '', barColour: { dark: '#0b1110', light: '#f4f6f3' } },
} as const;
const app = { settings, packageName: 'example.lobby', host: 'lobby.example', version: '2.8.1' };
const files = androidProject(app);
const RES = 'app/src/main/res';

describe('the Android project of a site', () => {
  test('DOWNLOAD-09 has XML that is well formed, whatever the site is called', () => {
    const documents = Object.entries(files).filter(([path]) => path.endsWith('.xml'));
    expect(documents).toHaveLength(7);
    for (const [path, text] of documents) expect(XMLValidator.validate(text), path).toBe(true);
  });

  test('names package, host and version, in digits that Gradle reads', () => {
    const gradle = files['app/build.gradle'] ?? '';
    expect(gradle).toContain("applicationId 'example.lobby'");
    expect(gradle).toContain("versionName '2.8.1'");
    expect(gradle).toContain('versionCode 20801');
    expect(gradle).toContain('minSdk 26');
    // What Google Play asks of new packages since 31 August 2026.
    for (const level of ['compileSdk', 'targetSdk'])
      expect(Number(new RegExp(`${level} (\\d+)`).exec(gradle)?.[1])).toBeGreaterThanOrEqual(36);
    const manifest = files['app/src/main/AndroidManifest.xml'] ?? '';
    expect(manifest).toContain('android:value="https://lobby.example/m/home"');
    expect(manifest).toContain('android:host="lobby.example" android:pathPrefix="/m"');
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
  });

  test('is signed with the key that the folder names, and built without one', () => {
    const gradle = files['app/build.gradle'] ?? '';
    // Paths are those of the folder in which the file lies, not of the module.
    expect(gradle).toContain("def signingFile = rootProject.file('signing.properties')");
    expect(gradle).toContain("storeFile rootProject.file(signing['storeFile'])");
    expect(gradle.match(/if \(signingFile\.exists\(\)\)/g)).toHaveLength(3);
    for (const bracket of ['{}', '()', '[]'] as const)
      for (const [path, text] of Object.entries(files).filter(([name]) => name.endsWith('.gradle')))
        expect(text.split(bracket.charAt(0)).length, `${bracket} of ${path}`).toBe(
          text.split(bracket.charAt(1)).length,
        );
  });

  test('is called what the site is, in each of its languages, and has its colour', () => {
    const nameOf = (path: string) => {
      const parsed = new XMLParser().parse(files[path] ?? '') as {
        resources: { string: string | string[] };
      };
      return [parsed.resources.string].flat()[0];
    };
    expect(nameOf(`${RES}/values/strings.xml`)).toBe('খেলার \\"মাঠ\\"');
    expect(nameOf(`${RES}/values-en/strings.xml`)).toBe("Rafi\\'s <Lobby> & more");
    expect(nameOf(`${RES}/values-hi/strings.xml`)).toBe('खेल');
    expect(files[`${RES}/values/colors.xml`]).toContain('<color name="bar">#0b1110</color>');
  });

  test('states the site whose links it opens', () => {
    const { resources } = new XMLParser().parse(files[`${RES}/values/strings.xml`] ?? '') as {
      resources: { string: string[] };
    };
    expect(JSON.parse((resources.string[1] ?? '').replaceAll('\\"', '"'))).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'web', site: 'https://lobby.example' },
      },
    ]);
  });

  test.each(['Lobby', 'lobby', "a.b' }", 'a..b'])('refuses the package name %s', (packageName) => {
    expect(() => androidProject({ ...app, packageName })).toThrow(/is no package name/);
  });

  test.each(['1', '1.0', 'v1.0.0', '১.০.০', '1.0.100'])('refuses the version %s', (version) => {
    expect(() => androidProject({ ...app, version })).toThrow(/is no version/);
  });
});

describe('the command', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'maidan-android-'));

  test('writes the project of a site of the repository with its own icons', () => {
    const out = folder();
    const packageName = 'example.khela';
    writeAndroidProject({ slug: 'khela', folder: out, version: '1.0.0', packageName });
    const icon = readFileSync(join(out, RES, 'mipmap-xxxhdpi/ic_launcher.png'));
    const own = new URL('../khela/assets/icon-192.png', import.meta.url);
    expect(icon.equals(readFileSync(own))).toBe(true);
    expect(statSync(join(out, RES, 'drawable-nodpi/icon_maskable.png')).size).toBeGreaterThan(0);
    expect(readdirSync(out)).toContain('settings.gradle');
  });

  test('DOWNLOAD-09 has every file, string, colour and picture that another of its files names', () => {
    const out = folder();
    const packageName = 'example.khela';
    writeAndroidProject({ slug: 'khela', folder: out, version: '1.0.0', packageName });
    const paths = readdirSync(out, { recursive: true, encoding: 'utf8' });
    const texts = paths
      .filter((path) => /\.(?:xml|gradle)$/.test(path))
      .map((path) => readFileSync(join(out, path), 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/"@(\w+)\/(\w+)"/g)]);
    expect(named.length).toBeGreaterThanOrEqual(8);
    for (const [reference, kind = '', name = ''] of named) {
      const isValue = texts.some((text) => text.includes(`<${kind} name="${name}">`));
      const isFile = paths.some((path) =>
        new RegExp(`^app/src/main/res/${kind}-[\\w-]+/${name}\\.\\w+$`).test(path),
      );
      expect(isValue || isFile, reference).toBe(true);
    }
    const modules = texts.flatMap((text) => [...text.matchAll(/^include ':(\w+)'/gm)]);
    expect(modules.map(([, name]) => paths.includes(`${name}/build.gradle`))).toEqual([true]);
  });

  test('says which site or package name is missing', () => {
    const request = { folder: folder(), version: '1.0.0' };
    expect(() => writeAndroidProject({ ...request, slug: 'nobody' })).toThrow(/no site nobody/);
    expect(() => writeAndroidProject({ ...request, slug: 'khela' })).toThrow(/give --package/);
  });

  test('names every tool that a build lacks, and none on a machine that has them', () => {
    expect(missingTools({}, () => false)).toHaveLength(3);
    expect(missingTools({ ANDROID_HOME: tmpdir() }, () => true)).toEqual([]);
    expect(missingTools({}, () => true)).toEqual(['the Android SDK (ANDROID_HOME)']);
  });
});
