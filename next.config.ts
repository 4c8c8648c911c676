import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: `${import.meta.dirname}/page-cache.ts`,
  typescript: { ignoreBuildErrors: true },
}

export default config
