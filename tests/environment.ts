import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { withDefaults } from '../lib/core/server/env-defaults.ts'

/** What unit tests find in `process.env`: the values of `.env.example`, and addresses at which nothing answers. */
export const testEnvironment = withDefaults({
  ...parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')),
  SANDBOX_PORT: '4',
  LOG_LEVEL: 'silent',
})
