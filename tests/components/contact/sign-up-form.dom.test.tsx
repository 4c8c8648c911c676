import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import EmailSignUpForm from '@/components/contact/email-sign-up-form'
import { formTexts } from '@/components/contact/form-texts'
import GenericFormIsland from '@/components/contact/generic-form-island'
import { ownApi, problemAnswer } from '../../lib/support/own-api'

const texts = { ...(await formTexts()), inputError: 'Lost its way.', termsError: 'Agree first.', send: 'Sign up' }
const user = userEvent.setup({ delay: null })

let now = 0
beforeEach(() => {
  now = 0
  // Each look at the clock is a second later, so that nobody waits to be a person.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
})

const taken = () => Response.json({ sent: true })

const showSignUp = () =>
  render(
    <EmailSignUpForm
      id="footer"
      anchor="email_signup-1"
      termsId="terms"
      terms="I agree"
      thanks="You are in."
      texts={texts}
    />,
  )

const email = () => screen.getByRole('textbox', { name: 'E-mail address' })
const terms = () => screen.getByRole('checkbox', { name: 'I agree' })
const press = () => user.click(screen.getByRole('button', { name: 'Sign up' }))

test('errors wait for the first try, then follow what is typed [FM-004, FM-005]', async () => {
  const asked = ownApi(http.post('/api/email-sign-up', taken))
  showSignUp()
  await user.type(email(), 'maya')
  expect(email()).not.toHaveAccessibleDescription()
  await press()
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Lost its way.'))
  expect(terms()).toHaveAccessibleDescription('Agree first.')
  expect(email()).toHaveFocus()
  await user.type(email(), '@example.com')
  await waitFor(() => expect(email()).not.toHaveAccessibleDescription())
  await press()
  await waitFor(() => expect(terms()).toHaveFocus())
  expect(asked).toEqual([])
})

test('says the words of content of an address that is none and of terms that are not ticked [FM-008, FM-009, FM-010]', async () => {
  ownApi(http.post('/api/email-sign-up', taken))
  showSignUp()
  await press()
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Lost its way.'))
  expect(terms()).toHaveAccessibleDescription('Agree first.')
})

test('goes ahead with a good address and ticked terms, and thanks take its place [FM-006, FM-011]', async () => {
  const asked = ownApi(http.post('/api/email-sign-up', taken))
  showSignUp()
  await user.type(email(), 'maya@example.com')
  await user.click(terms())
  await press()
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.getByRole('status')).toHaveTextContent('You are in.')
  expect(screen.getByRole('status')).toHaveFocus()
  expect(asked).toEqual(['POST /api/email-sign-up'])
})

test('a failure keeps the form and what was typed, and says so', async () => {
  ownApi(http.post('/api/email-sign-up', () => problemAnswer('upstream_failed', 502)))
  showSignUp()
  await user.type(email(), 'maya@example.com')
  await user.click(terms())
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.failed))
  expect(email()).toHaveValue('maya@example.com')
  expect(terms()).toBeChecked()
})

test('a form of content says what is missing by its type, and of an address in its own words [FM-017, FM-018, FM-019]', async () => {
  const asked = ownApi(http.post('/api/forms', taken))
  const fields = [
    { name: 'email', label: 'Address', isRequired: true, isEmail: true },
    { name: 'club', label: 'Club', isRequired: true, isEmail: false },
    { name: 'riders', label: 'Riders', isRequired: false, isEmail: false },
  ]
  render(
    <GenericFormIsland
      place={{ documentId: 'page-1', sectionId: 'form$club' }}
      anchor="form-1"
      fields={fields}
      thanks="Thanks!"
      texts={texts}
    />,
  )
  await user.type(screen.getByLabelText('Address'), 'maya')
  await press()
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Lost its way.'))
  expect(screen.getByLabelText('Club')).toHaveAccessibleDescription('Please fill this in.')
  expect(screen.getByLabelText('Riders')).not.toHaveAccessibleDescription()
  await user.type(screen.getByLabelText('Address'), '@example.com')
  await user.type(screen.getByLabelText('Club'), 'Passfahrer')
  await press()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thanks!'))
  expect(asked).toEqual(['POST /api/forms'])
})

test('a form that is on no page sends nothing, and says so', async () => {
  const asked = ownApi(http.post('/api/forms', taken))
  const fields = [{ name: 'email', label: 'Address', isRequired: true, isEmail: true }]
  const failed = texts.nowhere
  render(
    <GenericFormIsland
      place={undefined}
      anchor="form-1"
      fields={fields}
      thanks="Thanks!"
      texts={{ ...texts, failed }}
    />,
  )
  await user.type(screen.getByLabelText('Address'), 'maya@example.com')
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed))
  expect(screen.getByLabelText('Address')).toHaveValue('maya@example.com')
  expect(asked).toEqual([])
})

test('what was typed before script was at work stays', () => {
  const page = document.createElement('form')
  page.id = 'email_signup-1-form'
  page.innerHTML = '<input name="email" value="maya@exa"><input name="terms" type="checkbox" value="ticked" checked>'
  document.body.append(page)
  showSignUp()
  expect(email()).toHaveValue('maya@exa')
  expect(terms()).toBeChecked()
  page.remove()
})
