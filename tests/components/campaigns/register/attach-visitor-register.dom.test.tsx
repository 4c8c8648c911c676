import { beforeEach, expect, test, vi } from 'vitest'
import attachVisitorRegister from '@/components/campaigns/register/attach-visitor-register'
import { stubLocalStorage } from '../../../lib/support/storage'

const intent = 'gruppetto:register:tour'
const root = document.createElement('form')

let stored: Map<string, string>

beforeEach(() => {
  stored = stubLocalStorage()
})

/** The form as it is about to be sent. @returns the fields that are */
function send(fields: Record<string, string>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ kind: 'campaign_registration', ...fields })) formData.set(name, value)
  root.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData
}

test.each([
  ['ticked', { terms: 'ticked' }, true],
  ['not ticked', {}, false],
])(
  'going to sign-in keeps the intent to register, with the terms %s, and sends none besides [CP-034]',
  (_, fields, hasTickedTerms) => {
    const detach = attachVisitorRegister(root, { intent })
    expect(send(fields).has('kind')).toBe(false)
    expect(JSON.parse(stored.get(intent) ?? '')).toMatchObject({ details: { hasTickedTerms } })
    detach()
  },
)

test('where the browser keeps nothing, or once it is undone, the form brings the intent to the server', () => {
  const detach = attachVisitorRegister(root, { intent })
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(send({}).get('kind')).toBe('campaign_registration')
  detach()
  expect(send({}).get('kind')).toBe('campaign_registration')
  expect(stored.size).toBe(0)
})
