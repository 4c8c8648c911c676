import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { RefWatch } from '@/lib/content/publishes/ref-watch'
import { messageOf, type News } from '@/lib/core/server/instances/news'
import { NewsReader } from '@/lib/core/server/instances/news-reader'
import { NewsTeller } from '@/lib/core/server/instances/news-teller'
import { log } from '@/lib/core/server/log'
import { FakeStream } from './fake-stream'

beforeEach(() => {
  for (const level of ['warn', 'info'] as const) vi.spyOn(log, level).mockReturnValue()
})

const TAGS = ['doc:a', 'doc:b', 'doc:c']

/** What is published: the version of each document, and the ref. */
class Content {
  readonly versions = new Map(TAGS.map((tag) => [tag, 0]))
  ref = 0

  /** A price, which has no ref, counts as published as well. */
  publish(tag: string): void {
    this.versions.set(tag, (this.versions.get(tag) ?? 0) + 1)
    this.ref += 1
  }
}

type Disk = { position?: string; untold?: { tags: string[]; isAll: boolean; ofPublish: boolean } }

/** An instance with one page of each document; pages and disk outlive its process. */
class Instance {
  readonly #content: Content
  readonly #line: ReturnType<FakeStream['line']>
  readonly #disk: Disk = {}
  /** The version that each page shows. A page that is missing is made when it is asked for. */
  readonly #pages = new Map<string, number>()
  readonly #name: string
  #processes = 0
  #reader!: NewsReader
  #teller!: NewsTeller
  #watch!: RefWatch
  #next = Promise.withResolvers<void>()

  constructor(name: string, stream: FakeStream, content: Content) {
    this.#name = name
    this.#content = content
    this.#line = stream.line()
    this.start()
  }

  start(): void {
    this.#watch?.stop()
    const disk = this.#disk
    const instance = `${this.#name} ${(this.#processes += 1)}`
    this.#watch = new RefWatch({
      checkMasterRef: async () => String(this.#content.ref),
      onUnknownPublish: () => this.#pages.clear(),
      pause: () => this.#next.promise,
    })
    this.#teller = new NewsTeller({
      append: (news) => this.#line.append(messageOf(news, instance)),
      kept: { read: () => disk.untold, write: (untold) => Boolean((disk.untold = untold)) },
    })
    this.#reader = new NewsReader({
      stream: this.#line,
      instance,
      position: { read: () => disk.position, write: (id) => Boolean((disk.position = id)) },
      apply: async (news) => this.#apply(news),
      applyUnknown: () => this.#pages.clear(),
      applied: async () => void (await this.#teller.tellUntold()),
      onChange: (isCutOff) => void (isCutOff ? this.#watch.start() : this.#watch.stop()),
      pause: async () => undefined,
    })
    this.#isFirst = true
  }

  #isFirst = true

  set isConnected(isUp: boolean) {
    this.#line.isUp = isUp
  }

  async step(): Promise<void> {
    await this.#reader.step(this.#isFirst)
    this.#isFirst = false
    // While it is cut off, the content service is asked after a pause.
    this.#next.resolve()
    this.#next = Promise.withResolvers()
    await new Promise(setImmediate)
  }

  visit(tag: string): number {
    const version = this.#pages.get(tag) ?? this.#content.versions.get(tag) ?? 0
    this.#pages.set(tag, version)
    return version
  }

  async publish(tag: string): Promise<void> {
    this.#content.publish(tag)
    this.#pages.delete(tag)
    await this.#teller.tell({ kind: 'expired', tags: [tag], published: { ref: String(this.#content.ref) } })
  }

  /** Prices changed: no ref says so. */
  async expire(tag: string): Promise<void> {
    this.#content.publish(tag)
    this.#pages.delete(tag)
    await this.#teller.tell({ kind: 'expired', tags: [tag] })
  }

  #apply(news: readonly News[]): void {
    for (const each of news) {
      if (each.kind === 'all-expired') this.#pages.clear()
      if (each.kind === 'expired') for (const tag of each.tags) this.#pages.delete(tag)
    }
  }
}

const which = fc.integer({ min: 0, max: 2 })
const doing = (weight: number, ...actions: string[]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...actions), which, tag: fc.constantFrom(...TAGS) }),
})

/** Losses of the stream are few: after each everything is made anew, and nothing can be wrong for a while. */
const step = fc.oneof(
  doing(20, 'publish', 'expire', 'visit', 'visit'),
  doing(8, 'step'),
  doing(8, 'cut', 'mend', 'restart'),
  doing(1, 'trim', 'recreate', 'foreign'),
)

async function run({ steps, canExpire }: { steps: { do: string; which: number; tag: string }[]; canExpire: boolean }) {
  const [stream, content] = [new FakeStream(), new Content()]
  const instances = ['one', 'two', 'three'].map((name) => new Instance(name, stream, content))
  for (const instance of instances) await instance.step()
  for (const { do: action, which: index, tag } of steps) {
    const instance = instances[index] as Instance
    if (action === 'publish') await instance.publish(tag)
    if (action === 'expire' && canExpire) await instance.expire(tag)
    if (action === 'visit') instance.visit(tag)
    if (action === 'step') await instance.step()
    if (action === 'cut' || action === 'mend') instance.isConnected = action === 'mend'
    if (action === 'restart') instance.start()
    if (action === 'trim') stream.entries.splice(0, Math.ceil(stream.entries.length / 2))
    if (action === 'recreate') stream.entries.splice(0)
    if (action === 'foreign') stream.add({ job: 'resize' })
  }
  return { instances, content }
}

const steps = fc.array(step, { maxLength: 40, size: 'max' })
const shown = (instance: Instance) => TAGS.map((tag) => instance.visit(tag))

test('whatever happens in whatever order, when all hear each other again nobody shows anything old', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { instances, content } = await run({ steps: all, canExpire: true })
      for (const instance of instances) instance.isConnected = true
      // What one could not tell is told in its first step, and heard by all in the second; a third for what was refused.
      for (let round = 0; round < 3; round += 1) for (const instance of instances) await instance.step()
      for (const instance of instances) expect(shown(instance)).toEqual([...content.versions.values()])
    }),
    { numRuns: 2000 },
  )
})

test('and an instance that hears nobody shows nothing older than what the content service says is published', async () => {
  await fc.assert(
    fc.asyncProperty(steps, which, fc.array(fc.constantFrom(...TAGS)), async (all, index, tags) => {
      const { instances, content } = await run({ steps: all, canExpire: false })
      const [alone, other] = [instances[index], instances[(index + 1) % 3]] as [Instance, Instance]
      alone.isConnected = false
      for (let round = 0; round < 2; round += 1) await alone.step()
      for (const tag of tags) {
        expect(shown(alone)).toEqual([...content.versions.values()])
        await other.publish(tag)
        await alone.step()
      }
    }),
    { numRuns: 2000 },
  )
})
