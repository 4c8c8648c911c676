import { expect, test } from 'vitest'
import { giftText, moneyText } from '@/lib/domains/fundraising/money-text'

const event = { money: '{symbol}{amount}', symbol: '£', locale: 'en' }

test.each([
  [1200, '£1,200'],
  [12.5, '£12.50'],
  [0.125, '£0.13'],
])('%d raised are %s, with cents where there are some', (amount, shown) => {
  expect(moneyText('{symbol}{amount}', amount, '£', 'en')).toBe(shown)
})

test('the language says where the symbol stands and how numbers are written', () => {
  expect(moneyText('{amount} {symbol}', 1234.5, '€', 'de')).toBe('1.234,50 €')
})

test.each([
  [{ amount: 25, currency: 'EUR' }, '€25'],
  [{ amount: 12.5, currency: 'EUR' }, '€12.50'],
  [{ amount: 25 }, '£25'],
  [{ amount: 12.5 }, '£12.50'],
])('the gift %j is %s: in its own currency, or in the event’s', (gift, shown) => {
  expect(giftText(gift, event)).toBe(shown)
})
