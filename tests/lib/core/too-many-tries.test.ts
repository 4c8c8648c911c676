import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { AppError, TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { formatTooManyTries } from '@/lib/core/too-many-tries'
import { messagesOf } from '../../support/messages'

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
  const text = t('body', { wait: '{wait}' })
  expect(formatTooManyTries(new TooManyRequestsError(37), text, locale)?.replaceAll(/\s/g, ' ')).toBe(sentence)
})

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
])('a wait of %s seconds is %s', (seconds, words) => {
  expect(formatTooManyTries(new TooManyRequestsError(seconds), '{wait}', 'en')).toBe(words)
})

test('a limit of a service is told in the same words', () => {
  const limited = new AppError('upstream_unavailable', undefined, { retryAfterSeconds: 30 })
  expect(formatTooManyTries(limited, '{wait}', 'en')).toBe('30 seconds')
})

test('any other failure is no matter of waiting', () => {
  const outage = { service: 'game', operation: 'signUp', kind: 'open' } as const
  expect(formatTooManyTries(new UpstreamError(outage, { retryAfterSeconds: 9 }), '{wait}', 'en')).toBeUndefined()
  expect(formatTooManyTries(new AppError('upstream_unavailable'), '{wait}', 'en')).toBeUndefined()
  expect(formatTooManyTries(new AppError('upstream_failed'), '{wait}', 'en')).toBeUndefined()
  expect(formatTooManyTries(undefined, '{wait}', 'en')).toBeUndefined()
})
