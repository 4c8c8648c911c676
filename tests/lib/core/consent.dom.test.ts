import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { agreesTo, allows, isUnanswered, parseConsent, readConsent, renewConsent } from '@/lib/core/consent'
import { agreeAlsoTo, CONSENT_CHANGE, keepConsent } from '@/lib/core/keep-consent'
import { answerWith, forgetAnswer, keptAnswer } from '../support/consent'
import { stubLocalStorage } from '../support/storage'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1)

let former: Map<string, string>

beforeEach(() => {
  forgetAnswer()
  former = stubLocalStorage()
})
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

const sendSignal = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })

test('an answer counts for 180 days and no longer', () => {
  const answer = { granted: ['statistics'], at: now, withSignal: false }
  expect(parseConsent(`statistics.${now}`, now + 180 * DAY)).toEqual(answer)
  expect(parseConsent(`statistics.${now}`, now + 180 * DAY + 1)).toBeUndefined()
})

test.each([
  undefined,
  '',
  'none',
  'none.soon',
  `.${now}`,
  `yes.${now}`,
  `statistics+yes.${now}`,
  `none+chat.${now}`,
  `chat.${now + 5 * 60 * 1000 + 1}`,
  `chat.${now + DAY}`,
  `granted ${now}`,
])('takes %j for no answer', (text) => {
  expect(parseConsent(text, now)).toBeUndefined()
})

test('an answer counts where the clock is up to five minutes behind the one that wrote it', () => {
  expect(parseConsent(`chat.${now + 5 * 60 * 1000}`, now)?.granted).toEqual(['chat'])
})

test('each category is agreed to by itself', () => {
  const consent = parseConsent(`chat+statistics.${now}`, now)
  expect(consent?.granted).toEqual(['statistics', 'chat'])
  expect(allows(consent, 'statistics', false)).toBe(true)
  expect(allows(consent, 'outside', false)).toBe(false)
  expect(allows(undefined, 'chat', false)).toBe(false)
})

test('Global Privacy Control refuses statistics, and nobody is asked, until the visitor agrees all the same', () => {
  answerWith('statistics+outside')
  expect(agreesTo('statistics')).toBe(true)
  sendSignal()
  expect(agreesTo('statistics')).toBe(false)
  expect(agreesTo('outside')).toBe(true)
  forgetAnswer()
  expect(isUnanswered()).toBe(false)
  keepConsent(['statistics'])
  expect(keptAnswer()).toBe('statistics .gpc')
  expect(agreesTo('statistics')).toBe(true)
})

test('what is kept is told to the page, and asks nobody any more', () => {
  const told = vi.fn()
  addEventListener(CONSENT_CHANGE, told, { once: true })
  expect(isUnanswered()).toBe(true)
  keepConsent([])
  expect(keptAnswer()).toBe('none')
  expect(isUnanswered()).toBe(false)
  expect(told).toHaveBeenCalledOnce()
})

test('agreeing to one thing more changes nothing about the others', () => {
  answerWith('statistics')
  agreeAlsoTo('outside')
  expect(keptAnswer()).toBe('statistics+outside')
  forgetAnswer()
  agreeAlsoTo('chat')
  expect(keptAnswer()).toBe('chat')
})

test('agreeing to one thing more prolongs nothing: the whole answer ends when it would have', () => {
  const at = Date.now() - 100 * DAY
  answerWith('statistics', at)
  agreeAlsoTo('outside')
  expect(readConsent()).toEqual({ granted: ['statistics', 'outside'], at, withSignal: false })
  keepConsent(['statistics'])
  expect(readConsent()?.at).toBeGreaterThan(at)
})

test('a yes to statistics from before Global Privacy Control is none by agreeing to something else', () => {
  answerWith('statistics')
  sendSignal()
  agreeAlsoTo('outside')
  expect(agreesTo('statistics')).toBe(false)
  answerWith('statistics', Date.now(), '.gpc')
  agreeAlsoTo('chat')
  expect(agreesTo('statistics')).toBe(true)
})

test('a yes from before there were categories is one to statistics alone, and keeps its time', () => {
  const at = Date.now() - 100 * DAY
  former.set('consent', `granted ${at}`)
  expect(readConsent()).toEqual({ granted: ['statistics'], at, withSignal: false })
  renewConsent()
  expect(document.cookie).toBe(`consent=statistics.${at}`)
  keepConsent([])
  expect(former.has('consent')).toBe(false)
  expect(agreesTo('statistics')).toBe(false)
})

test('a no from before stays a no', () => {
  former.set('consent', `refused ${Date.now()}`)
  expect(readConsent()?.granted).toEqual([])
  expect(isUnanswered()).toBe(false)
})

test('a browser that keeps nothing is not asked, and answering there harms nobody', () => {
  const refuse = () => {
    throw new DOMException('a sandboxed document', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
  Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie')
    Reflect.deleteProperty(navigator, 'cookieEnabled')
  })
  expect(isUnanswered()).toBe(false)
  expect(agreesTo('statistics')).toBe(false)
  expect(() => keepConsent(['chat'])).not.toThrow()
})
