import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientReferences } from './tests/support/client-references.ts'
import { testEnvironment } from './tests/environment.ts'

process.env.TZ = 'UTC'

export default defineConfig({
  plugins: [clientReferences(), react()],
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'next-intl/server': `${import.meta.dirname}/tests/support/intl-server.ts`,
      'server-only': `${import.meta.dirname}/tests/empty-module.ts`,
    },
  },
  test: {
    // Left to itself it keeps one core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    env: testEnvironment,
    setupFiles: ['tests/setup.ts'],
    // msw asks for `localStorage`, which Node has but not without a file to keep it in.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Property tests try hundreds of inputs, also while other programs keep the machine busy.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.dom.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.dom.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
    ],
  },
})
