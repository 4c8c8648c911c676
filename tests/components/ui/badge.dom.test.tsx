import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge, badgeSizes } from '@/components/ui/badge'

test('is blue and filled unless it says otherwise [PB-063, PB-064, PB-065]', () => {
  render(<Badge label="New" />)
  expect(screen.getByText('New')).toHaveClass('bg-lagoon', 'text-paper')
})

test('takes a colour, and an outline for its second type [PB-063]', () => {
  const { rerender } = render(<Badge label="Hard" color="yellow" />)
  expect(screen.getByText('Hard')).toHaveClass('bg-yellow', 'text-ink')
  rerender(<Badge label="Hard" color="yellow" type="secondary" />)
  expect(screen.getByText('Hard')).toHaveClass('border-current')
  expect(screen.getByText('Hard')).not.toHaveClass('bg-yellow')
})

test('has four sizes of text [PB-066]', () => {
  expect(badgeSizes).toEqual(['XS', 'Small', 'Medium', 'Large'])
  const looks = badgeSizes.map((fontSize) => {
    render(<Badge label={`as ${fontSize}`} fontSize={fontSize} />)
    return screen
      .getByText(`as ${fontSize}`)
      .className.split(' ')
      .find((name) => name.startsWith('text-'))
  })
  expect(looks).toEqual(['text-xs', 'text-sm', 'text-base', 'text-lg'])
})

test('falls back to blue for a colour that nobody knows', () => {
  render(<Badge label="New" color="no such colour" />)
  expect(screen.getByText('New')).toHaveClass('bg-lagoon')
})
