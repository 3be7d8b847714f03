import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../tools/product/chromium.ts';
import { inspectMachine } from '../tools/test/machine.ts';

// The shell opens and closes a page for a tenth of the work.
const { headlessPath = chromiumPath() } = inspectMachine(process.env);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // The limits are generous because a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    // More pixels cost the processor time, because it draws them, and prove nothing more.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Dhaka',
    // A picture of every step would cost a third of the run's time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: { executablePath: headlessPath, args: chromiumFlags },
  },
});
