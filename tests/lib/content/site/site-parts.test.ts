import { describe, expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }]
const web = (url: string) => ({ link_type: 'Web', url })

describe('the contact form of editors', () => {
  const read = async (data?: Record<string, unknown>) => {
    startSite({
      documents: data === undefined ? [] : [contentDocument('form', { type: 'contact_form', uid: null, data })],
    })
    const { findContactForm } = await import('@/lib/content/site/contact-form')
    return findContactForm('en')
  }

  test('has their title, fields, kinds of questions and policy [CT-009, CT-010, CT-011]', async () => {
    const fields = [{ name: 'email', placeholder_text: 'you@home', required: true, form_validation: 'email' }, {}]
    const queryTypes = [{ label: 'What?' }, {}, { label: 'Events' }]
    await expect(read({ title: 'Write', fields, queryTypes, policy_text: paragraph('We answer.') })).resolves.toEqual({
      title: 'Write',
      fields: [
        { name: 'email', placeholder: 'you@home', isRequired: true, validation: 'email' },
        { name: '', placeholder: undefined, isRequired: false, validation: undefined },
      ],
      queryTypes: ['What?', 'Events'],
      policy: paragraph('We answer.'),
    })
  })

  test('may be empty, or not be there', async () => {
    await expect(read({})).resolves.toEqual({ title: undefined, fields: [], queryTypes: [], policy: undefined })
    await expect(read()).resolves.toBeUndefined()
  })

  test('is not there in an outage', async () => {
    const site = startSite()
    site.service.broken = 'unreachable'
    const { findContactForm } = await import('@/lib/content/site/contact-form')
    await expect(site.settled(findContactForm('en'))).resolves.toBeUndefined()
  })
})

describe('navigation and footer', () => {
  const read = async (...documents: ReturnType<typeof contentDocument>[]) => {
    startSite({ documents })
    const { siteChrome } = await import('@/lib/content/site/chrome')
    return siteChrome('en')
  }
  const link = (href: string) => ({ href, external: true, newTab: true })

  test('have the links that have words and lead somewhere', async () => {
    const children = [{ label: 'One', link: web('https://a.cc/1') }, { label: 'Two' }, { link: web('https://a.cc/3') }]
    const items = [
      { label: 'Menu', link: {}, children },
      { label: 'Link', link: web('https://a.cc/'), children: [] },
      { label: 'Nothing', link: {}, children: [] },
      { link: web('https://a.cc/'), children },
    ]
    const { navigation } = await read(contentDocument('nav', { type: 'navigation', uid: null, data: { items } }))
    const one = { label: 'One', link: link('https://a.cc/1') }
    expect(navigation).toEqual([
      { label: 'Menu', link: undefined, children: [one] },
      { label: 'Link', link: link('https://a.cc/'), children: [] },
    ])
  })

  test('have groups, also without a title, and what editors wrote below them', async () => {
    const data = {
      groups: [{ title: 'Ride', links: [{ label: 'One', link: web('https://a.cc/1') }] }, { links: [] }],
      social: [{ label: 'Club', link: web('https://b.cc') }],
      legal: paragraph('All rights.'),
    }
    const { footer } = await read(contentDocument('footer', { type: 'footer', uid: null, data }))
    expect(footer).toEqual({
      groups: [
        { title: 'Ride', links: [{ label: 'One', link: link('https://a.cc/1') }] },
        { title: '', links: [] },
      ],
      social: [{ label: 'Club', link: link('https://b.cc/') }],
      legal: paragraph('All rights.'),
    })
    expect(await read()).toEqual({ navigation: [], footer: { groups: [], social: [], legal: undefined } })
  })
})

test('questions of all pages and lessons that are switched on are listed in their language, those of the help page first', async () => {
  vi.stubEnv('FEATURE_FLAGS', 'on')
  const page = (uid: string, more: object = {}, data: object = {}) => {
    const items = [{ question: `${uid}?`, answer: paragraph('So.') }]
    return contentDocument(uid, {
      uid,
      data: { body: [{ slice_type: 'faq', primary: { title: uid }, items }], ...data },
      ...more,
    })
  }
  const site = startSite({
    documents: [
      page('about'),
      page('lesson', { type: 'academy_page' }),
      page('hidden', {}, { feature_flag: 'off' }),
      page('shown', {}, { feature_flag: 'on' }),
      page('german', { lang: 'de-de' }),
      page('help'),
    ],
  })
  const { listQuestions } = await import('@/lib/content/site/questions')
  const groups = await listQuestions('en')
  expect(groups.map(({ title, questions }) => [title, questions.map(({ question }) => question)])).toEqual([
    ['help', ['help?']],
    ['', ['about?', 'shown?', 'lesson?']],
  ])
  expect((await listQuestions('de')).map(({ title }) => title)).toEqual(['german'])
  expect(site.cache.tags).toEqual(expect.arrayContaining(['type:page', 'type:academy_page']))
})
