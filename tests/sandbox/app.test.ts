import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSandbox } from '../../sandbox/app.ts'
import { createTestContext, readJson } from './harness.ts'

test('puts every service below its name', async () => {
  const app = await createSandbox(createTestContext())
  const { services } = await readJson(app.request('/control/health'), z.object({ services: z.array(z.string()) }))
  expect(services).toEqual([
    'content',
    'identity',
    'media',
    'game',
    'articles',
    'subscription',
    'web',
    'storefront',
    'partner',
    'forms',
    'support',
    'chat',
    'tracking',
    'locator',
  ])
  expect((await app.request('/identity/.well-known/openid-configuration')).status).toBe(200)
  expect((await app.request('/game/relay/public/live-counts')).status).toBe(200)
  expect(await readJson(app.request('/control/calls'))).toMatchObject([
    { service: 'identity', status: 200 },
    { service: 'game', status: 200 },
  ])
})
