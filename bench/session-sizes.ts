// usage: node bench/session-sizes.ts
// Prints how long the text of a session is with tokens as providers issue them, sealed in several ways, in how many cookies
// it would be, and how long the browser's line of cookies is then: alone, and beside sign-ins that were abandoned.
import { deflateRawSync } from 'node:zlib'
import { sealData } from 'iron-session'
import { packedText, packingKey } from '../lib/core/server/packed-text.ts'
import { guid, kilobytesOf, lengthOf, letters, longTokens, type Tokens, tokensOf } from './support/provider-tokens.ts'

const SECRET = 'x'.repeat(64)
/** As in lib/domains/session/sealed-session.ts. */
const LONGEST_COOKIE = 3800
/** As in lib/domains/session/sign-in-attempt.ts. */
const LONGEST_ATTEMPTS = 3000

const sessionOf = ({ access, refresh, id }: Partial<Tokens>) => ({
  id: letters(22),
  subject: letters(43),
  player: {
    publicId: guid(),
    firstName: 'Maya',
    lastName: 'Lindqvist',
    isMale: false,
    usesMetric: true,
    fundraiserId: 1,
  },
  email: { digest: letters(22), isVerified: true },
  tokens: { access, accessEndsAt: 1_900_000_000_000, refresh, id },
  signedInAt: 1_900_000_000_000,
  usedAt: 1_900_000_000_000,
})

const seal = (value: unknown) => sealData(value, { password: SECRET, ttl: 3600 })
const cookiesFor = (length: number) => Math.ceil(length / LONGEST_COOKIE)
const shown = (length: number) => `${length} in ${cookiesFor(length)}`

/** Bytes of a session's cookies, and of the hint, in the line that browsers send. */
const lineOf = (length: number) =>
  'cookie: signed_in=1; '.length + length + cookiesFor(length) * '__Host-session_2=; '.length

async function rowOf([provider, tokens]: [string, Tokens]) {
  const [session, withoutId] = [sessionOf(tokens), sessionOf({ ...tokens, id: undefined })]
  const key = packingKey(SECRET, 'session')
  const packed = packedText(session, key).length
  const sealed = (await seal(session)).length
  const kept = sealed <= LONGEST_COOKIE ? sealed : packed
  return {
    provider: `${provider}, ${kilobytesOf(tokens)}`,
    tokens: lengthOf(tokens),
    'iron-session': shown(sealed),
    'compressed in iron-session': shown(
      (await seal(deflateRawSync(JSON.stringify(session)).toString('base64url'))).length,
    ),
    packed: shown(packed),
    'packed without the ID token': shown(packedText(withoutId, key).length),
    'line of cookies': lineOf(kept),
    'beside attempts': lineOf(kept) + LONGEST_ATTEMPTS,
  }
}

console.table(await Promise.all([...Object.entries(tokensOf), ...Object.entries(longTokens)].map(rowOf)))

const fullest = 3 * (LONGEST_COOKIE - 2)
console.log(`the longest session: ${lineOf(fullest)} bytes, beside attempts ${lineOf(fullest) + LONGEST_ATTEMPTS}`)

/** An attempt as lib/domains/session/sign-in-attempt.ts has it: without an intent, and with the longest one and place. */
const attemptOf = (returnTo: string, pending?: object) => ({
  state: letters(43),
  nonce: letters(43),
  codeVerifier: letters(43),
  returnTo,
  pending,
})
const longestIntent = {
  kind: 'event_sign_up',
  eventId: '9'.repeat(15),
  subgroupId: '9'.repeat(15),
  eventSecret: letters(200),
}
const pending = { intent: longestIntent, at: 1_900_000_000_000, isScriptOff: false, by: letters(22) }
for (const [name, attempt] of [
  ['a short attempt', attemptOf('/events')],
  ['a long one', attemptOf(`/${letters(999)}`, pending)],
] as const)
  console.log(`${name}: ${'__Host-sign_in_0123456789ab=; '.length + (await seal(attempt)).length} bytes`)
