// usage: npm run bench:one-client [-- [--root CHECKOUT] upgrade …]. Builds the site, then runs bench/one-client.ts on it.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './support/command.ts'
import { findFreePort } from './support/ports.ts'
import { root } from './support/root.ts'
import { exampleEnvironment } from './support/test-environment.ts'

await runCommand(async (processes) => {
  const args = process.argv.slice(2)
  const { values } = parseArgs({ args, options: { root: { type: 'string' } }, strict: false })
  const checkout = resolve(typeof values.root === 'string' ? values.root : root)
  const example = exampleEnvironment(checkout, { site: await findFreePort(3460), sandbox: await findFreePort(4460) })
  const environment = { ...example, NEXT_DIST_DIR: '.next-bench' }
  await processes.complete({ name: 'The build', args: [join(checkout, 'scripts/build.ts')], environment })
  const trials = { name: 'The trials', args: [join(root, 'bench/one-client.ts'), ...args], environment }
  return (await processes.exitCode(trials)) ?? 1
}, 130)
