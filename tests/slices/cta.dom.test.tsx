import { expect, test } from 'vitest'
import { PlayerRegister } from '@/components/campaigns/register/lazy'
import type { SectionCampaign } from '@/lib/content/section'
import model from '@/slices/Cta/model.json'
import { propsOf } from './props-of'
import { paragraph, sectionElement, sectionHtml, webLink } from './render-section'

const register = { title: 'Ride', label: 'Sign me up', event: 'campaign_register', campaign_short_name: 'tour' }

test('shows a band with title, text and one button [SL-cta-01]', async () => {
  const element = await sectionElement('cta', {
    primary: {
      title: 'Ride',
      body: paragraph('Tonight'),
      label: 'Go',
      url: webLink('/events'),
      color: 'yellow',
      target: '_blank',
    },
  })
  expect(element.querySelector('section h2')).toHaveTextContent('Ride')
  expect(element).toHaveTextContent('Tonight')
  expect(element.querySelectorAll('a')).toHaveLength(1)
  expect(element.querySelector('a')).toHaveAttribute('href', '/events')
  expect(element.querySelector('a')).toHaveAttribute('target', '_blank')
  expect(element.querySelector('a')).toHaveClass('button-yellow')
})

test('its background is orange unless the content names another [SL-cta-02]', async () => {
  const background = async (background_color?: string) =>
    (await sectionElement('cta', { primary: { title: 'Ride', background_color } })).querySelector('section')
  for (const none of [undefined, ' ', 'mauve']) expect(await background(none)).toHaveClass('bg-orange')
  expect(await background('green')).toHaveClass('bg-pine')
  expect(await background('#00f')).toHaveStyle({ backgroundColor: 'rgb(0 0 255)' })
})

test('a button needs a label and an address or an event [PB-032, CN-011]', async () => {
  for (const fields of [
    { label: 'Go' },
    { url: webLink('/events') },
    { event: 'campaign_register', campaign_short_name: 'tour' },
  ]) {
    expect(
      (await sectionElement('cta', { primary: { title: 'Ride', ...fields } })).querySelector('a, button'),
    ).toBeNull()
  }
})

test('registers for the campaign that it names, otherwise for its page’s', async () => {
  const campaignOf = async (fields: object, campaign?: SectionCampaign) =>
    propsOf(PlayerRegister, { slice_type: 'cta', primary: { ...register, ...fields } }, { campaign })
  const page = { uid: 'quest-2030', shortName: 'quest', isRegistered: true }
  expect(await campaignOf({}, page)).toMatchObject([{ campaign: 'tour', isRegistered: undefined }])
  expect(await campaignOf({ campaign_short_name: 'quest' }, page)).toMatchObject([
    { campaign: 'quest', isRegistered: true },
  ])
  expect(await campaignOf({ campaign_short_name: '' }, page)).toMatchObject([{ campaign: 'quest', isRegistered: true }])
  expect(await campaignOf({ campaign_short_name: '' })).toEqual([])
})

test('has terms to tick, and words of its own for players who are not eligible [CP-053, CN-013]', async () => {
  const own = {
    termsText: paragraph('I agree'),
    redirectButtonLabel: 'My profile',
    cancelButtonLabel: 'Later',
    errorCopy: paragraph('Not yet'),
  }
  const element = await sectionElement('cta', { primary: { ...register, ...own } })
  expect(element.querySelector('label')).toHaveTextContent('I agree')
  expect(element.querySelector('dialog')).toHaveTextContent(/Not yet.*My profile.*Later/)
  expect(element.querySelector('dialog a')).toHaveAttribute('href', '/settings/profile')
  const german = await sectionElement('cta', { primary: register }, { locale: 'de' })
  expect(german.querySelector('dialog a')).toHaveAttribute('href', '/de/settings/profile')
  const standard = await sectionElement('cta', { primary: register })
  expect(standard.querySelector('dialog')).toHaveTextContent('Your profile is not eligible for registration')
  expect(standard.querySelector('label')).toBeNull()
})

test('editors have a field for each thing that its button can be told [CN-013]', () => {
  const fields = Object.keys(model.variations[0]?.primary ?? {})
  expect(fields).toEqual(
    expect.arrayContaining([
      'event',
      'label',
      'url',
      'target',
      'termsText',
      'color',
      'redirectButtonLabel',
      'cancelButtonLabel',
      'errorCopy',
    ]),
  )
})

test('says so when its title is missing, and is nothing without content', async () => {
  expect(
    (await sectionElement('cta', { primary: { body: paragraph('Tonight') } })).querySelector('h2'),
  ).toHaveTextContent('missing title')
  expect(await sectionHtml('cta')).toBe('')
  expect(
    await sectionHtml('cta', { primary: { title: {}, body: true, label: [], url: 3, background_color: 'green' } }),
  ).toBe('')
})
