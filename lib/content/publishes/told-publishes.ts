import 'server-only'
import type { News } from '@/lib/core/server/instances/news'
import { handOn, shareAgain } from '@/lib/core/server/instances/news-handlers'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import { log } from '@/lib/core/server/log'
import { ownPages, purgeFronts } from '@/lib/core/server/tag-expiry'
import { clearMissingDocuments } from '../api/missing'
import { expireEverything } from './expire-everything'
import { publishTracker, refWatch, toldRef } from './process-tracker'

/**
 * Begins to hear other instances, if there may be any, and to do what they do when a webhook tells them of a publish
 * (docs/decisions/047). Resolves when what was told before is applied, or soon: an instance that can't hear the others goes
 * on alone.
 */
export async function hearOtherInstances(): Promise<void> {
  await otherInstances()?.hear({ apply, applyUnknown, onChange })
}

async function apply(news: readonly News[], isLate: boolean): Promise<void> {
  for (const each of news) {
    if (each.kind === 'open-publish') publishTracker.learn(each.publish)
    if (each.kind === 'settled') publishTracker.forget(each.publishes, each.token)
    handOn(each)
  }
  if (news.some(({ kind }) => kind === 'all-expired')) applyUnknown(isLate)
  const expiries = news.filter((each) => each.kind === 'expired')
  const tags = [...new Set(expiries.flatMap((each) => each.tags))]
  if (tags.length === 0) return
  const publishes = expiries.flatMap(({ published }) => published ?? [])
  if (publishes.length > 0) {
    const { ref } = publishes.at(-1) ?? {}
    clearMissingDocuments()
    // The ref is dropped before the pages expire: none may be made anew from the former one.
    void toldRef.follow(ref, tags).catch((err: unknown) => log.error({ err }, 'a publish could not be followed'))
  }
  await ownPages().expire(tags)
  if (isLate) await purgeFronts(tags, undefined)
}

function applyUnknown(isLate: boolean): void {
  expireEverything()
  if (isLate) void purgeFronts('everything', undefined).catch(logUnpurged)
}

function onChange(isCutOff: boolean): void {
  if (isCutOff) void refWatch.start()
  else {
    refWatch.stop()
    // They may not have heard of the publishes that this instance still checks.
    void publishTracker.tellAll()
    void shareAgain()
  }
}

const logUnpurged = (err: unknown) => log.error({ err }, 'fronts could not be purged')
