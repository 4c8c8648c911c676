import { expect, test, vi } from 'vitest'
import { completeEnvironment } from '../../../scripts/support/environment'
import { Processes } from '../../../scripts/support/processes'
import { forSandbox, startOwnSandbox, startSandbox } from '../../../scripts/support/sandbox'
import { offMachine } from '../../support/off-machine'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16), PRISMIC_ACCESS_TOKEN: 'z' }
const store = { REDIS_URL: 'redis://:pass@localhost:6379' }

test('the sandbox does not start beside a site that others reach', async () => {
  const processes = new Processes()
  const keep = vi.spyOn(processes, 'keep')
  await expect(startSandbox(processes, completeEnvironment(offMachine), 'sandbox.log')).rejects.toThrow(
    'The sandbox is for this machine, and SITE_URL is https://gruppetto.cc: `npm run build` and `npm run serve` run the site alone.',
  )
  expect(keep).not.toHaveBeenCalled()
})

test('a site without the sandbox starts none, and waits for none', async () => {
  const processes = new Processes()
  const keep = vi.spyOn(processes, 'keep')
  const alone = completeEnvironment({ ...secrets, SANDBOX: 'off', PRISMIC_REPOSITORY: 'ours' })
  const { ended } = await startOwnSandbox(processes, alone, 'sandbox.log')
  expect(keep).not.toHaveBeenCalled()
  expect(await Promise.race([ended, Promise.resolve('the site goes on')])).toBe('the site goes on')
})

test('the sandbox is told the secrets that it shares with the site, and no other', () => {
  const told = forSandbox(completeEnvironment({ ...secrets, ...store }))
  expect(told).toMatchObject({ PRISMIC_WEBHOOK_SECRET: secrets.PRISMIC_WEBHOOK_SECRET })
  expect(told.OIDC_CLIENT_SECRET).toBe('example-oidc-client-secret')
  const withheld = [
    'SESSION_SECRET',
    'SESSION_SECRETS_BEFORE',
    'PRISMIC_ACCESS_TOKEN',
    'STOREFRONT_ACCESS_TOKEN',
    'REDIS_URL',
  ]
  expect(withheld.filter((name) => told[name] !== undefined)).toEqual([])
})

test('the secret of a real service stays with the site', () => {
  const { OIDC_CLIENT_SECRET, PRISMIC_ENDPOINT } = offMachine
  const real = { OIDC_ISSUER: 'https://identity.gruppetto.cc', OIDC_CLIENT_SECRET, PRISMIC_ENDPOINT }
  const told = forSandbox(completeEnvironment({ ...secrets, ...real }))
  expect([told.OIDC_CLIENT_SECRET, told.OIDC_CLIENT_ID, told.PRISMIC_WEBHOOK_SECRET]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
