import { expect, test } from 'vitest'
import { requireLoopback } from '@/sandbox/kernel/loopback.ts'

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://site.localhost'])(
  'serves a site at %s',
  (siteUrl) => {
    expect(() => requireLoopback(siteUrl)).not.toThrow()
  },
)

test.each(['https://gruppetto.cc', 'http://10.0.0.1:3000', 'http://localhost.gruppetto.cc', 'http://0.0.0.0:3000'])(
  'refuses a site at %s',
  (siteUrl) => {
    expect(() => requireLoopback(siteUrl)).toThrow(/for a site on this machine/)
  },
)
