import { expect, test } from 'vitest'
import { picture, sectionElement, sectionHtml, webLink } from './render-section'

const post = {
  userName: 'Kenji',
  userHandle: 'kenji_climbs',
  socialPlatform: 'TikTok',
  videoUrl: webLink('https://media.example/climb.mp4'),
  postUrl: webLink('https://www.tiktok.com/@kenji_climbs/video/1'),
  postImage: picture('pine-climb'),
}

const section = (...items: Record<string, unknown>[]) =>
  sectionElement('social_proof', { primary: { title: 'Seen elsewhere' }, items })

test('shows posts as cards under a title, and drops those without content [SL-social_proof-01]', async () => {
  const element = await section(post, { ...post, userName: 'Amara' }, { socialPlatform: 'TikTok' })
  expect(element.querySelector('h2')).toHaveTextContent('Seen elsewhere')
  expect([...element.querySelectorAll('[data-card]')].map((link) => link.getAttribute('data-card'))).toEqual([
    'Kenji',
    'Amara',
  ])
  expect(await sectionHtml('social_proof', { primary: { title: 'Alone' }, items: [{}] })).toBe('')
})

test('a post has name, handle, platform, video, address and picture [SL-social_proof-02]', async () => {
  const card = (await section(post)).querySelector('article')
  expect(card).toHaveTextContent('TikTok')
  expect(card).toHaveTextContent('@kenji_climbs')
  expect(card?.querySelector('h3 a')).toHaveAttribute('href', 'https://www.tiktok.com/@kenji_climbs/video/1')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of pine-climb')
  expect(card?.querySelector('dialog a')).toHaveAttribute('href', 'https://media.example/climb.mp4')
  expect(card?.querySelector('button')).toHaveAccessibleName('Play video: Kenji')
})

test('without a video the picture plays nothing', async () => {
  expect((await section({ ...post, videoUrl: undefined })).querySelector('button')).toBeNull()
})

test('a handle has one at sign, however it was written', async () => {
  const element = await section({ ...post, userHandle: '@kenji' }, { ...post, userHandle: 'kenji' })
  expect(element.textContent?.match(/@+kenji/g)).toEqual(['@kenji', '@kenji'])
})

test.each([
  ['Instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['Elsewhere', undefined],
])('the platform %s shows as %s [SL-social_proof-03]', async (socialPlatform, shown) => {
  const element = await section({ ...post, socialPlatform, postUrl: undefined, videoUrl: undefined })
  expect(element.querySelector('article .rounded-full')?.textContent).toBe(shown)
  expect(element).not.toHaveTextContent('Elsewhere')
})
