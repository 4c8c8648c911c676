import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { envFileText, readEnvFile, writeEnvFile } from '../../../../scripts/support/setup/env-file'
import { temporaryFolder } from '../../../support/temporary-folder'

const modeOf = (path: string) => statSync(path).mode & 0o777

test('what is written is read as it was, whatever a value has in it', () => {
  const value = fc
    .string({
      unit: fc.oneof(fc.constantFrom(...`'"\`#\\ ={}$,é`.split('')), fc.string({ minLength: 1, maxLength: 1 })),
    })
    .map((text) => text.replaceAll(/[\n\r\0]/g, ''))
    .filter((text) => text !== '' && !["'", '`', '"'].every((mark) => text.includes(mark)) && !text.includes('\\'))
  fc.assert(
    fc.property(value, (text) => {
      expect(parseEnv(envFileText({ PRODUCT_NAME: text })).PRODUCT_NAME).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['a key', '{"kty":"EC","alg":"ES256","d":"a#b"}'],
  ['a path of Windows', String.raw`C:\new\table`],
  ['scopes', 'openid profile email'],
  ['spaces at its ends', '  x '],
])('%s is read as it was', (_, value) => {
  expect(parseEnv(envFileText({ OIDC_CLIENT_KEY: value })).OIDC_CLIENT_KEY).toBe(value)
})

test('a value that no quotes can hold is refused by its name', () => {
  expect(() => envFileText({ PRODUCT_NAME: `'"\`` })).toThrow('PRODUCT_NAME has every kind of quotes in it')
})

test('variables stand in the order of .env.example, each with what it is, and others after them', () => {
  const text = envFileText({
    SANDBOX_PORT: '4011',
    LOG_LEVEL: 'warn',
    SITE_URL: 'https://gruppetto.cc',
    PRODUCT_NAME: '',
  })
  expect(text.split('\n').filter((line) => /^[A-Z]/.test(line))).toEqual([
    'SITE_URL=https://gruppetto.cc',
    'LOG_LEVEL=warn',
    'SANDBOX_PORT=4011',
  ])
  expect(text).toContain('# Public origin of the site\nSITE_URL=')
})

test('.env is readable by its owner alone, and so is the one before it', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, '.env'), 'PORT=3009\n', { mode: 0o644 })
  expect(writeEnvFile(folder, { PORT: '3010' })).toBe(true)
  expect(modeOf(join(folder, '.env'))).toBe(0o600)
  expect(modeOf(join(folder, '.env.before'))).toBe(0o600)
  expect(readFileSync(join(folder, '.env.before'), 'utf8')).toBe('PORT=3009\n')
  expect(readEnvFile(join(folder, '.env'))).toEqual({ PORT: '3010' })
})

test('a file that is not there has no answers, and empty ones are none', () => {
  const folder = temporaryFolder()
  expect(readEnvFile(join(folder, '.env'))).toBeUndefined()
  writeFileSync(join(folder, '.env'), 'PORT=\nSITE_URL="https://gruppetto.cc"\n')
  expect(readEnvFile(join(folder, '.env'))).toEqual({ SITE_URL: 'https://gruppetto.cc' })
})
