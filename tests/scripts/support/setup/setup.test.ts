import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadEnvironment } from '../../../../scripts/support/environment'
import { readEnvFile } from '../../../../scripts/support/setup/env-file'
import { setUp } from '../../../../scripts/support/setup/setup'
import { temporaryFolder } from '../../../support/temporary-folder'
import { offMachine } from '../../../support/off-machine'
import { type Typed, typing } from './dialogue'

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const written = () => readEnvFile(join(folder, '.env')) ?? {}

function file(text: string): string {
  const path = join(folder, 'answers.env')
  writeFileSync(path, text)
  return path
}

async function inTerminal(typed: Typed, { from, mayReplace = false }: { from?: string; mayReplace?: boolean } = {}) {
  const terminal = typing(typed)
  const text = await setUp({ folder, from, mayReplace, example, converse: terminal.converse })
  return { ...terminal, text }
}

const withoutTerminal = (from?: string, mayReplace = false) => setUp({ folder, from, mayReplace, example })

describe('at a terminal', () => {
  test('a site of content alone takes two answers, and starts', async () => {
    const { asked, said } = await inTerminal({ off: 'all', PRISMIC_REPOSITORY: 'ours' })
    expect(written()).toMatchObject({
      SANDBOX: 'off',
      PRISMIC_REPOSITORY: 'ours',
      GAME_API_URL: 'off',
      OIDC_ISSUER: 'off',
    })
    expect(asked).not.toContain('OIDC_CLIENT_ID')
    expect(said).toContain('SANDBOX [off]: ')
    expect(loadEnvironment({}, folder)).toMatchObject({
      PRISMIC_ENDPOINT: 'https://ours.cdn.prismic.io/api/v2',
      SITE_URL: 'http://localhost:3000',
    })
  })

  test('it makes the secrets that nobody else knows, and shows none', async () => {
    const { text, said } = await inTerminal({ off: 'all', PRISMIC_REPOSITORY: 'ours' })
    const { SESSION_SECRET = '', PRISMIC_WEBHOOK_SECRET = '' } = written()
    expect([SESSION_SECRET, PRISMIC_WEBHOOK_SECRET]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)))
    expect(SESSION_SECRET).not.toBe(PRISMIC_WEBHOOK_SECRET)
    for (const secret of [SESSION_SECRET, PRISMIC_WEBHOOK_SECRET]) expect(text + said.join()).not.toContain(secret)
  })

  test('each answer is checked at once, in the words of a start, and asked for again', async () => {
    const { said, asked } = await inTerminal({
      off: 'game,storefront,web,tracking,forms,support,chat,locator',
      PRISMIC_REPOSITORY: ['Ours!', 'ours'],
      ARTICLES_API_URL: ['articles', '', 'https://articles.cc'],
    })
    expect(said).toContain('  ✗ must be the name of a repository, in small letters, such as gruppetto')
    expect(said).toContain('  ✗ must be an address with http:// or https://, such as http://localhost:4010/articles')
    expect(said).toContain('  ✗ not set')
    expect(asked.filter((name) => name === 'ARTICLES_API_URL')).toHaveLength(3)
    expect(written()).toMatchObject({ PRISMIC_REPOSITORY: 'ours', ARTICLES_API_URL: 'https://articles.cc' })
  })

  test('a public site is told at once that an address is not one that others reach', async () => {
    const { said } = await inTerminal({
      SITE_URL: 'https://gruppetto.cc',
      SUPPORT_HOST: ['gruppetto.example', 'gruppetto.cc'],
      PRISMIC_REPOSITORY: 'ours',
      off: 'game,storefront,web,tracking,forms,support,chat,locator',
      ARTICLES_API_URL: ['http://articles.cc', 'http://articles.svc.local', 'https://articles.cc'],
      INTERNAL_HOSTS: '.svc.local',
    })
    expect(said).toContain('  ✗ an example')
    expect(said).toContain('  ✗ must be https, unless INTERNAL_HOSTS names its host')
    expect(written()).toMatchObject({ SUPPORT_HOST: 'gruppetto.cc', ARTICLES_API_URL: 'http://articles.svc.local' })
  })

  test('a service that is misspelt is named with the one that was meant', async () => {
    const { said } = await inTerminal({ off: ['storefornt, game', 'all'], PRISMIC_REPOSITORY: 'ours' })
    expect(said).toContain('  ✗ storefornt is none of them: is storefront meant?')
  })

  test('a service that is off takes along those that need it, and says which', async () => {
    const { said, asked } = await inTerminal({
      off: 'game,storefront,web,tracking,forms,support,chat,locator,articles',
      PRISMIC_REPOSITORY: 'ours',
    })
    expect(said.find((text) => text.startsWith('  Off: '))).toContain(
      'memberships, subscription, cardForm, fundraising',
    )
    expect(asked).not.toContain('FUNDRAISING_URL')
  })

  test('what is typed as a secret is hidden', async () => {
    const { hidden } = await inTerminal({
      off: 'memberships,fundraising,partner,articles,web,tracking,forms,support,chat,locator',
      PRISMIC_REPOSITORY: 'ours',
      OIDC_ISSUER: 'https://identity.cc',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-provider',
      GAME_API_URL: 'https://game.cc',
      STOREFRONT_DOMAIN: 'ours.myshopify.com',
      STOREFRONT_ACCESS_TOKEN: 'a-token-of-the-shop',
    })
    expect(hidden).toEqual(['PRISMIC_ACCESS_TOKEN', 'OIDC_CLIENT_SECRET', 'STOREFRONT_ACCESS_TOKEN'])
    expect(loadEnvironment({}, folder).OIDC_CLIENT_ID).toBe('site')
  })

  test('a site with a key of its own is asked for that in place of a secret', async () => {
    const { asked } = await inTerminal({
      off: 'memberships,fundraising,partner,articles,storefront,web,tracking,forms,support,chat,locator',
      PRISMIC_REPOSITORY: 'ours',
      OIDC_ISSUER: 'https://identity.cc',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt',
      OIDC_CLIENT_KEY: '{"kty":"EC","alg":"ES256","crv":"P-256","x":"a","y":"b","d":"c"}',
      GAME_API_URL: 'https://game.cc',
    })
    expect(asked).not.toContain('OIDC_CLIENT_SECRET')
    expect(written().OIDC_CLIENT_KEY).toContain('"d":"c"')
  })

  test('with the sandbox for what is not there yet, only what differs from it is written', async () => {
    await inTerminal({ SANDBOX: 'on', off: 'chat', ARTICLES_API_URL: 'https://articles.cc' })
    const { SESSION_SECRET: _, PRISMIC_WEBHOOK_SECRET: __, ...others } = written()
    expect(others).toEqual({
      SANDBOX: 'on',
      CHAT_SCRIPT_URL: 'off',
      CHAT_AVAILABILITY_URL: 'off',
      ARTICLES_API_URL: 'https://articles.cc',
    })
  })

  test('what a file says is not asked for', async () => {
    const { asked } = await inTerminal(
      {},
      { from: file('SANDBOX=off\nPRISMIC_REPOSITORY=ours\nARTICLES_API_URL=https://a.cc\n') },
    )
    for (const name of ['off', 'SANDBOX', 'PRISMIC_REPOSITORY', 'ARTICLES_API_URL', 'GAME_API_URL'])
      expect(asked).not.toContain(name)
    expect(written()).toMatchObject({ ARTICLES_API_URL: 'https://a.cc', GAME_API_URL: 'off' })
  })

  test('a .env that is there is offered as answers, and stays unless somebody says yes', async () => {
    const secret = 'x'.repeat(32)
    const before = `SANDBOX=off\nPRISMIC_REPOSITORY=ours\nSESSION_SECRET=${secret}\nLOG_LEVEL=warn\nGAME_API_URL=off\nOIDC_ISSUER=off\n`
    writeFileSync(join(folder, '.env'), before)
    const off = 'game,storefront,web,tracking,forms,support,chat,locator,articles'
    await expect(inTerminal({ off })).rejects.toThrow('Nothing was written.')
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before)
    const { said } = await inTerminal({ off, PRODUCT_SLUG: 'breakaway', replace: 'y' })
    expect(said.find((text) => text.startsWith('PRISMIC_REPOSITORY'))).toContain('[ours]')
    expect(said.find((text) => text.startsWith('Names'))).toContain('game')
    expect(written()).toMatchObject({
      PRISMIC_REPOSITORY: 'ours',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: secret,
      PRODUCT_SLUG: 'breakaway',
    })
    expect(readFileSync(join(folder, '.env.before'), 'utf8')).toBe(before)
  })

  test('a service that was off can be there, and an answer that was there can be emptied', async () => {
    writeFileSync(
      join(folder, '.env'),
      'SANDBOX=off\nPRISMIC_REPOSITORY=ours\nARTICLES_API_URL=off\nSECURITY_CONTACT=mailto:a@b.cc\n',
    )
    await inTerminal({
      SITE_URL: 'https://gruppetto.cc',
      SUPPORT_HOST: 'gruppetto.cc',
      SECURITY_CONTACT: '-',
      off: 'game,storefront,web,tracking,forms,support,chat,locator',
      ARTICLES_API_URL: 'https://articles.cc',
      replace: 'yes',
    })
    expect(written().ARTICLES_API_URL).toBe('https://articles.cc')
    expect(written()).not.toHaveProperty('SECURITY_CONTACT')
  })

  test('what was switched off stays with Enter, as the prompt shows it, and has its default again once it is emptied', async () => {
    writeFileSync(join(folder, '.env'), 'SANDBOX=off\nPRISMIC_REPOSITORY=ours\nVIDEO_EMBED_ORIGINS=off\n')
    const { said } = await inTerminal({ off: 'all', replace: 'y' })
    expect(said).toContain('VIDEO_EMBED_ORIGINS [off]: ')
    expect(written().VIDEO_EMBED_ORIGINS).toBe('off')
    await inTerminal({ off: 'all', VIDEO_EMBED_ORIGINS: '-', replace: 'y' })
    expect(written()).not.toHaveProperty('VIDEO_EMBED_ORIGINS')
  })

  test('a service that is there again is the sandbox’s with Enter, as the prompt shows it', async () => {
    writeFileSync(
      join(folder, '.env'),
      'SANDBOX=on\nARTICLES_API_URL=off\nCHAT_SCRIPT_URL=off\nCHAT_AVAILABILITY_URL=off\n',
    )
    const { said } = await inTerminal({ off: 'chat', replace: 'y' })
    expect(said).toContain('ARTICLES_API_URL [http://localhost:4010/articles]: ')
    expect(written()).not.toHaveProperty('ARTICLES_API_URL')
    expect(written()).toMatchObject({ CHAT_SCRIPT_URL: 'off', CHAT_AVAILABILITY_URL: 'off' })
  })

  test('beside a file that says SANDBOX=off, a service that was off is offered as off', async () => {
    writeFileSync(join(folder, '.env'), 'SANDBOX=on\nARTICLES_API_URL=off\n')
    const { said } = await inTerminal({ replace: 'y' }, { from: file('SANDBOX=off\nPRISMIC_REPOSITORY=ours\n') })
    expect(said).toContain('ARTICLES_API_URL [off]: ')
    expect(written()).toMatchObject({ SANDBOX: 'off', ARTICLES_API_URL: 'off' })
  })
})

describe('without a terminal', () => {
  test('nothing is asked: a sentence says what a file has to say, and nothing is written', async () => {
    await expect(withoutTerminal()).rejects.toThrow(
      /^Nobody can be asked here, without a terminal, and a file does not say: PRISMIC_REPOSITORY, .*GAME_API_URL/,
    )
    await expect(withoutTerminal(file('PRISMIC_REPOSITORY=ours\nGAME_API_URL=https://game.cc\n'))).rejects.toThrow(
      /does not say: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, .*CHAT_SCRIPT_URL/,
    )
    expect(existsSync(join(folder, '.env'))).toBe(false)
  })

  test('a file that says all is taken; what SANDBOX=off leaves open is off', async () => {
    await withoutTerminal(file('SANDBOX=off\nPRISMIC_REPOSITORY=ours\n'))
    expect(loadEnvironment({}, folder)).toMatchObject({ PRISMIC_REPOSITORY: 'ours', GAME_API_URL: 'off' })
  })

  test('a public site with everything is taken from a file', async () => {
    const text = Object.entries(offMachine).map(([name, value]) => `${name}=${value}\n`)
    await withoutTerminal(
      file(
        [
          ...text,
          'STORE_LOCATOR_COMPANY_ID=a\nTRAINING_COMPANY_ID=b\nOIDC_CLIENT_ID=c\nPRISMIC_REPOSITORY=gruppetto\nSANDBOX=off\n',
        ].join(''),
      ),
    )
    expect(loadEnvironment({}, folder).SITE_URL).toBe('https://gruppetto.cc')
    expect(written().SESSION_SECRET).toBe(offMachine.SESSION_SECRET)
  })

  test.each([
    ['PRISMIC_REPOSITRY=ours', 'PRISMIC_REPOSITRY: is PRISMIC_REPOSITORY meant?'],
    ['COFFEE=black', 'COFFEE: the site has no such variable'],
    [
      'UPSTREAM_DEADLINE_MS=4s',
      'UPSTREAM_DEADLINE_MS: must be a whole number of milliseconds from 100 to 30000, such as 4000',
    ],
    ['FEATURE_FLAGS=web-defualt-annual', 'is web-default-annual meant?'],
    [
      'PRISMIC_REPOSITORY=ours\nPRISMIC_ENDPOINT=https://theirs.cdn.prismic.io/api/v2',
      'PRISMIC_REPOSITORY: another one than PRISMIC_ENDPOINT is of',
    ],
  ])('a file that says %j is refused with what is wrong', async (line, says) => {
    await expect(withoutTerminal(file(`SANDBOX=off\n${line}\n`))).rejects.toThrow(says)
    expect(existsSync(join(folder, '.env'))).toBe(false)
  })

  test('a file that is not there is named', async () => {
    await expect(withoutTerminal(join(folder, 'none.env'))).rejects.toThrow('There is no file')
  })

  test('a .env that is there is replaced only if that is said, and keeps the secrets that sessions are sealed with', async () => {
    const before = `SESSION_SECRET=${'x'.repeat(40)}\nLOG_LEVEL=warn\n`
    writeFileSync(join(folder, '.env'), before)
    const from = file('SANDBOX=off\nPRISMIC_REPOSITORY=ours\n')
    await expect(withoutTerminal(from)).rejects.toThrow(
      'There is a .env already, and nothing was written: `--overwrite`',
    )
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before)
    await expect(withoutTerminal(from, true)).resolves.toContain('the former one is .env.before')
    expect(written()).toMatchObject({ SESSION_SECRET: 'x'.repeat(40), LOG_LEVEL: 'warn', PRISMIC_REPOSITORY: 'ours' })
  })

  test('the command itself ends with that sentence, and without a stack', async () => {
    const command = join(import.meta.dirname, '../../../../scripts/setup.ts')
    const run = promisify(execFile)(process.execPath, [command, '--from', file('LOG_LEVEL=warn\n')])
    const { code, stderr } = z
      .object({ code: z.number(), stderr: z.string() })
      .parse(await run.catch((error: unknown) => error))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^(Nobody can be asked here|There is a \.env already).*\n$/)
  })
})
