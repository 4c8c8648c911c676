import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { AppError, TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { failureText, limitText } from '@/lib/core/failure-text'
import { messagesOf } from '../../support/messages'

const texts = { tooManyTries: '{wait}', unreadable: 'We have to mend it.' }

const sentences = [
  ['en', 'Too many tries in a short time. Please wait 37 seconds, then try again.'],
  ['de', 'Zu viele Versuche in kurzer Zeit. Bitte warte 37 Sekunden und versuch es dann noch einmal.'],
  ['es', 'Han sido demasiados intentos en poco tiempo. Espera 37 segundos y vuelve a intentarlo.'],
  ['fr', 'Trop de tentatives en peu de temps. Attends 37 secondes, puis réessaie.'],
  ['it', 'Troppi tentativi in poco tempo. Aspetta 37 secondi e poi riprova.'],
  ['ja', '短時間での試行が多すぎます。37 秒待ってから、もう一度お試しください。'],
] as const

test.each(sentences)('says in %s how long to wait', (locale, sentence) => {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'tooManyTries' })
  const all = { ...texts, tooManyTries: t('body', { wait: '{wait}' }) }
  expect(failureText(new TooManyRequestsError(37), all, locale)?.replaceAll(/\s/g, ' ')).toBe(sentence)
})

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
])('a wait of %s seconds is %s', (seconds, words) => {
  expect(failureText(new TooManyRequestsError(seconds), texts, 'en')).toBe(words)
})

test('a limit of a service is told in the same words', () => {
  const limited = new AppError('upstream_unavailable', undefined, { retryAfterSeconds: 30 })
  expect(failureText(limited, texts, 'en')).toBe('30 seconds')
})

test('an answer of another form is told as what no waiting mends, whatever the limits', () => {
  const answered = { service: 'game', operation: 'signUp', kind: 'schema', status: 200 } as const
  expect(failureText(new UpstreamError(answered, { retryAfterSeconds: 9 }), texts, 'en')).toBe('We have to mend it.')
  expect(failureText(new AppError('upstream_unreadable'), texts, 'en')).toBe('We have to mend it.')
})

test('where the specification wants no message, only limits have one [EV-127, CP-044]', () => {
  expect(limitText(new AppError('upstream_unreadable'), texts, 'en')).toBeUndefined()
  expect(limitText(new TooManyRequestsError(1), texts, 'en')).toBe('1 second')
})

test('any other failure is no matter of waiting', () => {
  const outage = { service: 'game', operation: 'signUp', kind: 'open' } as const
  expect(failureText(new UpstreamError(outage, { retryAfterSeconds: 9 }), texts, 'en')).toBeUndefined()
  expect(failureText(new AppError('upstream_unavailable'), texts, 'en')).toBeUndefined()
  expect(failureText(new AppError('upstream_failed'), texts, 'en')).toBeUndefined()
  expect(failureText(undefined, texts, 'en')).toBeUndefined()
})
