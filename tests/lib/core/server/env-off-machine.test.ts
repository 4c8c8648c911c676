import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { variables } from '@/lib/core/server/env-schema'
import { parseEnv } from '@/lib/core/server/parse-env'
import { offMachine } from '@/tests/support/off-machine'

describe('for a site that others reach', () => {
  test.each(variables.filter(({ kind }) => kind === 'address').map(({ name }) => name))('%s must be https', (name) => {
    const insecure = name.endsWith('SCRIPT_URL') ? 'http://services.cc/a.js' : 'http://services.cc'
    expect(() => parseEnv({ ...offMachine, [name]: insecure })).toThrow(`${name} (must be https`)
  })

  test('each problem is named with its reason and the way out', () => {
    const refused = (given: Record<string, string>) => () => parseEnv({ ...offMachine, ...given })
    expect(refused({ GAME_API_URL: 'http://localhost:4010' })).toThrow(
      'The environment is not fit for a site at https://gruppetto.cc: GAME_API_URL (not set, or on this machine; off does without); see docs/connecting-real-services.md.',
    )
    expect(refused({ GAME_API_URL: 'https://game.invalid', SUPPORT_HOST: 'test' })).toThrow(
      'GAME_API_URL (an example), SUPPORT_HOST (an example);',
    )
    expect(refused({ EDITOR_ORIGINS: 'https://*.prismic.io' })).toThrow('(names hosts of others)')
    expect(refused({ SESSION_SECRET: 'example-secret-for-this-machine-only-0123456789' })).toThrow(
      'SESSION_SECRET (the example’s is known to everybody)',
    )
    expect(refused({ SESSION_SECRETS_BEFORE: 'example-secret-for-this-machine-only-0123456789' })).toThrow(
      'SESSION_SECRETS_BEFORE (the example’s is known to everybody)',
    )
    expect(refused({ CLOCK_OFFSET_MS: '-1' })).toThrow('CLOCK_OFFSET_MS (the clock may be moved on this machine only)')
    expect(refused({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow('COUNTRY_HEADER (anybody may send it while')
    expect(refused({ PRISMIC_REPOSITORY: 'another' })).toThrow(
      'PRISMIC_REPOSITORY (another one than PRISMIC_ENDPOINT is of',
    )
  })

  test('a site that signs with its own key needs no secret at the provider', () => {
    const { OIDC_CLIENT_SECRET: _, ...others } = offMachine
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'ES256' })
    expect(() => parseEnv(others)).toThrow('OIDC_CLIENT_SECRET')
    const signing = { ...others, OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt', OIDC_CLIENT_KEY: key }
    expect(() => parseEnv(signing)).not.toThrow()
  })

  test.each([
    'https://example.com',
    'https://www.example.net',
    'https://a.example.org.',
    'https://example',
    'https://invalid',
    'https://0.0.0.0',
    'https://[::]',
    'https://[::ffff:127.9.9.9]',
    'https://[::ffff:0.0.0.0]',
  ])('%s is nobody’s', (GAME_API_URL) => {
    expect(() => parseEnv({ ...offMachine, GAME_API_URL })).toThrow('GAME_API_URL (')
  })

  test.each([
    'https://example.cc',
    'https://notexample.com',
    'https://testing.cc',
    'https://a-test',
    'https://10.0.0.0',
    'https://0.0.0.0.cc',
    'https://[2001:db8::7f]',
  ])('%s may be somebody’s', (GAME_API_URL) => {
    expect(parseEnv({ ...offMachine, GAME_API_URL })).toMatchObject({ GAME_API_URL })
  })

  test('a content service elsewhere has a repository of any name', () => {
    const given = { PRISMIC_ENDPOINT: 'https://content.gruppetto.cc/api/v2', PRISMIC_REPOSITORY: 'ours' }
    expect(parseEnv({ ...offMachine, ...given }).PRISMIC_REPOSITORY).toBe('ours')
    const own = { PRISMIC_ENDPOINT: 'https://ours.prismic.io/api/v2', PRISMIC_REPOSITORY: 'ours' }
    expect(parseEnv({ ...offMachine, ...own }).PRISMIC_REPOSITORY).toBe('ours')
    for (const PRISMIC_ENDPOINT of [
      'https://x.ours.prismic.io',
      'https://ours.prismic.io.cc',
      'https://ours.cdn-prismic.io',
    ])
      expect(parseEnv({ ...offMachine, PRISMIC_ENDPOINT }).PRISMIC_REPOSITORY).toBe('gruppetto')
  })

  const refusalOf = (given: Record<string, string>): string => {
    try {
      parseEnv({ ...offMachine, ...given })
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  test.each([
    [{ SITE_URL: 'http://gruppetto.cc' }, 'SITE_URL (must be https)'],
    [{ GAME_API_URL: 'http://game.cc' }, 'GAME_API_URL (must be https, unless INTERNAL_HOSTS names its host)'],
    [{ PRISMIC_ENDPOINT: 'https://localhost/api/v2' }, 'PRISMIC_ENDPOINT (not set, or on this machine)'],
    [{ EDITOR_ORIGINS: 'https://editor.cc,https://*.prismic.io' }, 'EDITOR_ORIGINS (names hosts of others)'],
    [{ COUNTRY_HEADER: 'cf-ipcountry' }, 'COUNTRY_HEADER (anybody may send it while TRUSTED_PROXIES is 0)'],
    [{ CLOCK_OFFSET_MS: '1' }, 'CLOCK_OFFSET_MS (the clock may be moved on this machine only)'],
    [
      { SUPPORT_HOST: 'www.example.org', CLOCK_OFFSET_MS: '1', TRACKING_URL: 'https://a.test' },
      'TRACKING_URL (an example), SUPPORT_HOST (an example), CLOCK_OFFSET_MS (the clock may be moved on this machine only)',
    ],
  ])('of %j it is said, and of nothing else: %s', (given, problems) => {
    const where = 'SITE_URL' in given ? given.SITE_URL : offMachine.SITE_URL
    expect(refusalOf(given)).toBe(
      `The environment is not fit for a site at ${where}: ${problems}; see docs/connecting-real-services.md.`,
    )
  })

  test.each([
    ['game.local', 'http://game.local', true],
    ['game.local', 'http://my.game.local', false],
    ['game.local', 'http://game.local.cc', false],
    ['.local', 'http://game.local', true],
    ['.local', 'http://local', false],
    ['.local', 'http://game.local.cc', false],
    ['shop.local,game.local', 'http://game.local', true],
    ['shop.local', 'http://game.local', false],
    ['game.local', 'http://game.local.', true],
  ])('of the hosts %s is %s: %s', (INTERNAL_HOSTS, GAME_API_URL, isOne) => {
    expect(refusalOf({ INTERNAL_HOSTS, GAME_API_URL }) === '').toBe(isOne)
  })
})
