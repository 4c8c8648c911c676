import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/core/server/parse-env'
import { variables } from '@/lib/core/server/env-schema'
import { servicesOff } from '@/lib/core/server/services-off'
import { services } from '@/lib/core/services'
import { offMachine } from '@/tests/support/off-machine'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }
/** The variables by which services are switched off; the identity provider goes with the game. */
const switches = variables.flatMap(({ name, canBeOff }) => (canBeOff && name !== 'OIDC_ISSUER' ? [name] : []))

const offIn = (given: Record<string, string>) => [...servicesOff(parseEnv({ ...secrets, ...given }))].toSorted()

test('with the sandbox no service is off', () => {
  expect(offIn({})).toEqual([])
})

test('every service is off by each of its variables, and takes along those that need it', () => {
  expect(Object.fromEntries(switches.map((name) => [name, offIn({ [name]: 'off' })]))).toEqual({
    GAME_API_URL: ['cardForm', 'fundraising', 'game', 'memberships', 'partner', 'subscription'],
    HOSTED_PAGE_ORIGINS: ['cardForm', 'memberships', 'subscription'],
    SUBSCRIPTION_API_URL: ['subscription'],
    CARD_FORM_URL: ['cardForm'],
    FUNDRAISING_URL: ['fundraising'],
    TRAINING_PARTNER_URL: ['partner'],
    ARTICLES_API_URL: ['articles'],
    STOREFRONT_DOMAIN: ['storefront'],
    WEB_PAGES_URL: ['web'],
    TRACKING_URL: ['tracking'],
    FORM_ACTION_HOSTS: ['forms'],
    CONTACT_HOOK_URL: ['support'],
    CHAT_SCRIPT_URL: ['chat'],
    CHAT_AVAILABILITY_URL: ['chat'],
    STORE_LOCATOR_SCRIPT_URL: ['locator'],
    VIDEO_EMBED_ORIGINS: ['videos'],
  })
})

describe('without the sandbox', () => {
  const alone = { SANDBOX: 'off', PRISMIC_REPOSITORY: 'ours' }

  test('a site of content alone starts with two variables', () => {
    const env = parseEnv({ ...secrets, ...alone })
    expect(env).toMatchObject({
      PRISMIC_ENDPOINT: 'https://ours.cdn.prismic.io/api/v2',
      MEDIA_ORIGINS: ['https://images.prismic.io', 'https://ours.cdn.prismic.io'],
      EDITOR_ORIGINS: ['https://ours.prismic.io'],
      OIDC_ISSUER: 'off',
    })
    // Players of other sites need no service of ours.
    expect([...servicesOff(env)].toSorted()).toEqual(services.filter((each) => each !== 'videos').toSorted())
  })

  test('a service that is set is there', () => {
    expect(offIn({ ...alone, ARTICLES_API_URL: 'https://articles.cc' })).not.toContain('articles')
  })

  test('players need somewhere to sign in', () => {
    const game = { ...alone, GAME_API_URL: 'https://game.cc' }
    expect(() => offIn(game)).toThrow('OIDC_ISSUER (off, though players of the game sign in there')
    expect(offIn({ ...game, OIDC_ISSUER: 'https://identity.cc' })).not.toContain('game')
  })

  test('no repository is taken that nobody named: it would be a stranger’s', () => {
    expect(() => offIn({ SANDBOX: 'off' })).toThrow('PRISMIC_REPOSITORY (not set, such as gruppetto)')
  })

  test('content is always there', () => {
    expect(() => offIn({ PRISMIC_ENDPOINT: 'off' })).toThrow('PRISMIC_ENDPOINT (must be an address')
  })
})

describe('on a public site', () => {
  const alone = {
    SITE_URL: 'https://gruppetto.cc',
    SUPPORT_HOST: 'gruppetto.cc',
    PRISMIC_REPOSITORY: 'ours',
    SESSION_SECRET: offMachine.SESSION_SECRET,
    PRISMIC_WEBHOOK_SECRET: offMachine.PRISMIC_WEBHOOK_SECRET,
  }

  test('content alone needs no address and no secret of another service', () => {
    expect(parseEnv({ ...alone, SANDBOX: 'off' }).SITE_URL).toBe('https://gruppetto.cc')
    expect(() => parseEnv(alone)).toThrow('GAME_API_URL (not set, or on this machine; off does without)')
  })

  test('each service can be off by itself', () => {
    for (const name of switches) expect(() => parseEnv({ ...offMachine, [name]: 'off' })).not.toThrow()
  })

  test('what a service that is off needs is not asked for either, nor its second address', () => {
    const ofGame = ['OIDC_ISSUER', 'HOSTED_PAGE_ORIGINS', 'CARD_FORM_URL', 'FUNDRAISING_URL', 'TRAINING_PARTNER_URL']
    const without = (...names: string[]) =>
      Object.fromEntries(Object.entries(offMachine).filter(([name]) => !names.includes(name)))
    expect(() => parseEnv({ ...without(...ofGame), GAME_API_URL: 'off' })).not.toThrow()
    expect(() => parseEnv({ ...without('CHAT_AVAILABILITY_URL'), CHAT_SCRIPT_URL: 'off' })).not.toThrow()
    expect(() => parseEnv(without('CHAT_AVAILABILITY_URL'))).toThrow('CHAT_AVAILABILITY_URL (not set')
  })

  test('a secret of a service that is off may be the example’s, of one that is there not', () => {
    const given = { ...offMachine, STOREFRONT_ACCESS_TOKEN: 'example-storefront-token' }
    expect(() => parseEnv({ ...given, STOREFRONT_DOMAIN: 'off' })).not.toThrow()
    expect(() => parseEnv(given)).toThrow('STOREFRONT_ACCESS_TOKEN (')
  })

  test.each(['game.svc.cluster.local', '.cluster.local', 'localhost,game.svc.cluster.local'])(
    'internal hosts may be asked by http where INTERNAL_HOSTS=%s says so',
    (INTERNAL_HOSTS) => {
      const given = { ...offMachine, GAME_API_URL: 'http://game.svc.cluster.local/api' }
      expect(parseEnv({ ...given, INTERNAL_HOSTS }).GAME_API_URL).toBe('http://game.svc.cluster.local/api')
      expect(() => parseEnv(given)).toThrow('GAME_API_URL (must be https, unless INTERNAL_HOSTS names its host)')
    },
  )

  test('a service beside the site on its machine is named, too', () => {
    const given = { ...offMachine, GAME_API_URL: 'http://localhost:9000' }
    expect(parseEnv({ ...given, INTERNAL_HOSTS: 'localhost' }).GAME_API_URL).toBe('http://localhost:9000')
    expect(() => parseEnv(given)).toThrow('GAME_API_URL (not set, or on this machine; off does without)')
  })

  test.each([
    ['GAME_API_URL', 'http://game.cluster.local.cc', '.cluster.local'],
    ['GAME_API_URL', 'http://xgame.local', 'game.local'],
    // Browsers load these or are sent there.
    ['CHAT_SCRIPT_URL', 'http://chat.local/chat.js', '.local'],
    ['STORE_LOCATOR_SCRIPT_URL', 'http://stores.local/locator.js', '.local'],
    ['MEDIA_ORIGINS', 'http://media.local', '.local'],
    ['CARD_FORM_URL', 'http://pay.local', '.local'],
    ['HOSTED_PAGE_ORIGINS', 'http://pay.local', '.local'],
    ['TRAINING_PARTNER_URL', 'http://partner.local', '.local'],
    ['OIDC_ISSUER', 'http://identity.local', '.local'],
    ['SITE_URL', 'http://site.local', '.local'],
  ])('%s=%s is refused in spite of INTERNAL_HOSTS=%s', (name, value, INTERNAL_HOSTS) => {
    expect(() => parseEnv({ ...offMachine, [name]: value, INTERNAL_HOSTS })).toThrow(`${name} (must be https`)
  })
})
