import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { securityHeaders, unframedHeaders } from './lib/core/security-headers'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheHandler: `${import.meta.dirname}/page-cache.ts`,
  // Types are checked by `npm run check`; a first start should not wait for them.
  typescript: {
    ignoreBuildErrors: true,
    tsconfigPath: process.env.NEXT_DIST_DIR ? 'tsconfig.test-build.json' : 'tsconfig.json',
  },
  headers: async () => [
    { source: '/:path((?!slice-simulator$).*)', headers: [...securityHeaders, ...unframedHeaders] },
    { source: '/slice-simulator', headers: securityHeaders },
  ],
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
