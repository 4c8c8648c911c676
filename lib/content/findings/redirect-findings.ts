import { text } from '../fields/fields.ts'
import { plainAddress } from '../pages/plain-address.ts'
import type { CheckedDocument } from './document-findings.ts'
import { nameOf } from './field-tree.ts'
import type { Finding } from './finding.ts'

/** Redirects that lead in a circle, and those of an address that another has taken; what they miss besides. */
export function redirectFindings<Document extends CheckedDocument>(
  redirects: readonly Document[],
): Map<Document, Finding[]> {
  const targets = new Map<string, string>()
  const found = new Map<Document, Finding[]>(redirects.map((document) => [document, []]))
  for (const document of redirects) {
    const [from, to] = [text(document.data.from), text(document.data.to)]
    if (from === undefined) found.get(document)?.push({ problem: 'emptyField', field: nameOf(['from']) })
    if (to === undefined) found.get(document)?.push({ problem: 'emptyField', field: nameOf(['to']) })
    if (from === undefined || to === undefined) continue
    if (targets.has(plainAddress(from))) found.get(document)?.push({ problem: 'redirectTwice', subject: from })
    targets.set(plainAddress(from), plainAddress(to))
  }
  for (const document of redirects) {
    const circle = circleFrom(plainAddress(text(document.data.from) ?? ''), targets)
    if (circle) found.get(document)?.push({ problem: 'redirectLoop', subject: circle.join(' → ') })
  }
  return found
}

/** The way from an address back to itself, or undefined. */
function circleFrom(start: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const way = [start]
  for (let next = targets.get(start); next !== undefined; next = targets.get(next)) {
    way.push(next)
    if (next === start) return way
    if (way.indexOf(next) < way.length - 1) return undefined
  }
  return undefined
}
