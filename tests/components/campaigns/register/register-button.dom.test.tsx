import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { RegisterButton, type RegistrationContent } from '@/components/campaigns/register/register-button'
import { resolveTree } from '@/slices/resolve-tree'

async function draw(registration: Partial<RegistrationContent> = {}) {
  const content = { campaign: 'tour', ...registration }
  const element = <RegisterButton label="Join" registration={content} dialogId="hero-1" cta="primary" />
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(element))
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog drawn')
  return dialog
}

test('visitors get a plain way to sign-in, with the terms before it [CP-035]', async () => {
  await draw({ terms: 'The rules' })
  const link = document.querySelector('a[data-register]')
  expect(link).toHaveAttribute('href', '/login')
  expect(link).toHaveTextContent('Join')
  expect(document.querySelector('label')).toHaveTextContent('The rules')
  await draw()
  expect(document.querySelector('label')).toBeNull()
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

test('content may say all of it differently [CP-053]', async () => {
  const dialog = await draw({ notEligible: 'Tell us your FTP.', profileLabel: 'To my profile', cancelLabel: 'Later' })
  for (const said of ['Tell us your FTP.', 'To my profile', 'Later']) expect(dialog).toHaveTextContent(said)
  expect(dialog).not.toHaveTextContent('not eligible')
})
