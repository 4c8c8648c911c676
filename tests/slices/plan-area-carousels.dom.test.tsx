import { expect, test } from 'vitest'
import type { CarouselOptions } from '@/components/ui/carousel/attach-carousel'
import { gameEventAnswer } from '../lib/support/game-events'
import { stubUpstream } from '../lib/support/upstream'
import { paragraph, sectionElement } from './render-section'

const article = { ID: 1, post_date: '2026-02-01T08:00:00Z', post_name: 'story', post_title: 'Story' }

/** Filled in for whichever section: each reads the fields of its own. */
const item = (name: string) => ({
  title: name,
  headline: name,
  description: paragraph(name),
  text: paragraph(name),
  event_id: '1001',
  article_id: '7',
})

test.each(['hero_carousel', 'basic_cards', 'community_cards', 'event_cards', 'feature_cards', 'getting_started'])(
  'the slides of %s advance by themselves [PB-038]',
  async (type) => {
    stubUpstream(({ url }) => Response.json(url.includes('/events/') ? gameEventAnswer({ id: 1001 }) : article))
    const element = await sectionElement(type, { primary: { title: 'Title' }, items: ['One', 'Two'].map(item) })
    const carousels = [...element.querySelectorAll<HTMLElement>('[data-carousel]')]
    expect(carousels.map(({ dataset }) => JSON.parse(dataset.carousel ?? '') as CarouselOptions)).toEqual([
      expect.objectContaining({ auto: expect.anything() as unknown }),
    ])
  },
)
