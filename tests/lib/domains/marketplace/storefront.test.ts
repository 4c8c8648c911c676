import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../../support/upstream'

const questionSchema = z.object({ variables: z.object({ after: z.string().nullable() }) })

type Field = { key: string; value: string; reference?: object }

const node = (handle: string, ...more: Field[]) => ({
  node: { handle, fields: [{ key: 'title', value: `Item ${handle}` }, ...more] },
})

const pageOf = (edges: object[], endCursor?: string) =>
  Response.json({
    data: { metaobjects: { edges, pageInfo: { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? null } } },
  })

const image = (url: string): Field => ({
  key: 'image',
  value: 'gid',
  reference: { image: { url, altText: 'A jersey', width: 1000, height: 800 } },
})

/** Items are read once in a while, so that each test has modules of its own. */
const started = () => {
  vi.resetModules()
  return import('@/lib/domains/marketplace/server')
}

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})

test('an item is ready for our product alone, and shows pictures of our media alone [MK-002, MK-004]', async () => {
  const { listItems } = await started()
  const [ours = ''] = env.MEDIA_ORIGINS
  const ready = { key: `${env.PRODUCT_SLUG}Ready`, value: 'true' }
  const pictures = [node('ready', ready, image(`${ours}/jersey.jpg`)), node('other', image('https://elsewhere.test/a'))]
  stubUpstream(() => pageOf(pictures))
  expect((await listItems('en-us')).map(({ isReady, image: shown }) => [isReady, shown?.url])).toEqual([
    [true, `${ours}/jersey.jpg`],
    [false, undefined],
  ])
})

test('items that come on several pages are in one grid, by their positions [MK-014, MK-015, MK-022]', async () => {
  const { listItems } = await started()
  const at = (position: string): Field => ({ key: 'gridPosition', value: position })
  const asked = stubUpstream(async (request) => {
    const { variables } = questionSchema.parse(await request.json())
    return variables.after === null
      ? pageOf([node('last'), node('third', at('3'))], 'more')
      : pageOf([node('first', at('1')), node('second', at('2'))])
  })
  expect((await listItems('en-us')).map(({ handle }) => handle)).toEqual(['first', 'second', 'third', 'last'])
  expect(asked).toHaveLength(2)
})

test('a storefront whose pages never end is asked for forty of them', async () => {
  const { listItems } = await started()
  const asked = stubUpstream(() => pageOf([node('again')], 'more'))
  expect(await listItems('en-us')).toHaveLength(40)
  expect(asked).toHaveLength(40)
})

test('a storefront that fails is told of with the locale that shows nothing [MK-011, MK-012]', async () => {
  const { findItems } = await started()
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(findItems('fr-ca')).resolves.toEqual([])
  const details: unknown = expect.objectContaining({ locale: 'fr-ca', err: expect.objectContaining({ status: 403 }) })
  expect(log.error).toHaveBeenCalledExactlyOnceWith(details, 'marketplace shows no items')
})
