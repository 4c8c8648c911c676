import { expect, test } from 'vitest'
import { PAGE_STATUS_META, pageStatusOf } from '@/lib/delivery/page-status'

const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const marker = (status: number) => `<meta name="${PAGE_STATUS_META}" content="${status}"/>`

test.each([404, 410, 500, 503])('a page whose head says %d asks for that status', (status) => {
  expect(pageStatusOf(page(marker(status)))).toBe(status)
})

test('an ordinary page asks for none', () => {
  expect(pageStatusOf(page('<title>Plans</title>'))).toBeUndefined()
})

test('a status outside the head, or of another kind, counts for nothing', () => {
  expect(pageStatusOf(page('', marker(404)))).toBeUndefined()
  expect(pageStatusOf(page(marker(200)))).toBeUndefined()
  expect(pageStatusOf(marker(404))).toBe(undefined)
})
