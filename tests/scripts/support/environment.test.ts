import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { completeEnvironment, loadEnvironment } from '../../../scripts/support/environment'
import { offMachine } from '../../support/off-machine'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

test('derives addresses from the two ports', () => {
  expect(completeEnvironment({ ...secrets, PORT: '3001', SANDBOX_PORT: '4011' })).toMatchObject({
    PORT: '3001',
    SITE_URL: 'http://localhost:3001',
    GAME_API_URL: 'http://localhost:4011/game',
    PRISMIC_ENDPOINT: 'http://localhost:4011/content/api/v2',
  })
})

test('takes ports 3000 and 4010 where none is named', () => {
  expect(completeEnvironment(secrets)).toMatchObject({ PORT: '3000', SANDBOX_PORT: '4010' })
})

test.each(['abc', '0', '65536', '30.5', '-1'])('refuses the port %s in one sentence', (PORT) => {
  expect(() => completeEnvironment({ ...secrets, PORT })).toThrow(
    `PORT must be a number from 1 to 65535, and is ${PORT}.`,
  )
})

test('names a variable that is malformed', () => {
  expect(() => completeEnvironment({ ...secrets, GAME_API_URL: 'game' })).toThrow(/GAME_API_URL/)
})

test('without a .env makes secrets once, for this account only', () => {
  const first = loadEnvironment({}, folder)
  const file = join(folder, '.data/secrets.env')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(first.SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(loadEnvironment({}, folder).SESSION_SECRET).toBe(first.SESSION_SECRET)
})

test('a .env of two variables is enough for a site of content alone; secrets that are missing are made', () => {
  writeFileSync(join(folder, '.env'), 'SANDBOX=off\nPRISMIC_REPOSITORY=theirs\n')
  const site = loadEnvironment({}, folder)
  expect(site).toMatchObject({ PRISMIC_REPOSITORY: 'theirs', SESSION_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/) })
  writeFileSync(join(folder, '.env'), `SESSION_SECRET=${secrets.SESSION_SECRET}\nPRISMIC_WEBHOOK_SECRET=\n`)
  const { PRISMIC_WEBHOOK_SECRET } = site
  expect(loadEnvironment({}, folder)).toMatchObject({ SESSION_SECRET: secrets.SESSION_SECRET, PRISMIC_WEBHOOK_SECRET })
})

test('with a .env that has its secrets makes none', () => {
  writeFileSync(
    join(folder, '.env'),
    Object.entries(secrets)
      .map((each) => each.join('='))
      .join('\n'),
  )
  expect(loadEnvironment({}, folder)).toMatchObject(secrets)
  expect(existsSync(join(folder, '.data'))).toBe(false)
})

test('lets the shell win over the .env', () => {
  writeFileSync(join(folder, '.env'), `PORT=3002\nSANDBOX_PORT=4012\n`)
  expect(loadEnvironment({ ...secrets, PORT: '3003' }, folder)).toMatchObject({ PORT: '3003', SANDBOX_PORT: '4012' })
})

test('.env.example works unedited', () => {
  writeFileSync(join(folder, '.env'), readFileSync(new URL('../../../.env.example', import.meta.url)))
  expect(loadEnvironment({}, folder)).toMatchObject({ SITE_URL: 'http://localhost:3000', SANDBOX_PORT: '4010' })
})

test('for a site that others reach makes no secrets of its own', () => {
  const { SESSION_SECRET: _, ...others } = offMachine
  expect(() => loadEnvironment(others, folder)).toThrow(/SESSION_SECRET/)
  expect(existsSync(join(folder, '.data'))).toBe(false)
})

test('for a site that others reach nothing is filled in with the sandbox', () => {
  expect(() => loadEnvironment({ ...offMachine, GAME_API_URL: undefined }, folder)).toThrow(
    /GAME_API_URL \(not set, or on this machine; off does without\)/,
  )
})
