import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { StagesView, type StagePanel } from '@/components/events/scheduler/stage-view'

const stage = (number: number, from: number): StagePanel => ({
  number,
  name: `Stage ${number}`,
  shortName: `tour-${number}`,
  starts: `2026-03-0${from}T00:00:00`,
  ends: `2026-03-0${from + 1}T00:00:00`,
  dates: `${from} to ${from + 1} March`,
  makeUpMessage: 'Make it up',
  header: <h3>Stage {number}</h3>,
  content: <p>Schedule {number}</p>,
  popup: <button type="button">Events {number}</button>,
})
const stages = [stage(1, 1), stage(2, 3), stage(3, 5), stage(4, 7)]
const texts = { happeningNow: 'Happening now', completed: 'Completed', comingSoon: 'Coming soon' }

function show(now: string, changes: Partial<Parameters<typeof StagesView>[0]> = {}) {
  render(<StagesView stages={stages} isOnDemand={false} texts={texts} now={`2026-03-${now}T12:00:00`} {...changes} />)
  return { active: screen.queryByRole('article'), others: screen.queryAllByRole('listitem') }
}

describe('a series', () => {
  test('shows one active stage with its scheduler, and the others with their dates [EV-003, EV-029, EV-030]', () => {
    const { active, others } = show('03')
    expect(active).toHaveTextContent('Stage 2Happening nowSchedule 2')
    expect(others.map(({ textContent }) => textContent)).toEqual([
      'Stage 1Make it upEvents 1',
      'Stage 35 to 6 MarchEvents 3',
      'Stage 47 to 8 MarchEvents 4',
    ])
  })

  test.each([
    ['04', [], 'Coming soon'],
    ['12', [], 'Make it up'],
    ['03', [{ name: 'tour-2', percent: 100 }], 'Completed'],
  ])('says of the active stage on the %s, with %j done: %s %s [EV-075]', (now, progress, said) => {
    expect(show(now, { progress }).active).toHaveTextContent(said)
  })

  test('ticks what the player has completed, and nothing else [EV-024, EV-076]', () => {
    const { others } = show('07', { progress: [{ name: 'tour-1', percent: 100 }] })
    expect(others[0]).toHaveTextContent('✓ Completed')
    expect(others[1]).toHaveTextContent('Make it up')
    expect(document.body.textContent?.match(/✓/g)).toHaveLength(1)
  })

  test('on demand is a list of all, completed or to be made up, and none is active [EV-031, EV-032, EV-077]', () => {
    const { active, others } = show('03', { isOnDemand: true, progress: [{ name: 'tour-4', percent: 100 }] })
    expect(active).toBeNull()
    expect(others).toHaveLength(4)
    expect(others[0]).toHaveTextContent('Make it up')
    expect(others[3]).toHaveTextContent('✓ Completed')
    for (const each of others) expect(within(each).getByRole('button')).toBeInTheDocument()
  })
})
