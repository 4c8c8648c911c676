// usage: npm run env:example. Writes .env.example from the variables in lib/core/server/env-variables.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from './support/env-example.ts'
import { root } from './support/root.ts'

writeFileSync(join(root, '.env.example'), envExample())
