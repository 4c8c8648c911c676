import { createHash } from 'node:crypto'

let drawn = 0

/** Bytes that don't compress, the same in each run. */
function noise(bytes: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () => createHash('sha256').update(`${drawn++}`).digest())
  return Buffer.concat(blocks).subarray(0, bytes)
}

export const letters = (count: number): string => noise(count).toString('base64url').slice(0, count)

export const guid = (): string =>
  noise(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Entry = (index: number) => string

const role: Entry = (index) => `role-of-the-site-${index}`

/** A signed token of some length with these claims, filled up with entries of one kind. */
export function filledToken(length: number, entry: Entry, claims: Record<string, unknown> = {}): string {
  const head = encoded({ alg: 'RS256', typ: 'JWT', kid: letters(27) })
  const signature = letters(342)
  const entries = ['']
  const whole = () => `${head}.${encoded({ ...claims, entries })}.${signature}`
  for (let index = 0; whole().length < length; index += 1) entries.push(entry(index))
  return whole()
}

const jwt = (length: number, entry: Entry) =>
  filledToken(length, entry, {
    iss: `https://login.example/${guid()}/v2.0`,
    aud: guid(),
    sub: letters(43),
    iat: 1,
    exp: 2,
  })

export type Tokens = { access: string; refresh: string; id: string }

/**
 * Made-up tokens by provider, as long as is typical for each: claims, roles and groups that compress as real ones do,
 * signatures and encrypted parts that don't.
 */
export const tokensOf = {
  Auth0: { access: jwt(1500, role), refresh: letters(46), id: jwt(1650, guid) },
  Okta: { access: jwt(1700, role), refresh: letters(43), id: jwt(1650, guid) },
  Entra: { access: jwt(2300, guid), refresh: letters(1400), id: jwt(1800, guid) },
  Cognito: { access: jwt(1150, guid), refresh: letters(1800), id: jwt(1550, guid) },
  Keycloak: { access: jwt(2700, role), refresh: jwt(750, guid), id: jwt(1250, guid) },
  authentik: { access: jwt(1250, role), refresh: letters(128), id: jwt(1500, guid) },
} satisfies Record<string, Tokens>

/** Longer ones than any provider issues by itself. */
export const longTokens: Readonly<Record<string, Tokens>> = {
  'an access token of 6 KB': { access: jwt(6000, guid), refresh: letters(1000), id: jwt(1200, guid) },
  'three tokens of 6 KB': { access: jwt(6000, guid), refresh: jwt(6000, guid), id: jwt(6000, guid) },
}

export const lengthOf = ({ access, refresh, id }: Tokens): number => access.length + refresh.length + id.length

/** As the guide states it (docs/connecting-identity-providers.md). */
export const kilobytesOf = (tokens: Tokens): string => `${(lengthOf(tokens) / 1000).toFixed(1)} KB`
