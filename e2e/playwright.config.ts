import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Dhaka',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
});
