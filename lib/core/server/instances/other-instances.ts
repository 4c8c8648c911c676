import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { log } from '../log'
import { dataFilePath } from '../data-file-path'
import { PersistedFile } from '../persisted-file'
import { processWide } from '../process-wide'
import { outsideRequests } from '../request-budget'
import { type SharedStore, sharedStore, waitingStore } from '../shared-store'
import { provideOtherInstances, purgeFronts } from '../tag-expiry'
import { provideGauge } from '../telemetry/gauges'
import { within } from '../within'
import { messageOf, type News } from './news'
import { type CutOff, NewsReader, type NewsReaderRuntime } from './news-reader'
import { newsStreamIn } from './news-stream'
import { NewsTeller, untoldSchema } from './news-teller'
import { Presence } from './presence'

/** How long one read waits for news; as often an instance says that it is alive. */
const WAIT_MS = 1_000
/** How long reading waits for the connections before it takes the others for out of reach. */
const CONNECT_PATIENCE_MS = 1_000
/** How long a start waits for what was told while this instance was away. */
const START_PATIENCE_MS = 2_000

type Handlers = Pick<NewsReaderRuntime, 'apply' | 'applyUnknown' | 'onChange'>

/** The other instances of the site, which this one tells news and hears them from. */
export type OtherInstances = {
  teller: NewsTeller
  /** Why the others can't be heard; undefined while they can. */
  cutOff: () => CutOff | undefined
  /** Begins to hear them. Resolves when what was told before is applied, or after two seconds. */
  hear: (handlers: Handlers) => Promise<void>
}

/** The other instances, if there may be any: if there is a shared store (docs/decisions/047). */
export function otherInstances(): OtherInstances | undefined {
  const store = sharedStore()
  const waiting = processWide<{ store?: SharedStore }>('waiting store', () => ({ store: waitingStore(WAIT_MS) })).store
  if (store === undefined || waiting === undefined) return undefined
  return processWide('other instances', () => connect(store, waiting))
}

function connect(store: SharedStore, waiting: SharedStore): OtherInstances {
  const instance = randomUUID()
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false })
  const stream = newsStreamIn(store, waiting, WAIT_MS)
  const presence = new Presence(store, instance, pause)
  const position = new PersistedFile(dataFilePath('news-position.json', 'all'), z.string().regex(/^\d+-\d+$/))
  const untold = new PersistedFile(dataFilePath('untold-news.json', 'all'), untoldSchema)
  const teller = new NewsTeller({ append: (news: News) => stream.append(messageOf(news, instance)), kept: untold })
  provideOtherInstances({
    tell: (tags, published) => teller.tell({ kind: 'expired', tags: [...tags], published }),
    haveApplied: (entryId, deadlineMs) => presence.waitForAll(entryId, deadlineMs),
  })
  /** Since these tags expired here, the others may have filled the fronts with old pages. */
  async function tellUntold(): Promise<void> {
    const told = await teller.tellUntold()
    if (told) await purgeFronts(told.expired, told.entryId)
  }

  let reader: NewsReader | undefined
  provideGauge('site.instances.heard', () => (reader ? [{ value: reader.cutOff === undefined ? 1 : 0 }] : []))
  return {
    teller,
    cutOff: () => reader?.cutOff,
    async hear(handlers) {
      const own = new NewsReader({
        ...handlers,
        stream,
        instance,
        position,
        pause,
        async applied(id) {
          await presence.report(id)
          void tellUntold().catch((err: unknown) => log.error({ err }, 'fronts could not be purged'))
        },
      })
      reader = own
      const { promise, resolve } = Promise.withResolvers<void>()
      void outsideRequests(async () => {
        await within(CONNECT_PATIENCE_MS, Promise.all([store, waiting].map(untilReady)))
        await own.run(resolve)
      })
      await within(START_PATIENCE_MS, promise)
    },
  }
}

const untilReady = (store: SharedStore) =>
  new Promise<void>((resolve) => {
    if (store.isReady) resolve()
    else store.once('ready', () => resolve())
  })
