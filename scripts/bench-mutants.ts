// usage: npm run bench:mutants -- lib/domains/events [lib/delivery …]. Runs bench/mutants.ts, then removes its folder.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { root } from './support/root.ts'

const folder = `.data/mutants-${process.pid}`
process.on('exit', () => rmSync(join(root, folder), { recursive: true, force: true }))

await runCommand(async (processes) => {
  const args = [join(root, 'bench/mutants.ts'), ...process.argv.slice(2)]
  const environment = { ...process.env, MUTANTS_FOLDER: folder }
  return (await processes.exitCode({ name: 'The trial', args, environment })) ?? 1
}, 130)
