import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, scriptHash } from '@/lib/delivery/page-cache/policy'
import { parseEnv } from '@/lib/core/server/parse-env'
import { policySources } from '@/lib/delivery/page-cache/policy-sources'

const none = { media: [], frames: [], forms: [], scripts: [], reports: [] }

const directives = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]))

test('scripts come from our files and the hashes given, never inline at large', () => {
  const script = directives(contentSecurityPolicy([scriptHash('a()')], none)).get('script-src')
  const hash = createHash('sha256').update('a()').digest('base64')
  expect(script).toBe(`script-src 'self' 'sha256-${hash}'`)
})

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }

test('no form of the policy allows inline scripts, evaluation, plugins, frames around us or another base', () => {
  const policy = contentSecurityPolicy([], none)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  expect(policy).toContain("script-src-attr 'none'")
  // Plugins and whatever else is not named.
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/object-src|worker-src|child-src/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
})

test('the whole policy of a page that loads nothing from elsewhere', () => {
  expect(contentSecurityPolicy([], none).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
})

test('several origins of a kind are each named', () => {
  const two = ['https://a.example', 'https://b.example']
  const policy = directives(contentSecurityPolicy([], { ...none, media: two, frames: two, framedBy: two }))
  for (const name of ['media-src', 'frame-src']) {
    expect(policy.get(name)).toBe(`${name} 'self' https://a.example https://b.example`)
  }
  expect(policy.get('frame-ancestors')).toBe('frame-ancestors https://a.example https://b.example')
})

test('pictures, players, forms and the chat go where the environment says', () => {
  const sources = policySources(
    parseEnv({
      ...secrets,
      MEDIA_ORIGINS: 'https://media.example,https://more.example',
      VIDEO_EMBED_ORIGINS: 'https://video.example/embed/',
      OIDC_ISSUER: 'https://identity.example/realm',
      CHAT_SCRIPT_URL: 'https://chat.example/v2/chat.js',
      HOSTED_PAGE_ORIGINS: 'https://pay.example',
    }),
  )
  const policy = directives(contentSecurityPolicy([], sources))
  expect(policy.get('img-src')).toBe("img-src 'self' data: https://media.example https://more.example")
  expect(policy.get('frame-src')).toBe("frame-src 'self' https://video.example")
  expect(policy.get('script-src')).toBe("script-src 'self' https://chat.example/v2/chat.js")
  expect(policy.get('form-action')).toBe("form-action 'self' https://identity.example https://pay.example")
})

test('without an environment they go to the sandbox and the known players', () => {
  expect(policySources(parseEnv({ ...secrets, SANDBOX_PORT: '4180' }))).toEqual({
    media: ['http://localhost:4180'],
    frames: ['https://www.youtube.com', 'https://player.vimeo.com'],
    forms: ['http://localhost:4180'],
    scripts: ['http://localhost:4180/chat/chat.js'],
    reports: ['report-uri /api/policy-reports'],
  })
})

test('styles come from our files; elements may carry some of their own', () => {
  const policy = directives(contentSecurityPolicy([], none))
  expect(policy.get('style-src')).toBe("style-src 'self'")
  expect(policy.get('style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
})

test('what it stops is reported to the site, over TLS also by what takes the place of report-uri', () => {
  const reports = (SITE_URL: string) =>
    directives(contentSecurityPolicy([], policySources(parseEnv({ ...secrets, SITE_URL }))))
  const onThisMachine = reports('http://localhost:3000')
  expect(onThisMachine.get('report-uri')).toBe('report-uri /api/policy-reports')
  // Browsers would read nothing else, and take no endpoint from an answer without TLS.
  expect(onThisMachine.has('report-to')).toBe(false)
  const secure = reports('https://localhost:3000')
  expect(secure.get('report-uri')).toBe('report-uri /api/policy-reports')
  expect(secure.get('report-to')).toBe('report-to policy')
})
