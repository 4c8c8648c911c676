import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketsOf, currentForms, flagsOfSegment, formsOf, inFlagForm, toldForm } from '@/lib/core/server/flag-forms'
import { processWide } from '@/lib/core/server/process-wide'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const name = fc.stringMatching(/^[a-z]{3,12}(-[a-z]{1,8})?$/)
const share = fc.integer({ min: 1, max: 99 })
/** Up to two flags, as many as may be on for a share at a time. */
const shares = fc.dictionary(name, share, { minKeys: 1, maxKeys: 2, noNullPrototype: true })
const mapOf = (ofFlags: Record<string, number>) =>
  new Map(Object.entries(ofFlags).toSorted(([one], [other]) => (one < other ? -1 : 1)))

test('a share of so many per cent has exactly so many of the hundred buckets', () =>
  fc.assert(
    fc.property(name, share, (flag, percent) => {
      expect(bucketsOf(flag, percent).size).toBe(percent)
    }),
  ))

test('a larger share takes the flag from nobody who had it', () =>
  fc.assert(
    fc.property(name, share, share, (flag, one, other) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
      const those = bucketsOf(flag, larger)
      expect([...bucketsOf(flag, smaller)].filter((bucket) => !those.has(bucket))).toEqual([])
    }),
  ))

test('who has one flag says nothing of who has another', () => {
  const names = Array.from({ length: 100 }, (_, index) => `flag-${index}`)
  const both = names.slice(1).map((each, index) => {
    const [one, other] = [bucketsOf(names[index] ?? '', 50), bucketsOf(each, 50)]
    return [...one].filter((bucket) => other.has(bucket)).length
  })
  const mean = both.reduce((sum, each) => sum + each, 0) / both.length
  // Of two halves that have nothing to do with each other, a quarter is in both.
  expect(Math.abs(mean - 25)).toBeLessThan(1.5)
  expect(Math.max(...both)).toBeLessThan(40)
})

test('there are no more forms than answers of the flags, the plain one first, and each bucket has one', () =>
  fc.assert(
    fc.property(shares, (ofFlags) => {
      const forms = formsOf(mapOf(ofFlags))
      if (forms === undefined) throw new Error('there are shares')
      expect(forms.all.length).toBeLessThanOrEqual(2 ** Object.keys(ofFlags).length)
      expect(forms.all[0]).toBe('')
      expect(forms.ofBucket).toHaveLength(100)
      const buckets = Object.entries(ofFlags).map(([flag, percent]) => ({ flag, on: bucketsOf(flag, percent) }))
      for (const [bucket, form] of forms.ofBucket.entries()) {
        expect(forms.all).toContain(form)
        const on = buckets.flatMap((each) => (each.on.has(bucket) ? [each.flag] : []))
        expect(flagsOfSegment(inFlagForm('/de', form)).toSorted()).toEqual(on.toSorted())
      }
    }),
  ))

test('a front’s table names for each bucket without the plain form one that has the same form', () =>
  fc.assert(
    fc.property(shares, (ofFlags) => {
      const forms = formsOf(mapOf(ofFlags))
      if (forms === undefined) throw new Error('there are shares')
      expect(forms.table).toMatch(/^(?:,\d\d?=\d\d?)+,$/)
      const table = new Map(
        [...forms.table.matchAll(/(\d+)=(\d+)/g)].map(([, one, other]) => [Number(one), Number(other)]),
      )
      for (const [bucket, form] of forms.ofBucket.entries()) {
        expect(table.has(bucket)).toBe(form !== '')
        expect(forms.ofBucket[table.get(bucket) ?? bucket]).toBe(form)
      }
      expect(new Set(table.values()).size).toBe(forms.all.length - 1)
    }),
  ))

test('without a share pages have no forms', () => {
  expect(formsOf(new Map())).toBeUndefined()
  expect(currentForms(['web-default-annual', '-event-feed'])).toBeUndefined()
})

test('the forms follow what operators switch over, and otherwise the environment', () => {
  forgetProcessState() // as another test of this process may have done
  const environment = ['web-default-annual:20%']
  const switches = processWide<{ switches?: object }>('switches', () => ({}))
  const onBuckets = () => currentForms(environment)?.ofBucket.filter(Boolean).length
  expect([onBuckets(), onBuckets()]).toEqual([20, 20])
  switches.switches = { version: 1, flags: { 'web-default-annual': false }, shares: { 'web-default-annual': 30 } }
  expect(onBuckets()).toBe(30)
  switches.switches = { version: 2, flags: { 'web-default-annual': true } }
  expect(onBuckets()).toBeUndefined()
  forgetProcessState()
})

test('the forms are those of the environment that is asked about, and are made once for it', () => {
  forgetProcessState()
  const [few, many] = [['web-default-annual:20%'], ['web-default-annual:40%']]
  const onBuckets = (environment: readonly string[]) => currentForms(environment)?.ofBucket.filter(Boolean).length
  expect([onBuckets(few), onBuckets(many), onBuckets(few)]).toEqual([20, 40, 20])
  expect(currentForms(few)).toBe(currentForms(few))
})

test('whatever a request says, its form is one of those there are', () => {
  const forms = formsOf(new Map([['winter', 50]]))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('winter', 'winter~winter', '~winter', 'Winter')), (told) => {
      const form = toldForm({ get: () => told }, forms)
      expect(form).toBe(told === 'winter' ? 'winter' : '')
    }),
  )
  expect(toldForm({ get: () => null }, forms)).toBe('')
  expect(toldForm({ get: () => 'winter' }, undefined)).toBeUndefined()
})

test.each([
  ['/en', '', '/en'],
  ['/en', 'winter', '/en~winter'],
  ['/de/plans', 'summer~winter', '/de~summer~winter/plans'],
])('%s in the form “%s” is %s', (route, form, expected) => expect(inFlagForm(route, form)).toBe(expected))
