import { expect, test } from 'vitest'
import { dateFormat } from '@/lib/core/formats'

const inZone = (timeZone: string) => dateFormat('en', { timeZone, hour: 'numeric' })

test('a formatter is made once, and one that is in use stays however many others are asked for', () => {
  const used = inZone('Europe/Berlin')
  for (const minutes of Array.from({ length: 500 }, (_, index) => index)) {
    inZone(`+${String(minutes % 14).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
    expect(inZone('Europe/Berlin')).toBe(used)
  }
})

test('two hundred are kept, and no more', () => {
  const first = inZone('UTC')
  for (let digits = 0; digits < 200; digits += 1) dateFormat(`en-x-${digits}`, { timeZone: 'UTC' })
  expect(inZone('UTC')).not.toBe(first)
})
