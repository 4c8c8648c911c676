import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/campaigns/stage-page')

const section = { slice_type: 'text', primary: { text: 'Up' }, items: [] }
const stage = (data: Record<string, unknown>, lang = 'en-us') =>
  contentDocument(`stage-1.${lang}`, { type: 'stage', uid: 'tour-1', lang, data })

test('reads a stage as editors wrote it [EV-018]', async () => {
  const picture = { url: 'https://media.test/pass.jpg', alt: 'The pass', dimensions: { width: 1600, height: 900 } }
  const url = { link_type: 'Web', url: 'https://site.test/pass' }
  startSite({
    documents: [
      stage({
        stage_number: 3,
        stageName: 'Col de la Brume',
        stageImage: picture,
        stageUrl: url,
        stageColor: 'green',
        anchorHash: 'col',
        lxnLocalStageStarts: '2026-03-01T18:00:00',
        lxnLocalStageEnds: '2026-03-08T18:00:00',
        tag: 'tour-stage-3',
        campaign_stage_short_name: 'tour-3',
        body: [section],
      }),
    ],
  })
  await expect((await load()).getStage('tour-1', 'en')).resolves.toMatchObject({
    uid: 'tour-1',
    number: 3,
    name: 'Col de la Brume',
    image: { url: picture.url, alt: 'The pass' },
    url,
    colour: 'green',
    anchorHash: 'col',
    starts: '2026-03-01T18:00:00',
    ends: '2026-03-08T18:00:00',
    tag: 'tour-stage-3',
    shortName: 'tour-3',
    sections: [section],
  })
})

test('the English stage stands in for a missing translation; one that nobody wrote is missing', async () => {
  startSite({ documents: [stage({ stageName: 'Pass', body: [] })] })
  const { getStage } = await load()
  await expect(getStage('tour-1', 'ja')).resolves.toMatchObject({ language: 'en', name: 'Pass', number: undefined })
  await expect(getStage('tour-9', 'en')).rejects.toMatchObject({ code: 'not_found' })
})
