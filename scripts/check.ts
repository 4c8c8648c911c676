// usage: npm run check, or npm run check:{name} for a single check
import { checks } from './support/checks.ts'
import { runCommand } from './support/command.ts'
import { Failure } from './support/failure.ts'
import { forgetReports } from './support/reports.ts'
import { runChecks } from './support/run-checks.ts'

await runCommand(async (processes) => {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new Failure(`There is no check ${unknown}: choose of ${checks.map(({ name }) => name).join(', ')}.`)
  forgetReports()
  const chosen = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name))
  const { failed } = await runChecks(processes, chosen, process.env)
  return failed === 0 ? 0 : 1
}, 130)
