import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/core/server/parse-env'
import { policySources } from '@/lib/delivery/page-cache/policy-sources'
import { offMachine } from '@/tests/support/off-machine'

const sourcesWith = (given: Record<string, string>) =>
  policySources(
    parseEnv({
      ...offMachine,
      CHAT_SCRIPT_URL: 'https://chat.cc/chat.js',
      OIDC_ISSUER: 'https://identity.cc/realm',
      HOSTED_PAGE_ORIGINS: 'https://pay.cc',
      VIDEO_EMBED_ORIGINS: 'https://video.cc/embed/',
      ...given,
    }),
  )

test.each([
  [{ CHAT_SCRIPT_URL: 'off' }, { scripts: [] }],
  [{ VIDEO_EMBED_ORIGINS: 'off' }, { frames: [] }],
  [{ HOSTED_PAGE_ORIGINS: 'off' }, { forms: ['https://identity.cc'] }],
  [{ CHAT_AVAILABILITY_URL: 'off' }, { scripts: [] }],
  [{ GAME_API_URL: 'off' }, { forms: [] }],
  [
    { OIDC_PAGE_ORIGINS: 'https://login.cc,https://accounts.cc', OIDC_LOGOUT_URL: 'https://out.cc/logout' },
    {
      forms: ['https://identity.cc', 'https://out.cc', 'https://login.cc', 'https://accounts.cc', 'https://pay.cc'],
    },
  ],
  [{ GAME_API_URL: 'off', OIDC_PAGE_ORIGINS: 'https://login.cc' }, { forms: [] }],
  [{ OIDC_ISSUER: 'off', GAME_API_URL: 'off' }, { forms: [] }],
] as const)('with %o a page’s policy names nothing of it, nor of what needs it', (given, expected) => {
  const sources = sourcesWith(given)
  expect(sources).toMatchObject(expected)
  expect(JSON.stringify(sources)).not.toContain('"off"')
})
