import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChoiceField, TextField } from '@/components/ui/field'
import { fieldErrorText } from '@/components/ui/field-error'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'

test('an error that is a string is shown as it is [SY-010]', async () => {
  expect(fieldErrorText('Too steep', await fieldErrorTexts())).toBe('Too steep')
})

test('an error with a message is shown as its message [SY-011]', async () => {
  expect(fieldErrorText({ type: 'required', message: 'Without a name?' }, await fieldErrorTexts())).toBe(
    'Without a name?',
  )
})

test.each([
  ['required', 'Please fill this in.'],
  ['maxLength', 'This is too long.'],
  ['min', 'This is too low.'],
  ['anything else', 'This doesn’t look right.'],
])('an error that says nothing is told by its validation type, %s [SY-012]', async (type, text) => {
  const texts = await fieldErrorTexts()
  expect(fieldErrorText({ type, message: '' }, texts)).toBe(text)
  expect(fieldErrorText({ type }, texts)).toBe(text)
})

test('no error says nothing', async () => {
  expect(fieldErrorText(undefined, await fieldErrorTexts())).toBeUndefined()
  expect(fieldErrorText('', await fieldErrorTexts())).toBeUndefined()
})

test('a text field is known by its label, and described by unit, hint and error', () => {
  render(<TextField label="Weight" unit="kg" hint="Before breakfast" error="Too light" defaultValue="7" />)
  const input = screen.getByRole('textbox', { name: 'Weight' })
  expect(input).toHaveValue('7')
  expect(input).toHaveAccessibleDescription('kg Before breakfast Too light')
  expect(input).toBeInvalid()
})

test('a text field without an error is valid', () => {
  render(<TextField label="Weight" />)
  expect(screen.getByRole('textbox', { name: 'Weight' })).toBeValid()
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
})

function Sport() {
  const [value, setValue] = useState<'ride' | 'run'>('ride')
  const options = [
    { value: 'ride', label: 'Ride' },
    { value: 'run', label: 'Run' },
  ] as const
  return <ChoiceField name="sport" label="Sport" hint="For today" value={value} options={options} onChange={setValue} />
}

test('a choice is made by keys as well as by clicks', async () => {
  const user = userEvent.setup()
  render(<Sport />)
  expect(screen.getByRole('group', { name: 'Sport' })).toHaveAccessibleDescription('For today')
  await user.tab()
  expect(screen.getByRole('radio', { name: 'Ride' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Run' })).toBeChecked()
  await user.click(screen.getByText('Ride'))
  expect(screen.getByRole('radio', { name: 'Run' })).not.toBeChecked()
})
