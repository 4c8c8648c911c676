import { expect, test } from 'vitest'
import { memberHandlers } from '@/e2e/support/member-handlers'
import type { Endpoint } from '@/lib/core/endpoint'
import { endpointOf } from '@/lib/core/server/endpoint/exchange'
import { apartRoutes } from './support/apart-routes'
import { declaredEndpoints, routeHandlers } from './support/declared-endpoints'

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const [declared, handlers] = await Promise.all([declaredEndpoints(), routeHandlers()])
const endpoints = declared.map(({ endpoint }) => endpoint)

test('every endpoint is declared once, and says in a sentence what it does', () => {
  expect(endpoints.length).toBeGreaterThan(50)
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  expect(declared.filter(({ text }) => text.length < 10)).toEqual([])
})

test('the route in the folder of an endpoint’s path answers it, by the wrapper that counts tries', () => {
  const unanswered = endpoints.filter((each) => {
    const handler = handlers.get(nameOf(each))
    return handler === undefined || endpointOf(handler) !== each
  })
  expect(unanswered.map(nameOf)).toEqual([])
})

test('every other route is apart for a reason', () => {
  const names = new Set(endpoints.map(nameOf))
  const others = [...handlers.keys()].filter((name) => !names.has(name))
  expect(others.toSorted()).toEqual(Object.keys(apartRoutes).toSorted())
})

/** The endpoint that Next takes for an address: a folder's own name goes before a parameter. */
function endpointAt(method: string, address: string): Endpoint | undefined {
  const path = new URL(address, 'http://site.test').pathname
  const matching = endpoints.filter(
    (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  )
  return matching.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0]
}

test('e2e/security-members.spec.ts tries every endpoint for members, and nothing else but signing out', () => {
  const tried = memberHandlers.map(({ method, path }) => endpointAt(method, path))
  const missing = endpoints.filter((each) => each.limit === undefined && !tried.includes(each))
  expect(missing.map(nameOf)).toEqual([])
  const others = memberHandlers.filter((_, index) => tried[index]?.limit !== undefined || tried[index] === undefined)
  expect(others.map(({ path }) => path)).toEqual(['/api/auth/logout'])
})
