// usage: npm run check:boundaries
import { checkBoundaries } from './support/boundaries/check-boundaries.ts'
import { root } from './support/root.ts'

const violations = checkBoundaries(root)
for (const { rule, sentence } of violations) console.error(`${sentence} [${rule}]`)
process.exitCode = violations.length === 0 ? 0 : 1
