import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagsOfCode } from '@/lib/core/flags'
import { variables } from '@/lib/core/server/env-schema'
import { parseEnv } from '@/lib/core/server/parse-env'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }
const names = variables.map(({ name }) => name)

/** The refusal, or nothing if the environment is accepted. */
function refusalOf(given: Record<string, string>): string {
  try {
    parseEnv({ ...secrets, ...given })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A text in which two neighbours are exchanged, or one letter is left out, doubled or replaced. */
const misspelt = (texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.constantFrom('swap', 'drop', 'double', 'replace'))
    .map(([text, seed, how]) => {
      const at = seed % (text.length - 1)
      const [before, one = '', other = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
      const changed = { swap: other + one, drop: other, double: one + one + other, replace: `Q${other}` }[how]
      return { text, wrong: `${before}${changed}${after}` }
    })
    .filter(({ wrong }) => !texts.includes(wrong))

test('a variable whose name is misspelt is refused with the name that was meant', () => {
  expect(refusalOf({ PRISMIC_REPOSITRY: 'ours' })).toBe(
    'The environment is not complete: PRISMIC_REPOSITRY (is PRISMIC_REPOSITORY meant?); see .env.example.',
  )
  expect(refusalOf({ SANDBOX_PROT: '4011' })).toContain('is SANDBOX_PORT meant?')
  const long = names.filter((name) => name.length > 6)
  fc.assert(
    fc.property(misspelt(long), ({ text, wrong }) => {
      expect(refusalOf({ [wrong]: '1' })).toContain(`${wrong} (is ${text} meant?)`)
    }),
  )
})

test.each([
  'PATH',
  'SORT',
  'HOST',
  'NODE_ENV',
  'HOSTNAME',
  'REDIS_PORT',
  'SITE_PORT',
  'npm_package_version',
  'BASE_URL',
])('%s is a variable of others', (name) => expect(refusalOf({ [name]: 'x' })).toBe(''))

test('a misspelt variable that is empty counts as not set', () => {
  expect(refusalOf({ PRISMIC_REPOSITRY: '' })).toBe('')
})

test('a flag that is misspelt is refused with the flag that was meant, and a flag of documents is not', () => {
  expect(refusalOf({ FEATURE_FLAGS: 'event-feed,-web-defualt-annual' })).toContain(
    'FEATURE_FLAGS (“-web-defualt-annual” is no flag: is web-default-annual meant?)',
  )
  expect(refusalOf({ FEATURE_FLAGS: '-event-feed,web-default-annual,winter-lab' })).toBe('')
  fc.assert(
    fc.property(misspelt(flagsOfCode), fc.constantFrom('', '-'), ({ text, wrong }, sign) => {
      expect(refusalOf({ FEATURE_FLAGS: sign + wrong })).toContain(`is ${text} meant?`)
    }),
  )
})

test.each([
  ['web-default-annual:100%', '“web-default-annual:100%” is no share: name:20%, a whole number from 1 to 99'],
  ['web-default-annual:0%', 'is no share'],
  ['web-default-annual:20', 'is no share'],
  ['-web-default-annual:20%', 'is no share'],
  ['event-feed:20%', 'of web-default-annual'],
  ['winter-lab:20%', 'of web-default-annual'],
  ['web-defualt-annual:20%', 'is web-default-annual meant?'],
])('a share that can’t be is refused: FEATURE_FLAGS=%s', (setting, words) => {
  expect(refusalOf({ FEATURE_FLAGS: setting })).toContain(words)
  expect(refusalOf({ FEATURE_FLAGS: 'web-default-annual:20%' })).toBe('')
})

test.each([
  ['UPSTREAM_DEADLINE_MS', '4s', 'must be a whole number of milliseconds from 100 to 30000, such as 4000'],
  ['CACHE_DISK_MB', '1GB', 'must be a whole number of MiB from 1, such as 512'],
  ['KEEP_ALIVE_SECONDS', '1m', 'must be a whole number of seconds from 1 to 3600, such as 75'],
  ['PORT', 'http', 'must be a whole number from 1 to 65535, such as 3000'],
  ['CLOCK_OFFSET_MS', '1s', 'must be a whole number of milliseconds, such as 0'],
  ['BUILD_PAGES', 'all', 'must be a whole number of pages from 0 to 100000, such as 100'],
  ['CACHE_MEMORY_MB', '0', 'must be a whole number of MiB from 1, such as 64'],
  ['CACHE_ENTRIES', '0', 'must be a whole number of entries from 1, such as 10000'],
  ['SEARCH_FIRST_READ_MS', '5s', 'must be a whole number of milliseconds from 0 to 86400000, such as 5000'],
  ['DRAIN_NOTICE_MS', '5s', 'must be a whole number of milliseconds from 0 to 60000, such as 5000'],
  ['CONNECTIONS', 'all', 'must be a whole number of connections from 16 to 65536, such as 2048'],
  ['CONNECTIONS_PER_ADDRESS', 'all', 'must be a whole number of connections from 8 to 65536, such as 512'],
  ['TRUSTED_PROXIES', 'all', 'must be a whole number of proxies from 0 to 10, such as 0'],
  ['INSTANCES', 'some', 'must be a whole number of instances from 1 to 1000, such as 1'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1, such as 1'],
  ['OIDC_CLIENT_SECRET', 'short', 'must have 16 characters or more'],
  [
    'OIDC_SCOPE',
    'email',
    'must be words with spaces between, openid among them, such as openid profile email offline_access game',
  ],
  [
    'OIDC_PROMPT',
    'none',
    'must be of login, consent and select_account, with spaces between, or omit, such as consent',
  ],
  ['RATE_LIMIT_SCALE', '0', 'must be a number from 0.01 to 100, such as 1'],
  ['GAME_API_URL', 'game', 'must be an address with http:// or https://, such as http://localhost:4010/game'],
  ['LOG_LEVEL', 'loud', 'must be one of silent, fatal, error, warn, info, debug'],
  ['SESSION_SECRET', 'short', 'must have 32 characters or more'],
  ['REDIS_URL', 'http://localhost', 'must be an address with redis:// or rediss://'],
])('%s=%s says what it must be', (name, value, says) => {
  expect(refusalOf({ [name]: value })).toBe(`The environment is not complete: ${name} (${says}); see .env.example.`)
})

test('a variable that is missing is said to be not set', () => {
  expect(refusalOf({ SESSION_SECRET: '' })).toContain('SESSION_SECRET (not set)')
})

test('whatever a variable is set to, a refusal names it in words, without the value of a secret', () => {
  const anything = fc.oneof(fc.string(), fc.webUrl(), fc.integer().map(String), fc.constantFrom('4s', 'NaN', '{}', ' '))
  const inWords = /^(|The environment is not (?!.*(?:NaN|Invalid|expected|received|undefined|pattern)).*)$/
  fc.assert(
    fc.property(fc.constantFrom(...names), anything, (name, value) => {
      expect(refusalOf({ [name]: value })).toMatch(inWords)
    }),
    { numRuns: 1000 },
  )
  const short = fc.string({ minLength: 9, maxLength: 15 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(
      fc.constantFrom('SESSION_SECRET', 'PRISMIC_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET'),
      short,
      (name, value) => {
        expect(refusalOf({ [name]: value }).replaceAll(name, '')).not.toContain(value)
      },
    ),
  )
})

test('a repository and an address of another are named together, on this machine as well', () => {
  const theirs = { PRISMIC_ENDPOINT: 'https://theirs.cdn.prismic.io/api/v2' }
  expect(refusalOf({ ...theirs, PRISMIC_REPOSITORY: 'ours' })).toContain(
    'PRISMIC_REPOSITORY (another one than PRISMIC_ENDPOINT is of',
  )
  expect(refusalOf({ ...theirs, PRISMIC_REPOSITORY: 'theirs' })).toBe('')
})

test.each([
  [
    { PRISMIC_ENDPOINT: 'https://theirs.cdn.prismic.io./api/v2', PRISMIC_REPOSITORY: 'ours' },
    'PRISMIC_REPOSITORY (another one than PRISMIC_ENDPOINT is of: its editors could frame the live preview and send it sections)',
  ],
  [
    { OIDC_ISSUER: 'off' },
    'OIDC_ISSUER (off, though players of the game sign in there: GAME_API_URL would have to be off, too)',
  ],
  [{ INSTANCES: '2' }, 'INSTANCES (several instances need a store that they share: name it in REDIS_URL)'],
  [
    { OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt' },
    'OIDC_CLIENT_KEY (not set, though OIDC_CLIENT_AUTHENTICATION is private_key_jwt)',
  ],
  [
    { PORT: 'http', LOG_LEVEL: 'loud' },
    'PORT (must be a whole number from 1 to 65535, such as 3000), LOG_LEVEL (must be one of silent, fatal, error, warn, info, debug)',
  ],
])('what does not go together is said, and nothing else: %j', (given, problems) => {
  expect(refusalOf(given)).toBe(`The environment is not complete: ${problems}; see .env.example.`)
})

test('an address that is none says nothing of its repository', () => {
  expect(refusalOf({ PRISMIC_ENDPOINT: 'nowhere', PRISMIC_REPOSITORY: 'ours' })).not.toContain('PRISMIC_REPOSITORY (')
})
