import 'server-only'
import { createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sealingSecrets } from '@/lib/core/server/seal'
import { isSameSecret } from '@/lib/core/server/secrets'
import { embedSchema, type Embed } from './schema'

/** Maximum length in characters; the server accepts request heads of up to 32 KB, with a player's session among them. */
const MAX_LENGTH = 12_000

/** Maximum size of what an address unpacks to; repetitive HTML of any length packs into a short address. */
const MOST_UNPACKED_BYTES = 200_000

/**
 * An embed as part of an address: packed, and signed, so that our server shows only what it wrote itself. It is no
 * secret: anyone who sees the frame can read it.
 *
 * @returns undefined for one that is too long for an address, or for `openEmbed`
 */
export function signEmbed(embed: Embed): string | undefined {
  const json = Buffer.from(JSON.stringify(embed))
  if (json.length > MOST_UNPACKED_BYTES) return undefined
  const packed = deflateRawSync(json).toString('base64url')
  return packed.length > MAX_LENGTH ? undefined : `${packed}.${signaturesOf(packed)[0]}`
}

/** The embed in an address; undefined for anything that we didn't sign. */
export function openEmbed(signed: string): Embed | undefined {
  const [packed = '', signature = ''] = signed.split('.')
  // A page that was kept from before the secret changed shows its embeds still.
  if (!signaturesOf(packed).some((each) => isSameSecret(signature, each))) return undefined
  const json = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_UNPACKED_BYTES })
  return embedSchema.safeParse(JSON.parse(String(json))).data
}

/** By the secret of today, and by those before. */
const signaturesOf = (packed: string) =>
  sealingSecrets.map((secret) => createHmac('sha256', secret).update(`embed ${packed}`).digest('base64url'))
