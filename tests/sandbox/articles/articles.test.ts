import { expect, test } from 'vitest'
import { z } from 'zod'
import { running } from '../../../sandbox/articles/running.ts'
import { createArticles } from '../../../sandbox/articles/service.ts'
import { contextAt, friday } from '../game/harness.ts'
import { fitsSport } from '../media/fits-sport.ts'
import { mediaAddresses } from '../media/media-addresses.ts'

const cardSchema = z.strictObject({
  ID: z.int().positive(),
  post_date: z.iso.datetime(),
  post_name: z.string().regex(/^[a-z0-9-]+$/),
  post_title: z.string().min(1),
  thumbnail_url: z.url(),
})
const articleSchema = cardSchema.extend({ content_html: z.string() })

async function call(path: string, now = friday): Promise<Response> {
  const { routes } = await createArticles(contextAt(now))
  return routes.request(path)
}

async function list(query: string, now = friday): Promise<z.output<typeof cardSchema>[]> {
  return cardSchema.array().parse(await (await call(`/article_cards${query}`, now)).json())
}

const encode = (id: number) => Buffer.from(String(id + 72_769_263)).toString('base64url')

test('lists cards, newest first, the newest a day old whatever today is', async () => {
  for (const now of [friday, new Date('2031-01-01T00:00:00Z')]) {
    const cards = await list('?limit=100', now)
    expect(cards.length).toBeGreaterThanOrEqual(24)
    const dates = cards.map((card) => Date.parse(card.post_date))
    expect(dates).toEqual(dates.toSorted((left, right) => right - left))
    expect(new Set(dates).size).toBe(dates.length)
    expect(now.getTime() - (dates[0] ?? 0)).toBeLessThan(2 * 86_400_000)
    expect(dates[0]).toBeLessThan(now.getTime())
  }
})

test('pages by the last card’s date', async () => {
  const all = await list('?limit=100')
  const first = await list('?limit=10')
  const second = await list(`?limit=10&before=${first.at(-1)?.post_date}`)
  expect([...first, ...second]).toEqual(all.slice(0, 20))
  expect(await list(`?before=${all.at(-1)?.post_date}`)).toEqual([])
})

test('answers each card’s article under its encoded id, with four to eight paragraphs', async () => {
  const names = [...mediaAddresses()].map((address) => `http://sandbox.test${address}.png`)
  for (const card of await list('?limit=100')) {
    const answer = await call(`/article_cards/${encode(card.ID)}`)
    const { content_html, ...rest } = articleSchema.parse(await answer.json())
    expect(rest).toEqual(card)
    expect(names).toContain(card.thumbnail_url)
    const paragraphs = content_html.match(/<p>/g)?.length ?? 0
    expect(paragraphs).toBeGreaterThanOrEqual(4)
    expect(paragraphs).toBeLessThanOrEqual(8)
    expect(content_html).toContain('<h2>')
  }
})

test('gives every article a picture, a name and a title of its own', async () => {
  const cards = await list('?limit=100')
  for (const key of ['post_name', 'post_title', 'thumbnail_url'] as const) {
    const values = cards.map((card) => card[key])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test.each([
  [encode(99), 404],
  ['NzI3NzAzNjQ=', 400],
  ['%21%21', 400],
  ['abc', 400],
  [encode(Number.NaN), 400],
] as const)('answers the id %s with a JSON %i', async (encoded, status) => {
  const answer = await call(`/article_cards/${encoded}`)
  expect(answer.status).toBe(status)
  z.strictObject({ error: z.string() }).parse(await answer.json())
})

test.each(['?limit=0', '?limit=101', '?limit=x', '?before=monday'])('refuses %s', async (query) => {
  expect((await call(`/article_cards${query}`)).status).toBe(400)
})

test('stories about running are illustrated with nobody on a bike', () => {
  expect(running.filter(({ scene }) => !fitsSport(scene, 'RUNNING')).map(({ title }) => title)).toEqual([])
})
