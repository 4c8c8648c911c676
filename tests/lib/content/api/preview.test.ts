import { describe, expect, test } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/api/preview')
const SESSION = 'https://cms.cc/previews/a?websitePreviewId=b'
const document = contentDocument('doc-1', { uid: 'plans' })
const none = { name: 'InvalidInputError' }

describe('a token', () => {
  test('shows a draft if it is a session’s that the content service knows', async () => {
    const site = startSite({ documents: [document] })
    const { verifyPreview } = await load()
    await expect(verifyPreview(SESSION)).resolves.toBeUndefined()
    const asked = site.searches().map(({ searchParams }) => [searchParams.get('ref'), searchParams.get('pageSize')])
    expect(asked).toEqual([[SESSION, '1']])
  })

  test.each(['ref-1', 'ref-0', ''])('shows none if it is no session’s and no release’s: %j', async (token) => {
    const site = startSite({ documents: [document] })
    const { verifyPreview } = await load()
    await expect(verifyPreview(token)).rejects.toMatchObject(none)
    expect(site.searches()).toEqual([])
  })

  test.each([400, 404, 410])('shows none if the content service refuses it with %i', async (status) => {
    const site = startSite({ documents: [document] })
    const { verifyPreview } = await load()
    await (await import('@/lib/content/api/repository')).getRepository()
    site.service.broken = Response.json({ message: 'unknown ref' }, { status })
    const cause = { name: 'UpstreamError', status }
    await expect(site.settled(verifyPreview(SESSION))).rejects.toMatchObject({ ...none, cause })
  })

  test.each([
    ['unknown', 404, { type: 'api_notfound_error', message: 'Ref not found. Master ref is: ref-1' }],
    ['over', 410, { message: 'The provided ref is expired. Master ref is: ref-1' }],
  ])('that is %s is not changed for what is published, though the refusal names that', async (_, status, refusal) => {
    const site = startSite({ documents: [document] })
    const { verifyPreview } = await load()
    await (await import('@/lib/content/api/repository')).getRepository()
    Object.assign(site.service, { broken: Response.json(refusal, { status }), brokenTimes: 1 })
    await expect(site.settled(verifyPreview(SESSION))).rejects.toMatchObject(none)
    expect(site.searches()).toHaveLength(1)
  })

  test('shows the drafts of a release that the repository lists', async () => {
    const site = startSite({ documents: [document] })
    site.service.releases = [{ ref: 'winter~ref', label: 'Winter' }]
    const { verifyPreview } = await load()
    await expect(verifyPreview('winter~ref')).resolves.toBeUndefined()
  })

  test('is not known to be none because of an outage', async () => {
    const site = startSite({ documents: [document] })
    const { verifyPreview, getPreviewedDocument } = await load()
    await (await import('@/lib/content/api/repository')).getRepository()
    site.service.broken = Response.json({}, { status: 500 })
    await expect(site.settled(verifyPreview(SESSION))).rejects.toMatchObject({ name: 'UpstreamError' })
    site.service.broken = 'unreachable'
    await expect(site.settled(getPreviewedDocument(SESSION, 'doc-1'))).rejects.toMatchObject({ name: 'UpstreamError' })
  })
})

test('a preview begins with a document in any language, if there is one', async () => {
  startSite({ documents: [{ ...document, lang: 'ja-jp' }] })
  const { getPreviewedDocument } = await load()
  await expect(getPreviewedDocument(SESSION, 'doc-1')).resolves.toMatchObject({ id: 'doc-1' })
  await expect(getPreviewedDocument(SESSION, 'doc-2')).rejects.toMatchObject(none)
})

test('a campaign of a draft is found by its name, if it has one', async () => {
  const campaign = contentDocument('tour', {
    type: 'campaign_page',
    uid: 'tour',
    data: { campaign_short_name: 'midnight' },
  })
  const site = startSite({ documents: [campaign] })
  const { findPreviewedCampaign } = await load()
  await expect(findPreviewedCampaign(SESSION, ' midnight ')).resolves.toBe('tour')
  const asked = site.searches().length
  await expect(findPreviewedCampaign(SESSION, ' ')).resolves.toBeUndefined()
  expect(site.searches()).toHaveLength(asked)
})
