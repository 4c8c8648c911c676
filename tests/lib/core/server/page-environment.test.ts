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

test('pages with pictures’ addresses that a secret signs are others with another secret, which is not told', () => {
  const ofSecret = (secret: string) => pageEnvironment({ PICTURE_SIZES: 'own', SESSION_SECRET: secret })
  const [one, other] = [
    ofSecret('one-secret-of-32-characters-or-more'),
    ofSecret('other-secret-of-32-characters-or-more'),
  ]
  expect(differences(one, other)).toEqual(['SESSION_SECRET'])
  expect(JSON.stringify(one)).not.toContain('one-secret')
})

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

test('of the store of several instances counts whether there is one, since pages list no data files then', () => {
  const [none, one] = [pageEnvironment({}), pageEnvironment({ REDIS_URL: 'redis://user:password@store:6379' })]
  expect(differences(none, one)).toEqual(['REDIS_URL (“not set”, now “set”)'])
  expect(pageEnvironmentId(one)).not.toBe(idOf({}))
  expect(pageEnvironmentId(one)).toBe(idOf({ REDIS_URL: 'rediss://other:6379', INSTANCES: '2' }))
  expect(JSON.stringify(one)).not.toContain('password')
})

test('of the secret of a front counts whether there is one, for the same reason', () => {
  const [none, one] = [pageEnvironment({}), pageEnvironment({ FRONT_SECRET: 'secret-of-the-front' })]
  expect(differences(none, one)).toEqual(['FRONT_SECRET (“not set”, now “set”)'])
  expect(pageEnvironmentId(one)).toBe(idOf({ FRONT_SECRET: 'another-secret-of-a-front' }))
  expect(JSON.stringify(one)).not.toContain('secret-of-the-front')
})

test('an environment has a name of sixteen signs, in whatever order its variables stand', () => {
  expect(idOf({})).toMatch(/^[\da-f]{16}$/)
  expect(pageEnvironmentId({ A: '1', B: '2', C: '3' })).toBe(pageEnvironmentId({ C: '3', B: '2', A: '1' }))
  expect(pageEnvironmentId({ A: '1', B: '2' })).not.toBe(pageEnvironmentId({ A: '2', B: '1' }))
})

test('a variable that another version of the site has is named with what it lacks here', () => {
  expect(differences({ OLD: 'a' }, { NEW: '' })).toEqual(['OLD (“a”, now none)', 'NEW (none, now “”)'])
})
