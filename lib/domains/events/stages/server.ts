import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import { sharedReads } from '@/lib/core/server/shared-reads'
import type { Member } from '@/lib/domains/session/member'
import { firstForEach } from '../audience'
import { listedEvents } from '../list-rules'
import { startsOf, type Start } from './schedule'
import { stageEventSchema, type StageEvent } from './event'
import { listEventsWithTag, listTaggedEvents } from '../server'

/** As for the pages of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300
/** Starts are at most this old. */
const MAX_AGE_MS = 60_000
/** Tags whose events are remembered; some have thousands. */
const TAGS_REMEMBERED = 10
/** A player chooses from the next ones. */
const MOST_STARTS = 1000
/** A page names the next ones, for each who may look. */
const EVENTS_NAMED = 8

const taggedEvents = sharedReads(listTaggedEvents, { maxAgeMs: MAX_AGE_MS, most: TAGS_REMEMBERED })

/** The starts of a tag's events that this player may choose from. @throws UpstreamError */
export async function listStarts({ facts }: Member, tag: string): Promise<Start[]> {
  const now = siteNow()
  return startsOf(listedEvents(await taggedEvents(tag), facts, now), facts, now).slice(0, MOST_STARTS)
}

/**
 * The next events of a stage, for pages that are the same for everybody: none is what makes the scheduler unavailable
 * [EV-028]. Undefined, with a log line, where they can't be had and none are known.
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
