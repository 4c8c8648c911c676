// usage: node bench/session-sizes.ts
// Prints how long the text of a session is with tokens as providers issue them, sealed in several ways, and in how many
// cookies it would be. Tokens are made up: claims, roles and groups that compress as real ones do, signatures and
// encrypted parts that don't.
import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { sealData } from 'iron-session'
import { packedText, packingKey } from '../lib/core/server/packed-text.ts'

const SECRET = 'x'.repeat(64)
/** As in lib/domains/session/sealed-session.ts. */
const LONGEST_COOKIE = 3800

let drawn = 0
/** Bytes that don't compress, the same in each run. */
function noise(bytes: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () => createHash('sha256').update(`${drawn++}`).digest())
  return Buffer.concat(blocks).subarray(0, bytes)
}
const letters = (count: number) => noise(count).toString('base64url').slice(0, count)
const guid = () =>
  noise(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A signed token of some length, filled up with entries of one kind. */
function jwt(length: number, entry: (index: number) => string): string {
  const head = encoded({ alg: 'RS256', typ: 'JWT', kid: letters(27) })
  const claims = {
    iss: `https://login.example/${guid()}/v2.0`,
    aud: guid(),
    sub: letters(43),
    iat: 1,
    exp: 2,
    entries: [''],
  }
  const signature = letters(342)
  const whole = () => `${head}.${encoded(claims)}.${signature}`
  for (let index = 0; whole().length < length; index += 1) claims.entries.push(entry(index))
  return whole()
}
const role = (index: number) => `role-of-the-site-${index}`

type Tokens = { access: string; refresh: string; id: string }

/** By provider, with what is typical for each; the three tokens together are as long as its name says. */
const all: Record<string, Tokens> = {
  'Auth0, 3.2 KB': { access: jwt(1500, role), refresh: letters(46), id: jwt(1650, guid) },
  'Okta, 3.4 KB': { access: jwt(1700, role), refresh: letters(43), id: jwt(1650, guid) },
  'Cognito, 4.5 KB': { access: jwt(1150, guid), refresh: letters(1800), id: jwt(1550, guid) },
  'Keycloak with roles, 4.7 KB': { access: jwt(2700, role), refresh: jwt(750, guid), id: jwt(1250, guid) },
  'Entra, 5.5 KB': { access: jwt(2300, guid), refresh: letters(1400), id: jwt(1800, guid) },
  'an access token of 6 KB': { access: jwt(6000, guid), refresh: letters(1000), id: jwt(1200, guid) },
  'three tokens of 6 KB': { access: jwt(6000, guid), refresh: jwt(6000, guid), id: jwt(6000, guid) },
}

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

const cookiesFor = (length: number) => Math.ceil(length / LONGEST_COOKIE)
const shown = (length: number) => `${length} in ${cookiesFor(length)}`

const rows = Object.entries(all).map(async ([name, tokens]) => {
  const [session, withoutId] = [sessionOf(tokens), sessionOf({ ...tokens, id: undefined })]
  const key = packingKey(SECRET, 'session')
  const seal = (value: unknown) => sealData(value, { password: SECRET, ttl: 3600 })
  return {
    provider: name,
    tokens: tokens.access.length + tokens.refresh.length + tokens.id.length,
    'iron-session': shown((await seal(session)).length),
    'compressed in iron-session': shown(
      (await seal(deflateRawSync(JSON.stringify(session)).toString('base64url'))).length,
    ),
    packed: shown(packedText(session, key).length),
    'packed without the ID token': shown(packedText(withoutId, key).length),
  }
})
console.table(await Promise.all(rows))
