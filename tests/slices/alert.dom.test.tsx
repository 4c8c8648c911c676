import { afterEach, expect, test } from 'vitest'
import attachPaymentAlert from '@/slices/Alert/attach-payment-alert'
import { paragraph, sectionElement, sectionHtml } from './render-section'

const alert = (fields = {}) => sectionElement('alert', { primary: { message: paragraph('Card expired.'), ...fields } })

test('shows its message as a note that says how severe it is [SL-alert-01, SL-alert-02, CT-003]', async () => {
  const element = await alert({ alert_type: 'info', severity: 'error' })
  const note = element.querySelector('[role=note]')
  expect(note).toHaveTextContent('Card expired.')
  expect(note).toHaveAttribute('aria-label', 'Error')
  expect(note).toHaveClass('bg-alert/10')
})

test.each([
  ['info', 'Information'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['error', 'Error'],
  ['catastrophe', 'Information'],
])('a severity of %s is called %s [SL-alert-02]', async (severity, name) => {
  const element = await alert({ severity })
  expect(element.querySelector('[role=note]')).toHaveAttribute('aria-label', name)
})

test('is a band, a box or a box about payments by its type [SL-alert-02]', async () => {
  const banner = await alert({ alert_type: 'banner', severity: 'warning' })
  expect(banner.querySelector('[role=note]')).toHaveClass('bg-yellow', 'text-ink')
  const box = await alert({ alert_type: 'info' })
  expect(box.querySelector('[role=note]')).toHaveClass('rounded-card')
  expect(box.querySelector('[data-payment-alert]')).toBeNull()
  expect((await alert({ alert_type: 'payment' })).querySelector('[data-payment-alert]')).not.toBeNull()
  expect((await alert({ alert_type: 'unheard of' })).querySelector('[data-payment-alert]')).toBeNull()
})

afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['?state=succeeded', true],
  ['?lang=de&state=succeeded', true],
  ['', false],
  ['?state=failed', false],
  ['?state=Succeeded', false],
])('with %j in the address a payment alert is hidden: %j [CT-002]', (query, isHidden) => {
  window.history.replaceState(null, '', `/settings${query}`)
  const root = document.createElement('div')
  root.dataset.paymentAlert = ''
  attachPaymentAlert(root)
  expect(root.hidden).toBe(isHidden)
  expect(root.dataset.paymentAlert).toBe(isHidden ? 'settled' : 'due')
})

test('shows nothing without a message [PB-009]', async () => {
  expect(await sectionHtml('alert', { primary: { alert_type: 'banner', severity: 'error' } })).toBe('')
  expect(await sectionHtml('alert', { primary: { message: { text: 'no blocks' }, severity: [] } })).toBe('')
})
