import { expect, test } from 'vitest'
import { differences, pageEnvironment, pageEnvironmentId } from '@/lib/core/server/page-environment'

const idOf = (variables: Record<string, string>) => pageEnvironmentId(pageEnvironment(variables))

test.each(['SITE_URL', 'PRISMIC_ENDPOINT', 'FEATURE_FLAGS', 'MAINTENANCE', 'MEDIA_ORIGINS', 'DELIVERY_STEPS'])(
  'pages made with another %s are others',
  (name) => {
    expect(idOf({ [name]: 'other' })).not.toBe(idOf({}))
  },
)

test.each(['SESSION_SECRET', 'LOG_LEVEL', 'CONNECTIONS', 'BIND_ADDRESS', 'CACHE_FOLDER', 'HOME'])(
  'no page contains %s',
  (name) => {
    expect(idOf({ [name]: 'other' })).toBe(idOf({}))
  },
)

test('a variable that is not set counts as its default, also a derived one', () => {
  expect(idOf({ SITE_URL: 'http://localhost:3000', MAINTENANCE: '' })).toBe(idOf({}))
  expect(idOf({ SANDBOX_PORT: '4999' })).not.toBe(idOf({}))
})

test('what differs is named with both values', () => {
  const before = pageEnvironment({ SITE_URL: 'https://trial.site', MAINTENANCE: 'true' })
  expect(differences(before, pageEnvironment({ SITE_URL: 'https://site.site' }))).toEqual([
    'SITE_URL (“https://trial.site”, now “https://site.site”)',
    'MAINTENANCE (“true”, now “false”)',
  ])
  expect(differences(before, before)).toEqual([])
})
