import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { type Environment, loadEnvironment } from './support/environment.ts'
import { optionsOf } from './support/options.ts'
import { requireFreePort } from './support/ports.ts'
import { root } from './support/root.ts'
import { hasSandbox, listPlayers, requireThisMachine, sandboxUrl, startOwnSandbox } from './support/sandbox.ts'
import { buildSite, startSite } from './support/site.ts'

const HELP = `npm start: the site and the sandbox of its upstream services on this machine.

Installs packages and builds when something changed, then serves the production build. With SANDBOX=off the site is alone.

  PORT=3001 npm start           another port for the site (3000)
  SANDBOX_PORT=4011 npm start   another port for the sandbox (4010)

All variables: .env.example. Hot reload: npm run dev. Everything as new: npm run sandbox:reset.
The site alone, for real services: npm run build, npm run serve.`

const logs = join(root, '.data/logs')

await runCommand(async (processes) => {
  if (optionsOf({ command: 'start' }, {}).values.help) return console.log(HELP)
  const environment = loadEnvironment()
  requireThisMachine(environment)
  await requireFreePort('PORT', Number(environment.PORT))
  const sandbox = await startOwnSandbox(processes, environment, join(logs, 'sandbox.log'))
  await Promise.race([sandbox.ended, buildSite(processes, environment, join(logs, 'build.log'))])
  const site = await startSite(processes, environment, join(logs, 'site.log'))
  console.log(await welcome(environment))
  await Promise.race([sandbox.ended, site.ended])
})

async function welcome(environment: Environment): Promise<string> {
  const sandbox = hasSandbox(environment)
  return [
    '',
    `  ${environment.PRODUCT_NAME}     ${environment.SITE_URL}`,
    `  Sections      ${environment.SITE_URL}/gallery`,
    ...(sandbox ? [`  Sandbox       ${sandboxUrl(environment)}`] : []),
    '  Logs          .data/logs',
    ...playerLines(sandbox ? await listPlayers(environment) : []),
    '',
    '  Stop with Ctrl-C.',
  ].join('\n')
}

function playerLines(players: Awaited<ReturnType<typeof listPlayers>>): string[] {
  if (players.length === 0) return []
  const lines = players.map(({ name, about }) => `  ${name.padEnd(20)}${about}`)
  return ['', '  “Sign in” leads to the sandbox’s sign-in page, where one click is enough. Its players:', ...lines]
}
