import { filter } from '@prismicio/client'
import { describe, expect, test } from 'vitest'
import { sentencesByLanguage } from '@/sandbox/content/generated/sentences.ts'
import { generateDocuments } from '@/sandbox/content/generated/generate-documents.ts'
import { createContent } from '@/sandbox/content/service.ts'
import { clientOf, contentContext, fieldsOf } from './content.ts'

const nameOf = ({ type, name, lang }: { type: string; name: string; lang: string }) => `${type}/${name}.${lang}`

describe('generated documents', () => {
  test('are as many as asked for, the same each time, and more of them contain the fewer', () => {
    const few = generateDocuments(150)
    expect(few).toHaveLength(150)
    expect(generateDocuments(400).slice(0, 150)).toEqual(few)
    expect(generateDocuments(0)).toEqual([])
  })

  test('are of several types and in all languages that have sentences, each once', () => {
    const documents = generateDocuments(1_000)
    expect(new Set(documents.map(({ type }) => type))).toEqual(
      new Set(['page', 'academy_page', 'video', 'video_category', 'redirect']),
    )
    expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set(Object.keys(sentencesByLanguage)))
    expect(new Set(documents.map(nameOf)).size).toBe(1_000)
  })

  test('have links and pictures that the content API answers with', async () => {
    const { client } = clientOf(createContent(contentContext(), generateDocuments(100)))
    const page = await client().getByUID('page', 'generated-0')
    const text = JSON.stringify(fieldsOf(page))
    expect(text).toContain('"uid":"generated-1"')
    expect(text).toContain('/media/scenes/')
    expect(text).not.toContain('"$')
  })

  test('are added to those of the files when the context asks for them', async () => {
    const count = async (generatedDocuments?: number) => {
      const { client } = clientOf(createContent({ ...contentContext(), generatedDocuments }))
      return (await client().get({ lang: '*', pageSize: 1 })).total_results_size
    }
    expect(await count(300)).toBe((await count()) + 300)
  })

  test('can be edited and published like others, and links follow a new address', async () => {
    const { client, content } = clientOf(createContent(contentContext(), generateDocuments(100)))
    const linking = async () => JSON.stringify(fieldsOf(await client().getByUID('page', 'generated-0')))
    expect(await linking()).toContain('"uid":"generated-1"')
    content.editing.saveDraft('page', 'generated-1', 'en-us', [{ path: 'uid', value: 'moved' }])
    content.editing.publish()
    expect(await linking()).toContain('"uid":"moved"')
    const found = await client().getAllByType('page', { filters: [filter.at('my.page.uid', 'moved')] })
    expect(found).toHaveLength(1)
  })
})
