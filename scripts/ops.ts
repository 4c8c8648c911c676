// usage: npm run ops -- purge PATH | purge-all | flag NAME on|off [--share 20] | maintenance on|off | close-site MINUTES | open-site
//        | end-sessions PLAYER | status [--site http://127.0.0.1:3000]
// Commands for the night (docs/operating.md). Any instance takes them, and tells all others. Reads OPERATIONS_TOKEN, or
// STATUS_TOKEN for `status`, from the environment or from .env.
import { z } from 'zod'
import { loadEnvironment } from './support/environment.ts'
import { readCommand, usage } from './support/ops/read-command.ts'
import { takenByNpm } from './support/options.ts'

const taken = takenByNpm(['site', 'share'])
if (taken !== undefined) fail(`${taken}: npm run ops -- COMMAND --site …`)
const command = readCommand(process.argv.slice(2))
if (command === undefined) fail(usage)

const environment = loadEnvironment()
const site = command.site ?? `http://127.0.0.1:${environment.PORT}`
const name = command.operation === 'status' ? 'STATUS_TOKEN' : 'OPERATIONS_TOKEN'
const token = environment[name]
if (!token) fail(`${name} is not set: the site knows nobody who may say this.`)

try {
  const answer =
    command.operation === 'status'
      ? await fetch(`${site}/status`, { headers: { authorization: `Bearer ${token}` } })
      : await fetch(`${site}/operations`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(command.operation),
        })
  if (answer.status === 404 || answer.status === 405) fail(`${site} doesn’t know this ${name}.`)
  const said: unknown = await answer.json()
  if (!answer.ok) fail(`${site} answers ${answer.status}: ${JSON.stringify(said)}`)
  console.log(
    command.operation === 'status' ? JSON.stringify(said, null, 2) : z.object({ note: z.string() }).parse(said).note,
  )
} catch (error) {
  fail(`${site} can’t be reached: ${error instanceof Error ? error.message : String(error)}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
