// usage: npm run check:references
import { checkReferences } from './support/references/check-references.ts'
import { root } from './support/root.ts'

const dead = checkReferences(root)
for (const sentence of dead) console.error(sentence)
process.exitCode = dead.length === 0 ? 0 : 1
