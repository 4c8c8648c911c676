import { expect, test } from 'vitest'
import { videoStructuredData } from '@/components/videos/structured-data'
import { problemsOfAll } from '@/e2e/support/structured-data'

const facts = {
  title: 'Hold a wheel',
  description: 'The draft saves a third.',
  thumbnailUrl: 'https://media.example/wheel.png',
  publishedAt: new Date('2026-02-01T10:00:00Z'),
  source: { kind: 'file', address: 'https://media.example/wheel.mp4' },
  url: 'https://site.test/video/lessons/wheel',
  site: { name: 'Gruppetto', url: 'https://site.test' },
} as const

test('tells search engines what a video shows, since when and where', () => {
  expect(videoStructuredData(facts)).toMatchObject({
    '@type': 'VideoObject',
    name: 'Hold a wheel',
    thumbnailUrl: facts.thumbnailUrl,
    uploadDate: '2026-02-01T10:00:00.000Z',
    contentUrl: 'https://media.example/wheel.mp4',
  })
  expect(problemsOfAll([videoStructuredData(facts)])).toEqual([])
})

test('a player is no file, and a video without either has neither', () => {
  const embed = videoStructuredData({
    ...facts,
    source: { kind: 'embed', address: 'https://player.vimeo.com/video/1' },
  })
  expect(embed).toMatchObject({ embedUrl: 'https://player.vimeo.com/video/1' })
  expect(embed).not.toHaveProperty('contentUrl')
  const neither = videoStructuredData({ ...facts, source: undefined })
  for (const name of ['embedUrl', 'contentUrl']) expect(neither).not.toHaveProperty(name)
})
