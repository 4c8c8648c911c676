import { type Equivalent, isSame } from './equivalents.ts'
import type { Fault } from './faults.ts'

/**
 * The report: faults that no test noticed, entries of the list of equivalents that don't hold, and a table by room (a
 * folder below the folders of `lib`). Equivalents count only in their own column; percentages are of all other faults,
 * including those not reached.
 */
export function report(faults: readonly Fault[], equivalents: readonly Equivalent[]): string {
  const isEquivalent = (fault: Fault) => fault.outcome !== 'killed' && equivalents.some((one) => isSame(one, fault))
  const counted = faults.filter((fault) => !isEquivalent(fault))
  const alive = counted.filter(({ outcome }) => outcome !== 'killed')
  const rooms = Object.entries(Object.groupBy(faults, ({ file }) => roomOf(file))).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...alive.map(({ file, lineNumber, change, outcome }) => `${file}:${lineNumber}  ${outcome}  ${change}`),
    ...unfounded(faults, equivalents),
    '',
    '| Room | Mutants | Killed | Survived | Not reached | Equivalent | Killed, % |',
    '|---|---|---|---|---|---|---|',
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

function row(name: string, faults: readonly Fault[], isEquivalent: (fault: Fault) => boolean): string {
  const rest = faults.filter((fault) => !isEquivalent(fault))
  const count = (outcome: Fault['outcome']) => rest.filter((fault) => fault.outcome === outcome).length
  const killed = count('killed')
  const perCent = rest.length === 0 ? '' : (Math.floor((killed * 1000) / rest.length) / 10).toFixed(1)
  const figures = [rest.length, killed, count('survived'), count('not reached'), faults.length - rest.length, perCent]
  return `| ${name} | ${figures.join(' | ')} |`
}

/** Entries of the list whose fault was killed by a test, or no longer exists in a file that was tried. */
function unfounded(faults: readonly Fault[], equivalents: readonly Equivalent[]): string[] {
  return equivalents
    .filter(({ file }) => faults.some((fault) => fault.file === file))
    .filter((one) => !faults.some((fault) => isSame(one, fault) && fault.outcome !== 'killed'))
    .map(({ file, change }) => `${file}  listed as equivalent, and killed or gone  ${change}`)
}
