import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows what editors wrote [SL-video_category_strip-01]', async () => {
  const element = await sectionElement('video_category_strip', {
    primary: { title: 'the title', category_uid: 'the category uid', video_landing_uid: 'the video landing uid' },
  })
  for (const text of ['the title', 'the category uid', 'the video landing uid']) expect(element).toHaveTextContent(text)
})
