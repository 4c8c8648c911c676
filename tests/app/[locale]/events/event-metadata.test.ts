import { expect, test } from 'vitest'
import { eventMetadata } from '@/app/[locale]/events/view/[id]/event-metadata'
import { locales } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import type { Event } from '@/lib/domains/events/schema'

const event: Event = {
  id: '7',
  name: 'Col by lantern light',
  description: 'Over the pass.',
  startsAt: '2026-03-01T18:00:00Z',
  type: 'group_ride',
  sport: 'cycling',
  restricted: false,
  rules: [],
  tags: [],
  signedUp: false,
  subgroups: [],
}

test('names the event, its address in each language, and its picture for sharing', async () => {
  const metadata = await eventMetadata(event, 'de')
  expect(metadata).toMatchObject({ title: 'Col by lantern light', description: 'Over the pass.' })
  expect(metadata.alternates?.canonical).toBe(`${env.SITE_URL}/de/events/view/7`)
  expect(Object.keys(metadata.alternates?.languages ?? {}).toSorted()).toEqual([...locales, 'x-default'].toSorted())
  expect(metadata.openGraph?.images).toEqual([
    {
      url: `${env.SITE_URL}/api/pictures/events/7/de`,
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: 'Col by lantern light',
    },
  ])
  expect(metadata.twitter).toEqual({ card: 'summary_large_image' })
})

test('an event without description is described by its kind', async () => {
  const metadata = await eventMetadata({ ...event, description: undefined }, 'en')
  expect(metadata.description).toBe(`Group ride · Cycling: join in on ${env.PRODUCT_NAME}.`)
})
