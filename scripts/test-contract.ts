// usage: npm run test:contract -- --against URL [--service NAME] [--call NAME …] [--token VARIABLE] [--set NAME=VALUE …]
//        [--parameters FILE] [--writes] [--deadline SECONDS]
// Asks a running service every call of its contract (docs/contracts) by the examples there, and says what fits and what
// doesn't. Without --service, URL is an origin with all services, where the sandbox has them.
import { runCommand } from './support/command.ts'
import { testContract } from './support/contracts/test-contract.ts'
import { Failure } from './support/failure.ts'
import { takenByNpm } from './support/options.ts'

await runCommand(() => {
  const taken = takenByNpm(['service'])
  if (taken !== undefined) throw new Failure(`${taken}: npm run test:contract -- --against URL …`)
  return testContract(process.argv.slice(2), process.env, console.log)
})
