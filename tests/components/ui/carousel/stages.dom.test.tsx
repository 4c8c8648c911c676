import { beforeEach, expect, test, vi } from 'vitest'
import { fadeStage, rowStage } from '@/components/ui/carousel/stages'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function trackOf(count: number): HTMLElement {
  const track = document.createElement('div')
  for (let index = 0; index < count; index += 1) track.append(document.createElement('div'))
  track.scrollTo = vi.fn()
  return track
}

test.each([-1, 3, Number.NaN])('a fade ignores a move to the slide %s of three [PB-049]', (index) => {
  const track = trackOf(3)
  const stage = fadeStage(track, track)
  stage.show(index)
  expect(stage.index()).toBe(0)
  expect(stage.isMoving()).toBe(false)
})

test.each([-1, 3, Number.NaN])('a row ignores a move to the slide %s of three [PB-049]', (index) => {
  const track = trackOf(3)
  const stage = rowStage(track)
  stage.show(index)
  expect(track.scrollTo).not.toHaveBeenCalled()
  expect(stage.isMoving()).toBe(false)
})

test('a fade is no move for visitors who ask for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const track = trackOf(3)
  const stage = fadeStage(track, track)
  stage.show(2)
  expect(stage.index()).toBe(2)
  expect(stage.isMoving()).toBe(false)
})
