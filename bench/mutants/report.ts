import { type Equivalent, isSame } from './equivalents.ts'
import type { Fault } from './faults.ts'
import { interval } from './interval.ts'

/**
 * The report: faults that no test noticed, entries of the list of equivalents that don't hold, and a table by room (a
 * folder below the folders of `lib`). Equivalents count only in their own column; percentages are of all other faults,
 * including those not reached. Where only a sample was tried, the percentage's interval is told.
 */
export function report(faults: readonly Fault[], equivalents: readonly Equivalent[]): string {
  const isEquivalent = (fault: Fault) => isAlive(fault) && equivalents.some((one) => isSame(one, fault))
  const alive = faults.filter((fault) => isAlive(fault) && !isEquivalent(fault))
  const rooms = Object.entries(Object.groupBy(faults, ({ file }) => roomOf(file))).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...alive.map(({ file, lineNumber, change, outcome }) => `${file}:${lineNumber}  ${outcome}  ${change}`),
    ...unfounded(faults, equivalents),
    '',
    '| Room | Mutants | Tried | Killed | Survived | Not reached | Equivalent | Killed, % | 95 % interval |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rooms.map(([room, each = []]) => row(room, each, isEquivalent)),
    row('all of these', faults, isEquivalent),
  ].join('\n')
}

/**
 * The room of a file: `lib/domains/events` for `lib/domains/events/calendar/date.ts`, `lib/core` for
 * `lib/core/money.ts`.
 */
export function roomOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 3).join('/')
}

const isAlive = ({ outcome }: Fault) => outcome === 'survived' || outcome === 'not reached'

function row(name: string, faults: readonly Fault[], isEquivalent: (fault: Fault) => boolean): string {
  const rest = faults.filter((fault) => !isEquivalent(fault))
  const count = (outcome: Fault['outcome']) => rest.filter((fault) => fault.outcome === outcome).length
  const killed = count('killed')
  const tried = rest.length - count('not drawn')
  const certainty = tried < rest.length ? interval(killed, tried).map(perCent).join(' to ') : ''
  const equivalent = faults.length - rest.length
  const counts = [rest.length, tried, killed, count('survived'), count('not reached'), equivalent]
  return `| ${[name, ...counts, tried === 0 ? '' : perCent(killed / tried), certainty].join(' | ')} |`
}

const perCent = (share: number) => (Math.floor(share * 1000) / 10).toFixed(1)

/** Entries of the list whose fault was killed by a test, or no longer exists in a file that was tried. */
function unfounded(faults: readonly Fault[], equivalents: readonly Equivalent[]): string[] {
  return equivalents
    .filter(({ file }) => faults.some((fault) => fault.file === file))
    .filter((one) => !faults.some((fault) => isSame(one, fault) && fault.outcome !== 'killed'))
    .map(({ file, change }) => `${file}  listed as equivalent, and killed or gone  ${change}`)
}
