import { beforeEach, expect, test, vi } from 'vitest'
import { chooseCountry, knownCountry, onCountryChange, tellCountry } from '@/lib/domains/session/country-choice'
import { stubLocalStorage } from '../../support/storage'

let kept: Map<string, string>

beforeEach(() => {
  kept = stubLocalStorage()
  tellCountry(null)
})

test('a visitor is of the country that was told, until another is chosen on this device', () => {
  expect(knownCountry()).toBeUndefined()
  tellCountry('DE')
  expect(knownCountry()).toBe('DE')
  chooseCountry('FR')
  expect(knownCountry()).toBe('FR')
  tellCountry('IT')
  expect(knownCountry()).toBe('FR')
})

test('the choice is remembered for this device, and is all that is', () => {
  tellCountry('DE')
  expect(kept.size).toBe(0)
  chooseCountry('FR')
  expect([...kept]).toEqual([['country', 'FR']])
})

test.each(['', 'de', 'DEU', '<b>'])('what is no country is none: %j', (text) => {
  kept.set('country', text)
  tellCountry(text)
  expect(knownCountry()).toBeUndefined()
})

test('where nothing can be remembered, a choice is good for this page', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  tellCountry('DE')
  chooseCountry('FR')
  expect(knownCountry()).toBe('FR')
})

test('every part of the page hears of a change, of other tabs too, until it listens no more', () => {
  const hear = vi.fn()
  const end = onCountryChange(hear)
  tellCountry('DE')
  chooseCountry('FR')
  expect(hear).toHaveBeenCalledTimes(2)
  dispatchEvent(new StorageEvent('storage', { key: 'country' }))
  expect(hear).toHaveBeenCalledTimes(3)
  end()
  tellCountry('IT')
  dispatchEvent(new StorageEvent('storage', { key: 'country' }))
  expect(hear).toHaveBeenCalledTimes(3)
})
