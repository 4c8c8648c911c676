// usage: npm run check:models
import { checkModels } from './support/models/check-models.ts'
import { root } from './support/root.ts'

const problems = await checkModels(root)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
