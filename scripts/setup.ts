// usage: npm run setup [-- --from answers.env] [--overwrite]
// Asks what the site needs to know of the services, or takes a file of answers, and writes .env. Registers nothing.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from './support/command.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'
import { setUp } from './support/setup/setup.ts'
import { inTerminal } from './support/setup/terminal.ts'

const HELP = `npm run setup: asks what the site needs to know of your services, and writes .env.

  -- --from answers.env   takes answers from a file in the form of .env, and asks for the rest
  -- --overwrite          replaces a .env that is there, which is kept as .env.before

Each answer is checked at once. Nothing is registered anywhere: at the end it says what to enter where.`

const OPTIONS = { from: { type: 'string' }, overwrite: { type: 'boolean' } } as const

await runCommand(async () => {
  const { from, overwrite = false, help } = optionsOf({ command: 'setup' }, OPTIONS).values
  if (help) return console.log(HELP)
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const text = await setUp({
    folder: root,
    from: from === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), from),
    mayReplace: overwrite,
    example: readFileSync(join(root, '.env.example'), 'utf8'),
    converse: isTerminal ? inTerminal : undefined,
  })
  console.log(text)
}, 130)
