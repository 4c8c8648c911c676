import { expect, test, vi } from 'vitest'
import { POST } from '@/app/api/profile/form/route'
import { rateLimits } from '@/lib/core/limits'
import { unsavedForm } from '@/lib/domains/profile/unsaved-form'
import { gameProfileAnswer } from '../../../lib/support/profiles'
import { NOW, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'
import { aloneAt, anothersPage, page, sendForm } from '../support/member-form'

/** The form as it is drawn for Maya. */
const drawn = {
  ...page,
  shownUnits: 'metric',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  gender: 'female',
  ftp: '224',
  weight: '61.3',
  runTime: '23:15',
  units: 'metric',
}

aloneAt()

/** A game server with Maya's profile. @returns what was written */
function game(answer: () => Response = () => Response.json(gameProfileAnswer)): unknown[] {
  const written: unknown[] = []
  stubUpstream(async (request) => {
    if (request.method === 'GET') return Response.json(gameProfileAnswer)
    written.push(await request.json())
    return answer()
  })
  return written
}

const send = async (form: Record<string, string>) => (await sendForm(POST, form)).to

test('a form saves what was changed in it, and the page says so in its language', async () => {
  const written = game()
  const form = { ...drawn, locale: 'de', weight: '61,3', firstName: ' Mai ', ftp: '230', runTime: '' }
  expect(await send(form)).toBe('/de/settings/profile?done=saved')
  expect(written).toEqual([{ firstName: 'Mai', ftp: 230, runTime5kmInSeconds: null }])
})

test('a form in which nothing was changed writes nothing', async () => {
  const written = game()
  expect(await send(drawn)).toBe('/settings/profile?done=unchanged')
  expect(written).toEqual([])
})

test.each([
  ['stays as it is', '61.3', { useMetric: false }],
  ['is converted from what its field says', '70', { useMetric: false, weight: 70 }],
])('where other units are chosen, the weight %s', async (_, weight, expected) => {
  const written = game()
  await send({ ...drawn, units: 'imperial', weight })
  const [{ weight: kilograms, ...rest }] = [{ ...(written[0] as { weight?: number }) }]
  expect({ ...rest, ...(kilograms !== undefined && { weight: Math.round(kilograms) }) }).toEqual(expected)
})

test.each([
  { firstName: '  ' },
  { lastName: 'x'.repeat(61) },
  { ftp: '7000' },
  { weight: 'heavy' },
  { runTime: '0:59' },
  { gender: 'no' },
  { units: 'stones' },
])('%o is not saved, and the page says why', async (typed) => {
  const written = game()
  expect(await send({ ...drawn, ...typed })).toMatch(/^\/settings\/profile\?problem=invalid_input/)
  expect(written).toEqual([])
})

test('what could not be saved is in the page’s address, sealed for its player and for ten minutes', async () => {
  game()
  const to = new URL((await send({ ...drawn, locale: 'de', ftp: '9000', firstName: 'Secret' })) ?? '', SITE)
  expect(decodeURIComponent(to.href)).not.toContain('Secret')
  const sealed = to.searchParams.get('unsaved') ?? ''
  const { player: _player, locale: _locale, shownUnits: _shown, ...fields } = drawn
  expect(await unsavedForm.open(sealed)).toEqual({
    player: page.player,
    form: { ...fields, ftp: '9000', firstName: 'Secret' },
  })
  vi.setSystemTime(NOW + 11 * 60_000)
  expect(await unsavedForm.open(sealed)).toBeUndefined()
})

test('a form that could not be saved fits into an address, whatever its fields hold', async () => {
  game()
  const longest = '長'.repeat(100)
  const fits = { ...drawn, firstName: longest, lastName: longest, ftp: longest, weight: longest, runTime: longest }
  expect((await send(fits))?.length).toBeLessThan(4096)
  expect(await send({ ...fits, firstName: `${longest}長` })).toBe('/settings/profile?problem=invalid_input')
})

test.each([
  ['another site', {}, { 'sec-fetch-site': 'cross-site' }],
  ['another player’s page', anothersPage, {}],
  ['a page without a player', { player: '' }, {}],
])('a form of %s saves nothing', async (_, fields, headers: Record<string, string>) => {
  const written = game()
  await sendForm(POST, { ...drawn, firstName: 'Mai', ...fields }, headers)
  expect(written).toEqual([])
})

test.each([
  [400, 'invalid_input'],
  [429, 'failed'],
  [503, 'failed'],
])('where the game answers %i, the page says that it was not saved', async (status, problem) => {
  game(() => new Response(null, { status }))
  const to = new URL((await send({ ...drawn, firstName: 'Mai' })) ?? '', SITE)
  expect(to.searchParams.get('problem')).toBe(problem)
  expect((await unsavedForm.open(to.searchParams.get('unsaved') ?? ''))?.form.firstName).toBe('Mai')
})

test('nobody saves without end', async () => {
  const written = game()
  for (let count = 0; count < rateLimits.sessionWrites.tries; count += 1) await send({ ...drawn, ftp: '' })
  const before = written.length
  expect(await send({ ...drawn, firstName: 'Mai' })).toBe('/settings/profile?problem=too_many_requests')
  expect(written).toHaveLength(before)
})
