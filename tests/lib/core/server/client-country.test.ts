import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCountryCode } from '@/lib/core/country-code'
import { CLIENT_COUNTRY_HEADER, clientCountry, toldCountry, nameCountry } from '@/lib/core/server/client-country'

const behindProxy = { COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_PROXIES: 1 }

/** What a route handler gets to know of a request that came with these headers. */
function told(headers: Record<string, string>, env: Parameters<typeof clientCountry>[1] = behindProxy) {
  const request = { headers: { ...headers } } as unknown as IncomingMessage
  nameCountry(request, clientCountry(request, env))
  const left = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  return toldCountry({ headers: new Headers(left) })
}

test('the header of the proxy in front says where a visitor is', () => {
  expect(told({ 'cf-ipcountry': 'CA' })).toBe('CA')
  expect(told({ 'cf-ipcountry': ' kr ' })).toBe('KR')
})

test('without a proxy of ours, or without a name, the header is anybody’s and counts for nothing', () => {
  expect(told({ 'cf-ipcountry': 'CA' }, { ...behindProxy, TRUSTED_PROXIES: 0 })).toBeNull()
  expect(told({ 'cf-ipcountry': 'CA' }, { ...behindProxy, COUNTRY_HEADER: undefined })).toBeNull()
  expect(told({ 'x-country': 'CA' })).toBeNull()
})

test('our own header is nobody else’s to set', () => {
  expect(told({ [CLIENT_COUNTRY_HEADER]: 'CA' })).toBeNull()
  expect(told({ [CLIENT_COUNTRY_HEADER]: 'CA', 'cf-ipcountry': 'KR' })).toBe('KR')
})

test.each(['', 'XX', 'zz', 'T1', 'CAN', 'C', 'CA, US'])('%j is no country', (said) => {
  expect(told({ 'cf-ipcountry': said })).toBeNull()
})

test('whatever the header says, what is told is written like a country or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      const country = clientCountry({ headers: { 'cf-ipcountry': said } } as unknown as IncomingMessage, behindProxy)
      expect(country === undefined || isCountryCode(country)).toBe(true)
    }),
  )
})
