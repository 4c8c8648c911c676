import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Service } from '../kernel/service.ts'

/** The dealer locator's script; the company is a parameter of its own address (contracts.md, locator). */
export function createLocator(): Service {
  const script = readFileSync(new URL('./locator.js', import.meta.url), 'utf8')
  const routes = new Hono()
  routes.get('/locator.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  return { name: 'locator', routes, reset() {} }
}
