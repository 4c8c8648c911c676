import { expect, test } from 'vitest'
import { endpointAddress } from '@/lib/core/endpoint'
import { articlePicturePath } from '@/lib/core/paths'
import { articlePicture } from '@/lib/domains/articles/endpoints'

test('the picture that pages name for an article is where it is drawn', () => {
  expect(articlePicturePath('7', 'de')).toBe(endpointAddress(articlePicture, { id: 7, locale: 'de' }))
})
