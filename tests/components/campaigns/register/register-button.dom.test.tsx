import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { RegisterButton, type RegistrationContent } from '@/components/campaigns/register/register-button'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

async function draw(registration: Partial<RegistrationContent> = {}) {
  const content = { campaign: 'tour', locale: 'en' as const, ...registration }
  const element = <RegisterButton label="Join" registration={content} dialogId="hero-1" cta="primary" />
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(element))
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog drawn')
  return dialog
}

const formFields = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

test('visitors get a native form that leads to sign-in for the campaign, with the terms in it [CP-035]', async () => {
  await draw({ terms: 'The rules' })
  const form = document.querySelector('form')
  expect(form).toHaveAttribute('action', '/api/auth/login')
  expect(form).toHaveAttribute('method', 'post')
  expect(form?.querySelector('button')).toHaveTextContent('Join')
  expect(form?.querySelector('label')).toHaveTextContent('The rules')
  expect(formFields()).toEqual({ kind: 'campaign_registration', campaign: 'tour', button: 'hero-1-register' })
  document.querySelector<HTMLElement>('label')?.click()
  expect(formFields()).toMatchObject({ terms: 'ticked' })
})

test('where there are no terms, none are left to be ticked', async () => {
  await draw()
  expect(document.querySelector('label')).toBeNull()
  expect(formFields()).toMatchObject({ terms: 'ticked' })
})

test('the form says that scripts are switched off only where they are', async () => {
  await draw()
  expect(document.querySelector('noscript')?.innerHTML).toContain('name="script"')
  expect(formFields()).not.toHaveProperty('script')
})

test('what leads back to the button finds it, and the reason with it', async () => {
  await draw({ terms: 'The rules' })
  const button = document.getElementById('hero-1-register')
  expect(button).toHaveTextContent('Join')
  expect(button).toHaveAccessibleDescription('Please accept the terms first.')
})

test('the not-eligible dialog has our words where content has none [CP-052, CP-053, CP-054]', async () => {
  const dialog = await draw()
  expect(dialog).toHaveTextContent(
    'Your profile is not eligible for registration, please update your info in profile to continue.',
  )
  const profile = dialog.querySelector('a')
  expect(profile).toHaveTextContent('Redirect to profile Opens a new window')
  expect(profile).toHaveAttribute('href', '/settings/profile')
  expect(profile).toHaveAttribute('target', '_blank')
  expect(dialog.querySelector('a + button[commandfor=hero-1][command=close]')).toHaveTextContent('Cancel')
  expect(dialog).toHaveClass('dialog-lg')
})

test('its way to the profile keeps the language of the page [CP-053]', async () => {
  const dialog = await draw({ locale: 'ja' })
  expect(dialog.querySelector('a')).toHaveAttribute('href', '/ja/settings/profile')
})

test('content may say all of it differently [CP-053]', async () => {
  const dialog = await draw({ notEligible: 'Tell us your FTP.', profileLabel: 'To my profile', cancelLabel: 'Later' })
  for (const said of ['Tell us your FTP.', 'To my profile', 'Later']) expect(dialog).toHaveTextContent(said)
  expect(dialog).not.toHaveTextContent('not eligible')
})

test('a page made for somebody who is registered offers them nothing to press, before script and after [CP-033, CP-049]', async () => {
  await draw({ isRegistered: true, terms: 'The rules' })
  expect(document.querySelector('form')).toBeNull()
  const button = document.querySelector('button:not(dialog button)')
  expect(button).toHaveTextContent('Signed Up')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
