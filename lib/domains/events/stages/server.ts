import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import { sharedReads } from '../shared-reads'
import type { Member } from '@/lib/domains/session/member'
import { firstForEach } from '../audience'
import { listedEvents } from '../list-rules'
import { startsOf, type Start } from './schedule'
import { stageEventSchema, type StageEvent } from './event'
import { listEventsWithTag, listTaggedEvents } from '../server'

/** The same interval as for the pages of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300
/** Maximum age of starts. */
const MAX_AGE_MS = 60_000
/** Number of tags whose events are remembered; some have thousands. */
const TAGS_REMEMBERED = 10
/** Maximum number of starts that a player chooses from. */
const MOST_STARTS = 1000
/** Number of events listed on a page, per audience. */
const EVENTS_NAMED = 8

const taggedEvents = sharedReads(listTaggedEvents, { maxAgeMs: MAX_AGE_MS, most: TAGS_REMEMBERED })

/** The starts of a tag's events that this player may choose from. @throws UpstreamError */
export async function listStarts({ facts }: Member, tag: string): Promise<Start[]> {
  const now = siteNow()
  return startsOf(listedEvents(await taggedEvents(tag), facts, now), facts, now).slice(0, MOST_STARTS)
}

/**
 * The next events of a stage, for public pages; without any the scheduler is unavailable [EV-028]. Undefined, with a
 * log line, if they can't be read and none are cached.
 */
export async function findStageEvents(tag: string): Promise<StageEvent[] | undefined> {
  const known = await cachedRead(
    {
      key: ['events tagged', tag],
      share: 'content',
      schema: z.array(stageEventSchema),
      revalidate: REVALIDATE_SECONDS,
    },
    async () => firstForEach(await listEventsWithTag(tag), EVENTS_NAMED).map(stageEventOf),
  ).catch(gapInPage('stage shows no events', { tag }, undefined))
  return known?.filter(({ startsAt }) => Date.parse(startsAt) > siteTime())
}

const stageEventOf = ({ id, name, startsAt, type, sport, shownTo, marks }: StageEvent): StageEvent => ({
  id,
  name,
  startsAt,
  type,
  sport,
  shownTo,
  marks,
})
