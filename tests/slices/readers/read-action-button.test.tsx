import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SectionContext } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
import { readActionButton } from '@/slices/readers/read-action-button'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { paragraph, webLink } from '../render-section'

const plain: SectionContext = {
  locale: 'en',
  siteUrl: 'http://localhost:3000',
  position: 1,
  anchor: 'hero_banner-1',
  isDraft: false,
}
const campaign: SectionContext = { ...plain, campaign: { uid: 'tour-2030', shortName: 'tour', isRegistered: true } }
const register = { label: 'Join', url: undefined, event: 'campaign_register' }

test('a registration button registers for the campaign whose page it stands on', () => {
  expect(readActionButton(register, campaign)?.action).toMatchObject({
    kind: 'register',
    registration: { campaign: 'tour', locale: 'en', isRegistered: true },
  })
})

test('on any other page there is nothing to register for: it leads to its address, or is not drawn', () => {
  expect(readActionButton(register, plain)).toBeUndefined()
  expect(readActionButton({ ...register, url: webLink('/ride') }, plain)?.action).toMatchObject({ kind: 'link' })
})

test('the event wins over the address', () => {
  expect(readActionButton({ ...register, url: webLink('/ride') }, campaign)?.action.kind).toBe('register')
})

test('an event that nobody knows does nothing but stand in the log [CN-015]', () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const dance = { ...register, event: 'open the dance floor' }
  expect(readActionButton(dance, campaign)).toBeUndefined()
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    { event: 'open the dance floor', section: 'hero_banner-1' },
    'unknown button action',
  )
  expect(readActionButton({ ...dance, url: webLink('/ride') }, campaign)?.action).toMatchObject({ kind: 'link' })
  warned.mockClear()
  readActionButton({ ...register, event: '' }, campaign)
  readActionButton({ ...register, event: 'Campaign register' }, campaign)
  expect(warned).not.toHaveBeenCalled()
})

test('without a label there is no button', () => {
  expect(readActionButton({ ...register, label: '' }, campaign)).toBeUndefined()
})

function registrationOf(fields: Partial<Parameters<typeof readActionButton>[0]>) {
  const action = readActionButton({ ...register, ...fields }, campaign)?.action
  if (action?.kind !== 'register') throw new Error('no registration button')
  return action.registration
}

test('terms are part of a label, hence of phrases only, and keep their links', async () => {
  const spans = [{ type: 'hyperlink', start: 7, end: 16, data: webLink('/terms') }]
  const terms = [
    { type: 'heading2', text: 'Rules', spans: [] },
    { type: 'paragraph', text: 'I know the rules', spans },
  ]
  const html = renderToStaticMarkup(await resolveTree(registrationOf({ terms }).terms))
  expect(html).toContain('href="/terms"')
  expect(html).not.toMatch(/<(?:div|p|h2)\b/)
})

test('terms that are missing or empty are none', () => {
  for (const terms of [undefined, null, [], paragraph('')]) expect(registrationOf({ terms }).terms).toBeUndefined()
})

test('content may say what the not-eligible dialog says [CP-053]', async () => {
  const fields = { notEligible: paragraph('Tell us your FTP.'), profileLabel: 'To my profile', cancelLabel: 'Later' }
  const registration = registrationOf(fields)
  expect(renderToStaticMarkup(await resolveTree(registration.notEligible))).toContain('Tell us your FTP.')
  expect(registration).toMatchObject({ profileLabel: 'To my profile', cancelLabel: 'Later' })
  expect(registrationOf({})).toMatchObject({ notEligible: undefined, profileLabel: undefined, cancelLabel: undefined })
})
