import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../../scripts/support/content-check/check-content'
import { root } from '../../../scripts/support/root'
import { checkServices } from '../../../scripts/support/services-check/check-services'
import { json, type Services, startServices } from './deviating-services'

let services: Services
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.close())

/** What both checks say of locales of a repository that has only some, on a site that tries Arabic. */
async function bothAdvices(...there: readonly string[]) {
  const env = services.env({ TRIAL_LANGUAGES: 'ar' })
  const languages = there.map((id) => ({ id, name: id, is_master: id === 'en-us' }))
  services.deviate([/\/content\/api\/v2$/, json((described) => ({ ...described, languages }))])
  const { advice } = await checkContent(env)
  const finding = (await checkServices(env, { root })).find(({ what }) => what === 'locales')
  return { advice, finding }
}

test('content:check and services:check name the same missing locales, those of trial languages too', async () => {
  const { advice, finding } = await bothAdvices('en-us', 'de-de', 'es-es', 'fr-fr', 'ko-kr')
  expect(advice).toContain('has no locale ar-ae, it-it, ja-jp.')
  expect(finding).toMatchObject({
    outcome: 'differs',
    says: `${advice?.replaceAll('\n', ' ')}; the site shows nothing of ko-kr`,
  })
})

test('neither has anything to say of a repository with all of them', async () => {
  const { advice, finding } = await bothAdvices('en-us', 'de-de', 'es-es', 'fr-fr', 'it-it', 'ja-jp', 'ar-ae')
  expect(advice).toBeUndefined()
  expect(finding).toMatchObject({ outcome: 'fits' })
})
