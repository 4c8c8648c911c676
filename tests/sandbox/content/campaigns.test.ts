import { fileURLToPath } from 'node:url'
import { filter, type PrismicDocument } from '@prismicio/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadDocuments } from '@/sandbox/content/load.ts'
import { createContent } from '@/sandbox/content/service.ts'
import { startGame } from '../game/harness.ts'
import { mediaAddresses } from '../media/media-addresses.ts'
import { clientOf, contentContext, fieldsOf, stoppedClock } from './content.ts'

/** A Thursday. */
const now = new Date('2026-03-12T15:20:00Z')

const seeds = loadDocuments(fileURLToPath(new URL('../../../sandbox/content/documents', import.meta.url)))

/** Nobody here writes to a service, and reading all documents into one takes most of a second. */
const services = new Map<string, ReturnType<typeof clientOf>>()

/** Asks for the repository's own documents, as they are on a day. */
function demo(moment = now) {
  const day = moment.toISOString()
  const service = services.get(day) ?? clientOf(createContent({ ...contentContext(), clock: stoppedClock(day) }, seeds))
  services.set(day, service)
  return service.client()
}

const pageSchema = z.object({
  campaign_short_name: z.string(),
  registration_start_time: z.string(),
  event_signup_start_time: z.string().optional(),
  campaign_start_time: z.string(),
  post_campaign_start_time: z.string(),
})

const stageLabels = new Set(['pre-registration', 'registration', 'event-signup-enabled', 'progress', 'post'])
const languages = ['de-de', 'en-us', 'es-es', 'fr-fr', 'it-it', 'ja-jp']

async function campaign(uid: string, moment = now) {
  return pageSchema.parse(fieldsOf(await demo(moment).getByUID('campaign_page', uid)))
}

async function stagesOf(shortName: string) {
  return demo().getAllByType('campaign_stage', {
    lang: '*',
    filters: [filter.at('my.campaign_stage.campaign_short_name', shortName)],
  })
}

test('every stage document is tagged with one stage and its language, once for each campaign', async () => {
  const documents = await demo().getAllByType('campaign_stage', { lang: '*' })
  const places = documents.map(({ tags, lang, data }) => {
    expect(tags).toHaveLength(2)
    expect(tags).toContain(lang)
    const label = tags.find((tag) => stageLabels.has(tag))
    expect(label).toBeDefined()
    return `${String(z.looseObject({}).parse(data).campaign_short_name)} ${label} ${lang}`
  })
  expect(new Set(places).size).toBe(documents.length)
})

test('the parade has a document in every language for each stage that anybody may be in [CN-001]', async () => {
  const places = (await stagesOf('midnight-sun-parade')).map(({ tags: [label], lang }) => `${label} ${lang}`)
  const labels = ['post', 'progress', 'registration']
  expect(places.sort()).toEqual(labels.flatMap((label) => languages.map((lang) => `${label} ${lang}`)))
})

test('the tour has a document for every stage, and in every language for those that visitors reach', async () => {
  const stages = await stagesOf('summits')
  const languagesOf = (label: string) =>
    stages
      .filter(({ tags }) => tags.includes(label))
      .map(({ lang }) => lang)
      .sort()
  for (const label of ['registration', 'progress', 'post']) expect(languagesOf(label)).toEqual(languages)
  for (const label of ['pre-registration', 'event-signup-enabled']) expect(languagesOf(label)).toEqual(['en-us'])
})

test.each([['spring-classics'], ['winter-base-camp'], ['gran-fondo-quest']])(
  '%s has a document in every language for each stage that a visitor or a player may be in',
  async (shortName) => {
    const places = (await stagesOf(shortName)).map(({ tags: [label], lang }) => `${label} ${lang}`)
    const labels = ['post', 'progress', 'registration']
    expect(places.sort()).toEqual(labels.flatMap((label) => languages.map((lang) => `${label} ${lang}`)))
  },
)

const missionSchema = z.object({ registrationStarts: z.string(), campaignStarts: z.string(), campaignEnds: z.string() })

const instant = (written: string) => new Date(written.replace('+0000', 'Z')).toISOString()

test.each([
  ['tour-of-summits', 'summits'],
  ['spring-classics', 'spring-classics'],
  ['winter-base-camp', 'winter-base-camp'],
  ['msp-page', 'midnight-sun-parade'],
])('the dates of %s are those of the game’s mission, on whatever day both start', async (uid, shortName) => {
  for (let day = 0; day < 7; day += 1) {
    const start = new Date(now.getTime() + day * 86_400_000)
    const page = await campaign(uid, start)
    const game = await startGame(start)
    const mission = missionSchema.parse(await (await game.get(`/campaigns/missions/${shortName}/info`)).json())
    expect(page.campaign_short_name).toBe(shortName)
    expect(instant(page.registration_start_time)).toBe(mission.registrationStarts)
    expect(instant(page.campaign_start_time)).toBe(mission.campaignStarts)
    expect(instant(page.post_campaign_start_time)).toBe(mission.campaignEnds)
  }
})

test.each([
  ['tour-of-summits', 'progress'],
  ['spring-classics', 'registration'],
  ['winter-base-camp', 'post'],
  ['gran-fondo-quest', 'progress'],
  ['msp-page', 'progress'],
])('%s is in the stage %s on every day of the week', async (uid, expected) => {
  for (let day = 0; day < 7; day += 1) {
    const start = new Date(now.getTime() + day * 86_400_000)
    const page = await campaign(uid, start)
    const begun = [
      ['registration', page.registration_start_time],
      ['event-signup-enabled', page.event_signup_start_time],
      ['progress', page.campaign_start_time],
      ['post', page.post_campaign_start_time],
    ].filter(([, time]) => time !== undefined && instant(time) < start.toISOString())
    expect(begun.at(-1)?.[0]).toBe(expected)
  }
})

const sectionsSchema = z.array(z.looseObject({ slice_type: z.string(), primary: z.record(z.string(), z.unknown()) }))
const zonesSchema = z.looseObject({ body: sectionsSchema.default([]), body1: sectionsSchema.default([]) })

/** The sections of the zone that a stage document fills. */
function sectionsOf({ data }: PrismicDocument) {
  const { body, body1 } = zonesSchema.parse(data)
  return body1.length > 0 ? body1 : body
}

test('the zone that a campaign’s layout shows has sections in each of its stage documents', async () => {
  const empty: string[] = []
  const layoutSchema = z.looseObject({ layout_name: z.string(), campaign_short_name: z.string() })
  for (const { data } of await demo().getAllByType('campaign_page')) {
    const { layout_name, campaign_short_name } = layoutSchema.parse(data)
    for (const stage of await stagesOf(campaign_short_name)) {
      const shown = layout_name === 'legacy' ? zonesSchema.parse(stage.data).body : sectionsOf(stage)
      if (shown.length < 4) empty.push(stage.uid ?? '')
    }
  }
  expect(empty).toEqual([])
})

test('where registration is open, the first section registers, with its terms', async () => {
  const stages = await demo().getAllByType('campaign_stage', { lang: '*' })
  const registrations = stages.filter(({ tags }) => tags.includes('registration'))
  expect(registrations).toHaveLength(5 * languages.length)
  for (const registration of registrations) {
    expect(sectionsOf(registration)[0]?.primary).toMatchObject({
      button_event: 'campaign_register',
      button_label: expect.any(String),
      terms_prompt: [{ type: 'paragraph' }],
    })
  }
})

test('no two stages begin with the same picture', async () => {
  const stages = await demo().getAllByType('campaign_stage')
  const firsts = stages.map((stage) => /\/media\/scenes\/([\w-]+)/.exec(JSON.stringify(sectionsOf(stage)[0]))?.[1])
  expect(firsts).toHaveLength(17)
  expect(new Set(firsts).size).toBe(17)
})

test('there are all pictures and films that documents name', async () => {
  const documents = JSON.stringify(await demo().dangerouslyGetAll({ lang: '*' }))
  const named = new Set([...documents.matchAll(/\/media\/[a-z]+\/[\w-]+/g)].map(([address]) => address))
  expect(named.size).toBeGreaterThan(50)
  const known = mediaAddresses()
  expect([...named].filter((address) => !known.has(address))).toEqual([])
})

test('no link of any document is broken', async () => {
  const documents = await demo().dangerouslyGetAll({ lang: '*' })
  const broken = documents.filter(({ data }) => JSON.stringify(data).includes('"isBroken":true'))
  expect(broken.map(({ type, uid, lang }) => `${type} ${uid} ${lang}`)).toEqual([])
})
