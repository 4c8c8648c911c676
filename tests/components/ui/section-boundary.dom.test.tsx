import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SectionBoundary } from '@/components/ui/section-boundary'

function Broken(): never {
  throw new Error('in the browser')
}

test('a section that failed is back as soon as it gets content that works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(
    <SectionBoundary name="text-1">
      <Broken />
    </SectionBoundary>,
  )
  expect(document.body).toHaveTextContent(/^$/)
  rerender(<SectionBoundary name="text-1">Mended</SectionBoundary>)
  expect(document.body).toHaveTextContent(/^Mended$/)
})

test('a section whose browser part throws disappears alone, and the console has its error [PB-022, PB-023]', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <SectionBoundary name="hero-1">Before</SectionBoundary>
      <SectionBoundary name="text-2">
        Half of it <Broken />
      </SectionBoundary>
      <SectionBoundary name="faq-3">
        <p>After</p>
      </SectionBoundary>
    </>,
  )
  expect(document.body).toHaveTextContent(/^BeforeAfter$/)
  expect(screen.getByText('After')).toBeVisible()
  expect(complaints).toHaveBeenCalledWith('section text-2 failed and is hidden', new Error('in the browser'))
})
