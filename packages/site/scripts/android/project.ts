import type { SiteSettings } from '../../src/settings/settings.types.ts';

/** The first Android that runs the app, as an API level: Android 8. */
const OLDEST_API = 26;
/**
 * Releases that a project is made for; all are kept in Google's Maven repository. Google Play takes no new package that is
 * made for an older Android than 16, API level 36, since 31 August 2026 (Play Console Help, “Target API level
 * requirements”); the plugin knows this level since 8.9.1, and needs at least Gradle 8.13.
 */
const VERSIONS = { plugin: '8.13.0', browserHelper: '2.5.0', sdk: 36 } as const;
const PACKAGE = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/;
const VERSION = /^(\d{1,3})\.(\d{1,2})\.(\d{1,2})$/;

/** What a project is made of. */
export interface AndroidApp {
  readonly settings: Pick<SiteSettings, 'name' | 'locales' | 'theme'>;
  /** Package name, such as `example.lobby`. */
  readonly packageName: string;
  /** Host that the app opens over https. */
  readonly host: string;
  /** Three numbers joined by points; a newer package needs a higher one. */
  readonly version: string;
}

/**
 * The text files of a Gradle project by path: a Trusted Web Activity, which opens the site in the browser of the phone
 * without its bars. Pictures are added by the command.
 *
 * @throws Error when package name or version has no valid form
 */
export function androidProject(app: AndroidApp): Readonly<Record<string, string>> {
  if (!PACKAGE.test(app.packageName))
    throw new Error(`“${app.packageName}” is no package name such as example.lobby.`);
  const { default: first, offered } = app.settings.locales;
  const languages = offered.map((language): [string, string] => [
    `app/src/main/res/values-${language}/strings.xml`,
    resources([['app_name', nameIn(app, language)]]),
  ]);
  return {
    'settings.gradle': SETTINGS_GRADLE,
    'build.gradle': `plugins {\n    id 'com.android.application' version '${VERSIONS.plugin}' apply false\n}\n`,
    'gradle.properties': 'android.useAndroidX=true\norg.gradle.jvmargs=-Xmx1536m\n',
    'app/build.gradle': moduleGradle(app),
    'app/src/main/AndroidManifest.xml': manifest(app),
    'app/src/main/res/values/strings.xml': resources([
      ['app_name', nameIn(app, first)],
      ['asset_statements', assetStatement(app.host)],
    ]),
    ...Object.fromEntries(languages),
    'app/src/main/res/values/colors.xml': colours(app),
    'app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml': ADAPTIVE_ICON,
  };
}

function nameIn({ settings: { name } }: AndroidApp, language: 'bn' | 'en' | 'hi'): string {
  return name[language] ?? name.en;
}

const SETTINGS_GRADLE = `pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}
dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}
rootProject.name = 'lobby'
include ':app'
`;

const DEPENDENCIES = `
dependencies {
    implementation 'com.google.androidbrowserhelper:androidbrowserhelper:${VERSIONS.browserHelper}'
}
`;

function moduleGradle({ packageName, version }: AndroidApp): string {
  return `plugins {
    id 'com.android.application'
}

def signing = new Properties()
def signingFile = rootProject.file('signing.properties')
if (signingFile.exists()) signingFile.withInputStream { signing.load(it) }

android {
    namespace '${packageName}'
    compileSdk ${VERSIONS.sdk}
    defaultConfig {
        applicationId '${packageName}'
        minSdk ${OLDEST_API}
        targetSdk ${VERSIONS.sdk}
        versionCode ${versionCode(version)}
        versionName '${version}'
    }
    signingConfigs {
        release {
            if (signingFile.exists()) {
                storeFile rootProject.file(signing['storeFile'])
                storePassword signing['storePassword']
                keyAlias signing['keyAlias']
                keyPassword signing['keyPassword']
            }
        }
    }
    buildTypes {
        release {
            minifyEnabled true
            if (signingFile.exists()) signingConfig signingConfigs.release
        }
    }
}
${DEPENDENCIES}`;
}

/** The one number by which Android compares packages: two digits for each part after the first. */
function versionCode(version: string): number {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  if (major === undefined) throw new Error(`“${version}” is no version such as 1.0.0.`);
  return Number(major) * 10_000 + Number(minor) * 100 + Number(patch);
}

function manifest({ host }: AndroidApp): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <uses-permission android:name="android.permission.INTERNET" />
    <application
        android:allowBackup="false"
        android:icon="@mipmap/ic_launcher"
        android:label="@string/app_name"
        android:supportsRtl="true"
        android:usesCleartextTraffic="false">
        <meta-data android:name="asset_statements" android:resource="@string/asset_statements" />
        <activity
            android:name="com.google.androidbrowserhelper.trusted.LauncherActivity"
            android:exported="true"
            android:label="@string/app_name"
            android:screenOrientation="portrait">
            <meta-data
                android:name="android.support.customtabs.trusted.DEFAULT_URL"
                android:value="https://${escaped(host)}/m/home" />
            <meta-data
                android:name="android.support.customtabs.trusted.STATUS_BAR_COLOR"
                android:resource="@color/bar" />
            <meta-data
                android:name="android.support.customtabs.trusted.NAVIGATION_BAR_COLOR"
                android:resource="@color/bar" />
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${escaped(host)}" android:pathPrefix="/m" />
            </intent-filter>
        </activity>
    </application>
</manifest>
`;
}

/** A mask may show as little as the middle two thirds, so the picture is set in by a ninth. */
const ADAPTIVE_ICON = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/bar" />
    <foreground>
        <inset android:drawable="@drawable/icon_maskable" android:inset="11%" />
    </foreground>
</adaptive-icon>
`;

function colours({ settings: { theme } }: AndroidApp): string {
  const bar = theme.barColour[theme.default === 'light' ? 'light' : 'dark'];
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="bar">${bar}</color>\n</resources>\n`;
}

function assetStatement(host: string): string {
  const site = { namespace: 'web', site: `https://${host}` };
  return JSON.stringify([
    { relation: ['delegate_permission/common.handle_all_urls'], target: site },
  ]);
}

function resources(strings: readonly (readonly [string, string])[]): string {
  const lines = strings.map(
    ([name, text]) => `    <string name="${name}">${ofAndroid(text)}</string>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines.join('\n')}\n</resources>\n`;
}

/** Android reads quotes, backslashes and a sign at the beginning of its texts as marks of its own. */
function ofAndroid(text: string): string {
  return escaped(text.replaceAll(/[\\'"]/g, '\\$&').replace(/^[@?]/, '\\$&'));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
