import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const command = join(process.cwd(), 'scripts/support/command.ts')

/** The exit code of a command whose work is this text. */
function exitCodeOf(work: string): number | null {
  const program = `import { runCommand } from ${JSON.stringify(command)}\nawait runCommand(async (processes) => { ${work} }, 130)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' }).status
}

test.each([
  ['work that ends well', '', 0],
  ['work that says it failed', 'return 1', 1],
  ['work that failed and has ended its programs itself', 'await processes.stop(); return 1', 1],
  ['work that throws', "throw new Error('no')", 1],
])('%s has its exit code', (_, work, code) => {
  expect(exitCodeOf(work)).toBe(code)
})
