import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientReferences } from './tests/support/client-references.ts'
import { testFiles } from './tests/support/test-files.ts'
import { testEnvironment } from './tests/environment.ts'

process.env.TZ = 'UTC'

const node = testFiles(import.meta.dirname, 'tests/**/!(*.dom).test.{ts,tsx}')
const browser = testFiles(import.meta.dirname, 'tests/**/*.dom.test.{ts,tsx}')
const dom = { environment: 'jsdom' as const, setupFiles: ['tests/setup-dom.ts'] }
const fresh = { isolate: false, runner: 'tests/support/fresh-modules-runner.ts' }

export default defineConfig({
  plugins: [clientReferences(), react()],
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'next/cache': `${import.meta.dirname}/tests/support/next-cache.ts`,
      'next/root-params': `${import.meta.dirname}/tests/support/root-params.ts`,
      'next-intl/server': `${import.meta.dirname}/tests/support/intl-server.ts`,
      'server-only': `${import.meta.dirname}/tests/empty-module.ts`,
    },
  },
  test: {
    // Left to itself it keeps one core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    env: testEnvironment,
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/unit-builds.ts'],
    // msw asks for `localStorage`, which Node has but not without a file to keep it in.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Ceilings for what hangs, not goals: property tests try hundreds of inputs, and some tests start a sandbox first, also while
    // other programs keep the machine busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: node.shared, isolate: false } },
      { extends: true, test: { name: 'node-fresh', environment: 'node', include: node.fresh, ...fresh } },
      { extends: true, test: { name: 'node-alone', environment: 'node', include: node.alone } },
      { extends: true, test: { ...dom, name: 'dom', include: browser.shared, isolate: false } },
      { extends: true, test: { ...dom, name: 'dom-fresh', include: browser.fresh, ...fresh } },
      { extends: true, test: { ...dom, name: 'dom-alone', include: browser.alone } },
    ],
  },
})
