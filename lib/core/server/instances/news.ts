import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '../env'
import { switchesSchema } from '../switches'

const openPublishSchema = z.object({
  /** The same at every instance. */
  id: z.string().min(1),
  documents: z.array(z.string()),
  /** The ref that the webhook named, until the content API shows it. */
  awaits: z.string().optional(),
  /** What was read last: the ref, and the digest of each document that existed. */
  seen: z.object({ ref: z.string(), digests: z.array(z.tuple([z.string(), z.string()])) }).optional(),
})

/** A publish that has not been checked to the end, as instances tell each other. */
export type OpenPublish = z.infer<typeof openPublishSchema>

const newsSchema = z.discriminatedUnion('kind', [
  /** Tags expired; `published` if it was for a publish, with the content service's ref if it is known. */
  z.object({
    kind: z.literal('expired'),
    tags: z.array(z.string()),
    published: z.object({ ref: z.string().optional() }).optional(),
  }),
  /** Something expired that its sender can't list: everything has to. */
  z.object({ kind: z.literal('all-expired') }),
  z.object({ kind: z.literal('open-publish'), publish: openPublishSchema }),
  /** These publishes were checked to the end, under the lease with this fencing token. */
  z.object({ kind: z.literal('settled'), publishes: z.array(z.string()), token: z.number() }),
  /** An operator has switched something over. */
  z.object({ kind: z.literal('switched'), switches: switchesSchema }),
  /** Sessions of a player that began before a time ended; the player is named by a hash. */
  z.object({ kind: z.literal('player-ended'), key: z.string(), endedAt: z.number() }),
  /** An instance begins to read here. */
  z.object({ kind: z.literal('joined') }),
])

/** What instances tell each other. */
export type News = z.infer<typeof newsSchema>

/** An entry of the stream, as the store has it. */
export type Entry = { id: string; message: Readonly<Record<string, string>> }

/** News with its sender, or `foreign`: the entry is not one of this site. */
export type Received = { from: string; news: News } | 'foreign'

/** What the site's entries have in common: their format and the content that they are about. */
const mark = () => `1:${createHash('sha256').update(env.PRISMIC_ENDPOINT).digest('base64url').slice(0, 16)}`

/** @param from id of the sending instance */
export const messageOf = (news: News, from: string): Entry['message'] => ({
  site: mark(),
  from,
  news: JSON.stringify(news),
})

export function receivedFrom({ message }: Entry): Received {
  const { site, from, news } = message
  if (site !== mark() || from === undefined || news === undefined) return 'foreign'
  try {
    return { from, news: newsSchema.parse(JSON.parse(news)) }
  } catch {
    return 'foreign'
  }
}
