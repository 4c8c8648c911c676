import { describe, expect, test, vi } from 'vitest'
import { sectionElement, webLink } from './render-section'

// What is checked here is drawn by the server; a player's own side of it has its tests.
vi.mock('@/components/campaigns/register/lazy', () => ({
  PlayerRegister: ({ campaign }: { campaign: string }) => <b data-registers={campaign}>Go</b>,
  VisitorRegister: () => undefined,
}))

const film = webLink('http://localhost:4010/media/loops/pass.mp4')

/** Every section that has a button with an event, each as it holds one. */
const sections = {
  cta: (event: string) => ({ primary: { title: 'Ride', label: 'Go', event, url: film } }),
  hero_banner: (event: string) => ({
    primary: { title: 'Ride', button_label: 'Go', button_event: event, button_url: film },
  }),
  sidebyside: (event: string) => ({
    primary: { title: 'Ride' },
    items: [{ button_label: 'Go', button_event: event, button_url: film }],
  }),
  tile_callout: (event: string) => ({
    primary: { title: 'Ride', tiles: [{ title: 'Ride', ctaLabel: 'Go', eventTrigger: event, ctaUrl: film }] },
  }),
  user_checklist: (event: string) => ({
    primary: { title: 'Ride' },
    items: [{ title: 'Ride', link_label: 'Go', link_event: event, link: film }],
  }),
}

/** Every event of the specification, and the control that does it. */
const events = [
  ['create account', 'a[href^="/join"]'],
  ['open chat', 'form[action="/help/contact"] button[data-help="chat"]'],
  ['open kustomer chat', 'form[action="/help/contact"] button[data-help="chat"]'],
  ['open contact email form', 'form[action="/help/contact"] button[data-help="form"]'],
  ['open solvvy', 'form[action="/help/contact"] button[data-help="chat"]'],
  ['play video', 'button[command="show-modal"]'],
  ['campaign register', '[data-registers="tour"]'],
] as const

describe.each(Object.entries(sections))('%s', (type, fieldsWith) => {
  test.each(events)('its button does “%s” [CN-014]', async (event, control) => {
    const campaign = { uid: 'tour-2030', shortName: 'tour', isRegistered: false }
    const element = await sectionElement(type, fieldsWith(event), { campaign })
    const labels = [...element.querySelectorAll(control)].map(({ textContent }) => textContent)
    expect(labels).toContainEqual(expect.stringContaining('Go'))
  })
})
