import type { APIRequestContext } from '@playwright/test'
import { publishCampaign } from './support/campaigns.ts'
import { expect, test } from './support/fixtures.ts'
import { heading, testDocument, testUid } from './support/test-document.ts'

// After any change of a document, every page that showed it is regenerated at the next request.

test('a new address: the old one is missing, the new one is there, links and lists name the new one', async ({
  request,
  sandbox,
}) => {
  const [uid, newUid, other] = [testUid('moved'), testUid('moved-to'), testUid('links-to-it')]
  await sandbox.create(testDocument(uid, [heading('Moved')]))
  const button = { text: 'Ride', button_label: 'There', button_url: { $link: `page:${uid}` } }
  await sandbox.create(testDocument(other, [{ slice_type: 'text_strip', primary: button }]))
  expect(await textOf(request, `/${other}`)).toContain(`href="/${uid}"`)
  expect(await textOf(request, '/sitemaps/en.xml')).toContain(`/${uid}<`)
  expect(await textOf(request, `/${uid}`)).toContain('Moved')

  await sandbox.publish(`page/${uid}/en-us`, [{ path: 'uid', value: newUid }])
  expect((await request.get(`/${uid}`)).status()).toBe(404)
  expect(await textOf(request, `/${newUid}`)).toContain('Moved')
  expect(await textOf(request, `/${other}`)).toContain(`href="/${newUid}"`)
  expect(await textOf(request, '/sitemaps/en.xml')).toContain(`/${newUid}<`)
  expect(await textOf(request, '/sitemaps/en.xml')).not.toContain(`/${uid}<`)
})

test('another target of a link', async ({ request, sandbox }) => {
  const uid = testUid('target')
  const button = { text: 'Ride', button_label: 'There', button_url: { $link: 'page:about' } }
  await sandbox.create(testDocument(uid, [{ slice_type: 'text_strip', primary: button }]))
  const linked = /<main.*href="\/about".*<\/main>/s
  expect(await textOf(request, `/${uid}`)).toMatch(linked)
  await sandbox.publish(`page/${uid}/en-us`, [
    { path: 'data.body.0.primary.button_url', value: { $link: 'page:terms' } },
  ])
  expect(await textOf(request, `/${uid}`)).not.toMatch(linked)
})

test('other tags: a stage document becomes another stage’s', async ({ request, sandbox }) => {
  const shortName = testUid('tagged')
  const path = await publishCampaign(sandbox, shortName)
  const stage = (tag: string, words: string) => ({
    type: 'campaign_stage',
    uid: testUid('stage'),
    lang: 'en-us',
    tags: [tag],
    data: {
      campaign_short_name: shortName,
      body1: [{ variation: 'default', items: [], primary: {}, ...heading(words) }],
    },
  })
  const [soon, over] = [stage('pre-registration', 'Soon'), stage('post', 'Over')]
  await sandbox.create(soon)
  await sandbox.create(over)
  expect(await textOf(request, path)).toContain('Soon')

  await sandbox.publish(`campaign_stage/${soon.uid}/en-us`, [{ path: 'tags', value: ['post'] }])
  await sandbox.publish(`campaign_stage/${over.uid}/en-us`, [{ path: 'tags', value: ['pre-registration'] }])
  const html = await textOf(request, path)
  expect(html).toContain('Over')
  expect(html).not.toContain('Soon')
})

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}
