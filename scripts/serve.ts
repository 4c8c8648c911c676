// usage: npm run serve. Serves only the site that `npm run build` has made, with the services that the environment
// names.
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { requireFreePort } from './support/ports.ts'
import { serveBuild } from './support/site.ts'

await runCommand(async (processes) => {
  const environment = loadEnvironment()
  await requireFreePort('PORT', Number(environment.PORT))
  await serveBuild(processes, environment)
})
