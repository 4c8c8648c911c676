import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/support/chromium.ts'

const chromium = findChromium()
// For tests that ask which browser they run in, which a run without `npm test` does not say.
if (chromium !== undefined) process.env.CHROMIUM_PATH ??= chromium

// `npm test` starts the sandbox and the production build on ports of their own and names them here; against a site
// that runs already: BASE_URL=http://localhost:3000 SANDBOX_URL=http://localhost:4010 npx playwright test
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Tests of faults wait most of their time; three at a time keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A ceiling for what hangs, not a goal: on a busy machine a test takes many times as long as on one that does nothing else.
  timeout: 120_000,
  // Other work on CI's machine can starve a browser for seconds; scripts/test.ts names what needed it, and lets few pass.
  retries: process.env.CI ? 1 : 0,
  // Likewise: with six at a time on two cores, a page with a slowed processor takes more than ten seconds to come alive.
  expect: { timeout: 20_000 },
  // Pictures that a review has seen (docs/decisions/082). `npm run gallery:compare -- --accept` writes them, and no test run does.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  updateSnapshots: 'none',
  // `npm test` runs the first, CI all (docs/decisions/074).
  projects: [
    { name: 'product', testIgnore: 'trials/**', grepInvert: /@sweep/ },
    // What one test of the product shows in one place, in all others: each section, language or window.
    { name: 'sweeps', testIgnore: 'trials/**', grep: /@sweep/ },
    // Trials pack, install and start sites of their own.
    { name: 'trials', testMatch: 'trials/**/*.spec.ts', timeout: 600_000 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test takes long (docs/decisions/074): CI traces what it tries again; elsewhere `--trace on` does it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: CHROMIUM_FLAGS },
  },
})
