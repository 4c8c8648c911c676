// usage: npm test -- --help
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasVarnish } from '../e2e/support/varnish.ts'
import { browserTimes, passedAtSecondTry, reasonsOfSkipped } from './support/browser-report.ts'
import { deliverySteps } from '../lib/core/delivery-steps.ts'
import { checks } from './support/checks.ts'
import { requireChromium } from './support/chromium.ts'
import { runCommand } from './support/command.ts'
import type { Environment } from './support/environment.ts'
import { explain, Failure } from './support/failure.ts'
import { takenByNpm } from './support/options.ts'
import type { Processes } from './support/processes.ts'
import { browserReport, type Count, countOf, forgetReports, readBrowserReport, sum } from './support/reports.ts'
import { provideRedisServer } from './support/redis.ts'
import { root } from './support/root.ts'
import { report, runChecks } from './support/run-checks.ts'
import { startSandbox } from './support/sandbox.ts'
import { buildFolder, buildSite, startSite } from './support/site.ts'
import { provide, varnish } from './support/system-packages.ts'
import { testEnvironment } from './support/test-environment.ts'
import { readTestOptions, type TestOptions } from './support/test-options.ts'

const results = join(root, 'test-results')
const log = (name: string) => join(results, `logs/${name}.log`)

/** Number of files of browser tests that are listed with their times. */
const SLOWEST = 12

/**
 * Number of tests that may need a second try, since CI's machine can starve a browser for seconds; more are a failure.
 */
const MOST_REPEATED = 2

const HELP = `npm test: what every change must keep; the last line is "N passed, N failed".

  -- all                                  sweeps and trials as well (docs/decisions/074), as CI does: everything that must hold
  -- e2e/news.spec.ts [-g title]          only these browser tests, on a fresh build
  -- budgets                              only the budgets of script, on a fresh build
  -- --without STEP [e2e/news.spec.ts]    the browser tests of delivery, or these, on a site without a delivery step:
                                          ${deliverySteps.join(', ')}

Tests with the tag @needs-STEP are left out without that step. Other arguments are Playwright's own.`

await runCommand(async (processes) => {
  if (['--help', '-h'].includes(process.argv[2] ?? '')) return console.log(HELP)
  const taken = takenByNpm(['without'])
  if (taken !== undefined) throw new Failure(`${taken}: npm test -- --without STEP.`)
  const options = readTestOptions(process.argv.slice(2))
  forgetReports()
  await provideRedisServer()
  if (!hasVarnish()) await provide(varnish, 'There is no Varnish here: the tests of a front are left out.')
  const checked = options.checks ? [await runChecks(processes, checks, process.env)] : []
  const counts = [...checked, ...(await testInBrowser(processes, options))]
  const { passed, failed } = sum(counts)
  await processes.stop()
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}, 130)

function without(step: TestOptions['step']): Environment {
  return step === undefined ? {} : { DELIVERY_STEPS: deliverySteps.filter((each) => each !== step).join(',') }
}

async function testInBrowser(processes: Processes, { step, browser, budgets }: TestOptions): Promise<Count[]> {
  const built = Date.now()
  try {
    const chromium = await requireChromium()
    const environment = { ...(await testEnvironment()), ...without(step), CHROMIUM_PATH: chromium }
    await serveFreshSite(processes, environment)
    report('site', { output: '', passed: true }, countOf(true), Date.now() - built)
    const tested = browser ? [await runBrowserTests(processes, environment, browser)] : []
    return [countOf(true), ...tested, ...(budgets ? [await runBudgets(processes, environment)] : [])]
  } catch (error) {
    if (processes.stopping) throw error
    report('site', { output: explain(error), passed: false }, countOf(false), Date.now() - built)
    return [countOf(false)]
  }
}

/** Serves a production build with a fresh sandbox. */
async function serveFreshSite(processes: Processes, environment: Environment): Promise<void> {
  rmSync(buildFolder(environment), { recursive: true, force: true })
  for (const ending of ['', '-wal', '-shm']) rmSync(`${environment.SANDBOX_DATABASE}${ending}`, { force: true })
  const sandbox = await startSandbox(processes, environment, log('sandbox'))
  await Promise.race([sandbox.ended, buildSite(processes, { ...environment, BUILD_CACHE: 'off' }, log('build'))])
  const site = await startSite(processes, environment, log('site'))
  for (const { ended } of [sandbox, site]) ended.catch((error: unknown) => console.error(explain(error)))
}

async function runBrowserTests(processes: Processes, environment: Environment, given: string[]): Promise<Count> {
  const begun = Date.now()
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...given]
  const hasEndedWell = (await processes.exitCode({ name: 'browser', args, environment, minutes: 60 })) === 0
  const text = existsSync(browserReport) ? readFileSync(browserReport, 'utf8') : '{"suites":[]}'
  const repeated = passedAtSecondTry(text)
  const passed = hasEndedWell && repeated.length <= MOST_REPEATED
  const count = countOf(passed, readBrowserReport())
  report('browser', { output: 'See test-results/browser.', passed }, count, Date.now() - begun)
  for (const { file, seconds } of browserTimes(text).slice(0, SLOWEST)) console.log(`  ${file} ${seconds.toFixed(1)} s`)
  for (const title of repeated) console.log(`  at the second try only: ${title}`)
  for (const reason of reasonsOfSkipped(text)) console.log(`  left out: ${reason}`)
  return count
}

async function runBudgets(processes: Processes, environment: Environment): Promise<Count> {
  const begun = Date.now()
  const program = {
    name: 'budgets',
    args: [join(root, 'bench/script-budget.ts')],
    environment,
    log: log('budgets'),
    minutes: 8,
  }
  const passed = (await processes.exitCode(program)) === 0
  report('budgets', { output: readFileSync(program.log, 'utf8'), passed }, countOf(passed), Date.now() - begun)
  return countOf(passed)
}
