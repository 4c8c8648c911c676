import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Modal } from '@/components/ui/dialog/modal'
import { openDialogs } from '@/tests/support/dialogs'

beforeEach(openDialogs)

const draw = (size?: 'sm') =>
  render(
    <Modal title="Start here" closeLabel="Close" size={size} onClose={() => undefined}>
      Be kind.
    </Modal>,
  )

test('a modal of an island is large by default, as those of the page are [SY-016]', () => {
  draw()
  expect(screen.getByRole('dialog', { name: 'Start here' })).toHaveClass('dialog-lg')
})

test('it may be of another size', () => {
  draw('sm')
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveClass('dialog-sm')
  expect(dialog).not.toHaveClass('dialog-lg')
})
