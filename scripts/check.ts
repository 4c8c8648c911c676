// usage: npm run check, or npm run check:{name} for one of them
import { checks, forgetReports } from './support/checks.ts'
import { explain, Failure } from './support/failure.ts'
import { runChecks } from './support/run-checks.ts'

try {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown) throw new Failure(`There is no check ${unknown}: choose of ${checks.map(({ name }) => name).join(', ')}.`)
  forgetReports()
  const chosen = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name))
  const { failed } = await runChecks(chosen, process.env)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
