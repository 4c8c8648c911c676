import { expect, test, vi } from 'vitest'
import { isDecorated, PageDecorator } from '@/lib/delivery/page-cache/page-decorator'
import { buildFolder, KEY, page, POLICY } from '../../../support/started-page-cache'

const DATA_FILE = /\/page-data\/[\w-]{43}\//

test('a page has its policy once it was decorated, and keeps the one that it has', () => {
  const decorator = new PageDecorator(buildFolder())
  const { html, rscData } = page('Plans')
  const made: Parameters<typeof isDecorated>[0] = { html, rscData }
  expect(isDecorated(made)).toBe(false)
  decorator.decorate(made, KEY)
  expect(isDecorated(made)).toBe(true)
  const own = { html, rscData, headers: { [POLICY]: "default-src 'none'" } }
  decorator.decorate(own, KEY)
  expect(own).toEqual({ html, rscData, headers: { [POLICY]: "default-src 'none'" } })
})

test('a page names what may be fetched ahead, unless that step is left out or its scripts can’t be verified', () => {
  const headersOf = (made = page('Plans')) => {
    new PageDecorator(buildFolder()).decorate(made, KEY)
    return made.headers
  }
  expect(headersOf()).toHaveProperty('speculation-rules', '"/speculation-rules.json"')
  expect(headersOf({ ...page('Plans'), html: '<script>own()</script>' })).not.toHaveProperty('speculation-rules')
  vi.stubEnv('DELIVERY_STEPS', 'arrange-scripts')
  expect(headersOf()).not.toHaveProperty('speculation-rules')
})

test('neither the document nor its data hold the address that it was asked for by', () => {
  const flight = '0:{"P":null,"c":["","about?mine=1"],"q":"?mine=1"}\n'
  const made = page(flight)
  made.html = made.html.replace(`<body>${flight}`, '<body>')
  new PageDecorator(buildFolder()).decorate(made, KEY)
  expect(made.rscData.toString()).toBe('0:{"P":null,"c":["",""],"q":""}\n')
  expect(made.html).not.toContain('mine')
})

test.each([
  ['several instances', 'REDIS_URL', 'redis://localhost:6379'],
  ['a front, whose copy may outlive the page', 'FRONT_SECRET', 'secret-of-the-front'],
])('with one instance a page’s data are a file; with %s, they stay in the page', (_, name, value) => {
  const decorated = () => {
    const made = page('Plans')
    new PageDecorator(buildFolder()).decorate(made, KEY)
    return made.html
  }
  expect(decorated()).toMatch(DATA_FILE)
  vi.stubEnv(name, value)
  expect(decorated()).not.toMatch(DATA_FILE)
  expect(decorated()).toContain('self.__next_f.push([1,"Plans"])')
})
