import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import FieldStates from '@/app/[locale]/gallery/_gallery/field-states'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'

const user = userEvent.setup({ delay: null })
const errors = await fieldErrorTexts()

test('a text input says its info message, and its error by what it is: words, a message, a type [FM-016, FM-017, FM-018]', () => {
  render(<FieldStates errors={errors} />)
  const described = (name: string) => screen.getByRole('textbox', { name })
  expect(described('With an info message')).toHaveAccessibleDescription('As your passport has it.')
  expect(described('With an error in words')).toHaveAccessibleDescription('Somebody has that name.')
  expect(described("With an error's message")).toHaveAccessibleDescription('Too far away.')
  expect(described('With an error by its type')).toHaveAccessibleDescription(errors.minLength)
  expect(described('With an error by its type')).toBeInvalid()
})

test('a password is hidden until its button shows it, and hidden again by it [FM-020]', async () => {
  render(<FieldStates errors={errors} />)
  const input = screen.getByLabelText('Password, filled')
  const [, toggle] = screen.getAllByRole('button', { name: 'Show' })
  if (!toggle) throw new Error('there is no button')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(toggle)
  expect(input).toHaveAttribute('type', 'text')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await user.click(toggle)
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('uphill both ways')
})

test('a text of several lines shows nine of them [FM-021]', () => {
  render(<FieldStates errors={errors} />)
  expect(screen.getByRole('textbox', { name: 'Textarea, empty' })).toHaveAttribute('rows', '9')
})

test.each(['Text', 'Password', 'Select', 'Checkbox', 'Textarea'])('a %s is shown in each of its states', (kind) => {
  render(<FieldStates errors={errors} />)
  const field = (state: string) => screen.getByLabelText(`${kind}, ${state}`)
  const isFilled = (element: HTMLElement) =>
    element instanceof HTMLInputElement && element.type === 'checkbox'
      ? element.checked
      : 'value' in element && element.value !== ''
  expect(['empty', 'filled'].map((state) => isFilled(field(state)))).toEqual([false, true])
  expect(field('with an error')).toBeInvalid()
  expect(field('with an error')).toHaveAccessibleDescription(errors.required)
  expect(field('disabled')).toBeDisabled()
})
