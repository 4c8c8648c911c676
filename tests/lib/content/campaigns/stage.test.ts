import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const stage = (data: Record<string, unknown>) => contentDocument('brume', { type: 'stage', uid: 'brume', data })
const linkTo = (changes: object = {}) => ({ link_type: 'Document', type: 'stage', uid: 'brume', ...changes })

async function findStage(field: unknown, documents = [stage({ stageName: 'Col de la Brume' })]) {
  startSite({ documents })
  const { findLinkedStage } = await import('@/lib/content/campaigns/stage')
  return findLinkedStage(field, 'en')
}

test('the stage that a link names has its number, name, picture and address', async () => {
  const data = {
    stage_number: 3,
    stageName: ' Col de la Brume ',
    stageImage: { url: 'http://localhost/brume.png', dimensions: { width: 1600, height: 900 }, alt: 'Mist' },
    stageUrl: { link_type: 'Web', url: '/routes' },
  }
  expect(await findStage(linkTo(), [stage(data)])).toEqual({
    uid: 'brume',
    number: 3,
    name: 'Col de la Brume',
    image: { url: 'http://localhost/brume.png', width: 1600, height: 900, alt: 'Mist' },
    link: { href: '/routes', external: false, newTab: false },
  })
})

test('a stage that can’t be read in an outage is not taken for one that is gone', async () => {
  const { service, settled } = startSite({ documents: [stage({})] })
  service.broken = 'unreachable'
  const { findLinkedStage } = await import('@/lib/content/campaigns/stage')
  await expect(settled(findLinkedStage(linkTo(), 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})

test.each([
  ['nothing', undefined],
  ['a web page', { link_type: 'Web', url: '/routes' }],
  ['a document of another type', linkTo({ type: 'page' })],
  ['one that is gone', linkTo({ isBroken: true })],
  ['one that nobody finds', linkTo({ uid: 'nowhere' })],
])('a link to %s names no stage', async (_, field) => {
  expect(await findStage(field)).toBeUndefined()
})
