import { expect, test } from 'vitest'
import { variables } from '@/lib/core/server/env-schema'
import { parseEnv } from '@/lib/core/server/parse-env'
import { placesText, placesToEnter } from '../../../../scripts/support/setup/places'
import { serviceParts, siteParts } from '../../../../scripts/support/setup/parts'
import { offMachine } from '../../../support/off-machine'

const textOf = (given: Readonly<Record<string, string>>) => placesText(placesToEnter(parseEnv(given)))

test('it says what to enter where, in the order in which a team does it', () => {
  const text = textOf({ ...offMachine, OIDC_BACKCHANNEL_LOGOUT: 'true' })
  const titles = [...text.matchAll(/^\d+\. At (?:the )?([\w ]+)/gm)].map(([, title]) => title)
  expect(titles).toEqual([
    'identity provider',
    'game server',
    'Prismic',
    'Shopify',
    'payment provider',
    'card form',
    'training partner',
  ])
  for (const address of ['api/auth/callback', '', 'api/auth/backchannel-logout', 'api/revalidate', 'slice-simulator'])
    expect(text).toContain(`https://gruppetto.cc/${address}`)
  expect(text).toContain('en-us (the site’s default), de-de, es-es, fr-fr, it-it, ja-jp. Other languages')
  expect(text).toContain('marketplace_item')
  expect(text).toContain('X-Frame-Options')
})

test('no secret is among it', () => {
  const text = textOf(offMachine)
  for (const secret of [
    offMachine.PRISMIC_WEBHOOK_SECRET,
    offMachine.OIDC_CLIENT_SECRET,
    offMachine.STOREFRONT_ACCESS_TOKEN,
  ])
    expect(text).not.toContain(secret)
})

test('nothing has to be entered at a service that is off', () => {
  const text = textOf({
    SANDBOX: 'off',
    PRISMIC_REPOSITORY: 'ours',
    SESSION_SECRET: 'x'.repeat(32),
    PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16),
    TRIAL_LANGUAGES: 'ar',
  })
  for (const absent of ['identity provider', 'Shopify', 'payment', 'partner']) expect(text).not.toContain(absent)
  expect(text).toContain('ja-jp, ar-ae')
})

test('everything that a service can’t do without is asked for, and nothing twice', () => {
  const asked = [...siteParts, ...serviceParts].flatMap(({ names }) => names)
  const needed = variables.filter(
    ({ canBeOff, kind, service, default: value }) =>
      canBeOff === true || (kind === 'secret' && service !== undefined && value !== undefined),
  )
  expect(needed.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([])
  expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([])
  expect(asked.filter((name) => variables.every((each) => each.name !== name))).toEqual([])
})
