import { describe, expect, test, vi } from 'vitest'
import type { PrismicDocument } from '@prismicio/client'
import { documentsSchema } from '@/lib/content/api/document-schema'
import * as tags from '@/lib/content/api/cache-tags'
import { parseDraftRef } from '@/lib/content/api/draft-ref'
import { masterRefOf, repositorySchema } from '@/lib/content/api/repository-description'
import { settleReading } from '@/lib/content/api/settle-reading'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { isTagOnly } from '@/lib/core/server/tag-only'

const { tagged, carried } = vi.hoisted(() => ({
  tagged: [] as { key: string[]; tags: string[] }[],
  carried: [] as unknown[],
}))
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, key: string[], options: { tags: string[] }) => async () => {
    tagged.push({ key, tags: options.tags })
    carried.push(await read())
  },
}))

test.each([
  ['https://cms.cc/previews/a~b?websitePreviewId=c', 'https://cms.cc/previews/a~b?websitePreviewId=c'],
  [encodeURIComponent('https://cms.cc/a b'), 'https://cms.cc/a b'],
  ['50%', '50%'],
  ['', undefined],
  [encodeURIComponent('{"_tracker":"x","site.prismic.io":{"preview":"ref-1"}}'), 'ref-1'],
  [' {"a":{"preview":7},"b":{"other":"x"},"c":{"preview":"ref-2"}}', 'ref-2'],
  ['{"a":null,"b":"ref"}', undefined],
  ['{"a":{}}', undefined],
  ['{"a":', undefined],
])('the preview cookie %j shows the draft %s', (value, ref) => {
  expect(parseDraftRef(value)).toBe(ref)
})

describe('tags', () => {
  test('name documents, kinds, translations and stages, whatever is in their names', () => {
    expect([tags.documentTag('a'), tags.alternateTag('a'), tags.typeTag('page')]).toEqual([
      'doc:a',
      'alternate:a',
      'type:page',
    ])
    expect(tags.translationTag({ type: 'page', uid: 'a:b', lang: 'de-de' })).toBe('translation:page:a%3Ab:de-de')
    expect(tags.translationTag({ type: 'page', uid: null, lang: 'de-de' })).toBe('translation:page::de-de')
    expect(tags.campaignStagesTag('a b', 'de-de')).toBe('campaign:a%20b:de-de')
  })

  test('of a document are its own and those of all it links to, however deep', () => {
    const link = (id: unknown, kind = 'Document') => ({ link_type: kind, id })
    const data = {
      one: link('b'),
      rows: [{ deep: { link: link('c'), inside: { more: link('d') } } }],
      web: link('e', 'Web'),
      broken: link(7),
      text: 'link_type',
      none: null,
    }
    const document = { id: 'a', data } as unknown as PrismicDocument
    expect(tags.documentTags(document)).toEqual(['doc:a', 'doc:b', 'doc:c', 'doc:d'])
  })

  // @prismicio/client, types/value/contentRelationship.ts: `data` holds picked fields, other relationships among them.
  test('of a document are those, too, that a linked one’s own fields link to', () => {
    const author = { link_type: 'Document', id: 'c', data: { club: { link_type: 'Document', id: 'd' } } }
    const data = { story: { link_type: 'Document', id: 'b', data: { author } } }
    const document = { id: 'a', data } as unknown as PrismicDocument
    expect(tags.documentTags(document)).toEqual(['doc:a', 'doc:b', 'doc:c', 'doc:d'])
  })

  test('of a page are carried by reads of a hundred each, in the same order whoever asks', async () => {
    const all = Array.from({ length: 201 }, (_, at) => `tag-${String(at).padStart(3, '0')}`)
    await tags.tagPage([...all.toReversed(), 'tag-000'])
    expect(tagged.map(({ tags: some }) => some)).toEqual([all.slice(0, 100), all.slice(100, 200), all.slice(200)])
    expect(carried.map((value) => isTagOnly(JSON.stringify(value)))).toEqual([true, true, true])
    expect(tagged.map(({ key }) => key)).toEqual(tagged.map(({ tags: some }) => ['tags', ...some]))
    tagged.length = 0
    await tags.tagPage([])
    expect(tagged).toEqual([])
  })
})

describe('documents of an answer', () => {
  const document = { id: 'a', type: 'page', lang: 'en-us', data: {} }

  test('are read without what they lack or say wrongly', () => {
    const odd = { ...document, uid: 7, tags: [1], last_publication_date: 5, alternate_languages: [{ id: 7 }], more: 1 }
    const plain = { ...document, uid: null, tags: [], last_publication_date: null, alternate_languages: [] }
    expect(documentsSchema.parse([document, odd])).toEqual([plain, { ...plain, more: 1 }])
    const whole = {
      ...plain,
      uid: 'a',
      tags: ['t'],
      last_publication_date: 'today',
      alternate_languages: [{ id: 'b' }],
    }
    expect(documentsSchema.parse([whole])).toEqual([whole])
  })

  test('are left out where they are none; where all are, the answer is bad', () => {
    for (const field of ['id', 'type', 'lang', 'data']) {
      const bad = { ...document, [field]: 7 }
      expect(documentsSchema.parse([bad, document])).toHaveLength(1)
      expect(documentsSchema.safeParse([bad]).success).toBe(false)
    }
    expect(documentsSchema.parse([])).toEqual([])
  })
})

test('a repository says what is published, and what it says of anything else is left out where it can’t be read', () => {
  const master = { ref: 'ref-1', isMasterRef: true, label: 'Master' }
  const read = repositorySchema.parse({
    refs: [{ ref: 7 }, { ref: 'ref-0', isMasterRef: null }, master, null],
    more: 1,
  })
  expect(read).toEqual({ refs: [{ ref: 'ref-0', isMasterRef: null }, master], more: 1 })
  expect(masterRefOf(read)).toBe('ref-1')
  expect(repositorySchema.safeParse({ refs: [{ ref: 'ref-0' }] }).success).toBe(false)
  expect(() => masterRefOf({ refs: [] })).toThrow(expect.objectContaining({ service: 'content', kind: 'schema' }))
})

test('a page that is missing is a 404, one that can’t be made an outage with a line in the log, and a fault is one', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  await expect(settleReading(Promise.resolve(7))).resolves.toEqual({ value: 7 })
  await expect(settleReading(Promise.reject(new NotFoundError('page')))).resolves.toEqual({ status: 404 })
  expect(warn).not.toHaveBeenCalled()
  const err = new UpstreamError({ service: 'content', operation: 'search', kind: 'timeout' })
  await expect(settleReading(Promise.reject(err))).resolves.toEqual({ status: 503 })
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
  const unreadable = new UpstreamError({ service: 'content', operation: 'search', kind: 'schema', status: 200 })
  await expect(settleReading(Promise.reject(unreadable))).resolves.toEqual({ status: 502 })
  await expect(settleReading(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
