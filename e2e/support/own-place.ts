import { expect } from '@playwright/test'

/** Expects a redirect to stay on the site. @returns the path it leads to */
export function expectOwnPlace(location: string | string[] | undefined): string {
  const own = new URL(process.env.BASE_URL ?? 'http://localhost:3000')
  const address = new URL(String(location), own)
  expect(address.origin).toBe(own.origin)
  return address.pathname + address.search
}
