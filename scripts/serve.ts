// usage: npm run serve. Serves only the site that `npm run build` has made, with the services that the environment
// names.
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { saysHelp } from './support/options.ts'
import { requireFreePort } from './support/ports.ts'
import { serveBuild } from './support/site.ts'

const HELP = `npm run serve: serves the site that npm run build has made, with the services that the environment names.`

await runCommand(async (processes) => {
  if (saysHelp('serve', HELP)) return
  const environment = loadEnvironment()
  await requireFreePort('PORT', Number(environment.PORT))
  await serveBuild(processes, environment)
})
