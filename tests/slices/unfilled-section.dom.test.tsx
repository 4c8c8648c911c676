// How Prismic sends fields that nobody filled in: @prismicio/client, types/value/*.ts, the state "empty" of each kind.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readModels } from '@/lib/content/findings/models'
import { sectionFindings } from '@/lib/content/findings/section-findings'
import { log } from '@/lib/core/server/log'
import { completeByModels } from '@/sandbox/content/models.ts'
import { stubUpstream } from '../lib/support/upstream'
import { sectionHtml } from './render-section'
import { models } from './section-models'

vi.mock('@/lib/content/pages/pages', () => import('./overfull-category'))
vi.mock('@/lib/content/site/notices', () => ({ getNotices: async () => ({}) }))

type Section = { slice_type: string; primary: Record<string, unknown>; items: Record<string, unknown>[] }

const complete = completeByModels(process.cwd())
const videos = { siteUrl: 'https://site.example', media: [], embeds: [] }
const site = { ...readModels(process.cwd()), isOff: () => false, videos }

/** A section with a row, in which every field is empty: as an old document holds it, and as Prismic sends it. */
function unfilled(type: string): [old: Section, sent: Section] {
  const old = { slice_type: type, variation: 'default', primary: {}, items: [{}] }
  const { body } = complete('page', { body: [old] })
  const [sent] = body as Section[]
  if (sent === undefined) throw new Error('the zone is empty')
  return [old, sent]
}

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  stubUpstream(() => new Response(null, { status: 404 }))
})

describe.each(models.map(({ id }) => id))('%s', (type) => {
  test('looks the same whether its empty fields are missing or sent empty', async () => {
    const [old, sent] = unfilled(type)
    expect(await sectionHtml(type, sent)).toBe(await sectionHtml(type, old))
  })

  test('is told the same of', () => {
    const [old, sent] = unfilled(type)
    expect(sectionFindings(sent, 1, site)).toEqual(sectionFindings(old, 1, site))
  })
})

test('the sections tried here have fields that are sent empty', () => {
  const fields = models.flatMap(({ id }) => Object.values(unfilled(id)[1].primary))
  for (const empty of [null, [], { link_type: 'Any' }, {}, false]) expect(fields).toContainEqual(empty)
})
