import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyDigits, decimalOf, formatMoney, moneyFrom } from '@/lib/core/money'

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'KWD', 'XTS']
const anyCurrency = fc.constantFrom(...currencies)

test.each([
  ['14.99', 'USD', 1499],
  ['14.9', 'USD', 1490],
  ['0', 'EUR', 0],
  ['2200', 'JPY', 2200],
  ['2200.00', 'JPY', 2200],
  ['1.234', 'KWD', 1234],
  ['12.50', 'XTS', 1250],
])('reads %s %s in the smallest unit of the currency', (amount, currency, minor) => {
  expect(moneyFrom(amount, currency)).toEqual({ minor, currency })
})

test.each([
  ['-14.99', 'USD', 'negative'],
  ['12345678901234567890', 'USD', 'twenty digits'],
  ['14.999', 'USD', 'finer than a cent'],
  ['2200.5', 'JPY', 'half a yen'],
  ['1e3', 'USD', 'an exponent'],
  ['14,99', 'EUR', 'a comma'],
  ['', 'USD', 'nothing'],
  ['14.99', 'usd', 'a currency in small letters'],
  ['14.99', 'DOLLAR', 'a currency of six letters'],
  ['14.99', '', 'no currency'],
])('takes %s %s for no money: %s', (amount, currency) => {
  expect(moneyFrom(amount, currency)).toBeUndefined()
})

test('whatever is written as an amount comes back as the same text', () => {
  fc.assert(
    fc.property(anyCurrency, fc.integer({ min: 0, max: 999_999_999_999 }), (currency, minor) => {
      const text = decimalOf({ minor, currency })
      expect(moneyFrom(text, currency)).toEqual({ minor, currency })
      expect(text).toMatch(new RegExp(`^\\d+${currencyDigits(currency) ? `\\.\\d{${currencyDigits(currency)}}` : ''}$`))
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (amount, currency) => {
      const money = moneyFrom(amount, currency)
      expect(money === undefined || (Number.isSafeInteger(money.minor) && money.minor >= 0)).toBe(true)
    }),
  )
})

test.each([
  ['en', 'USD', 17999, '$179.99'],
  ['de', 'EUR', 16999, '169,99\u00A0€'],
  ['ja', 'JPY', 22000, '￥22,000'],
  ['en', 'CAD', 2299, 'CA$22.99'],
])('says it by the rules of %s: %s', (locale, currency, minor, words) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(words)
})

test('names the currency by its code where that is asked for', () => {
  expect(formatMoney({ minor: 2299, currency: 'CAD' }, 'en', 'code')).toBe('CAD\u00A022.99')
})
