import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { withDefaults } from './lib/core/server/env-defaults'

const distDir = withDefaults(process.env).NEXT_DIST_DIR

const config: NextConfig = {
  poweredByHeader: false,
  // Our server does it (lib/delivery/server/compression.ts).
  compress: false,
  reactStrictMode: true,
  distDir,
  // Pictures come from the content system in the size that is needed; nobody uses the framework's own endpoint for them.
  images: { unoptimized: true },
  // Loaded once, and of a dozen stores and hundreds of commands only what is used.
  serverExternalPackages: ['rate-limiter-flexible', '@redis/client'],
  cacheHandler: `${import.meta.dirname}/page-cache.ts`,
  // The handler has a memory of its own.
  cacheMaxMemorySize: 0,
  experimental: {
    // The framework's own script is CommonJS: half a kilobyte of every page's script goes.
    turbopackCjsTreeShaking: true,
    // The tests' build (scripts/test.ts) begins in an empty folder each time: nothing would ever read what it keeps for the next.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
  },
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': { browser: './lib/core/browser-process.ts' },
      // Built pages get what is used of it, bundled alone: the bundler would keep most of it (scripts/support/browser-zod.ts).
      ...(process.env.NODE_ENV === 'production' && { 'zod/mini': { browser: './.data/zod-mini.browser.js' } }),
    },
  },
  // Types are checked by `npm run check`; a first start should not wait for them.
  typescript: {
    ignoreBuildErrors: true,
    tsconfigPath: distDir === '.next' ? 'tsconfig.json' : 'tsconfig.test-build.json',
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
