import { z } from 'zod'

type Annotation = { type: string; description?: string | undefined }

type Test = { status: string; annotations?: Annotation[] | undefined; results: { duration: number }[] }

type Spec = { title: string; line: number; tests: Test[] }

/** A test file, or a group of tests in it, in Playwright's JSON report. */
type Suite = { file: string; specs: Spec[]; suites?: Suite[] | undefined }

const specSchema = z.object({
  title: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).optional(),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
})

const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/**
 * The files of browser tests, slowest first, with the seconds that their tests took, including second tries.
 *
 * @param report text of Playwright's JSON report
 */
export function browserTimes(report: string): { file: string; seconds: number }[] {
  return readFiles(report)
    .map((suite) => ({ file: suite.file, seconds: milliseconds(suite) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
}

/**
 * The browser tests that passed only at a second try, as `news.spec.ts:12 title`.
 *
 * @param report text of Playwright's JSON report
 */
export function passedAtSecondTry(report: string): string[] {
  return readFiles(report).flatMap((suite) =>
    listSpecs(suite)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, line }) => `${suite.file}:${line} ${title}`),
  )
}

/**
 * Why tests were left out that say why, as `12 tests of visual.spec.ts: there is no Varnish here`.
 *
 * @param report text of Playwright's JSON report
 */
export function reasonsOfSkipped(report: string): string[] {
  return readFiles(report).flatMap((suite) => {
    const skips = listSpecs(suite)
      .flatMap(({ tests }) => tests)
      .flatMap(({ annotations = [] }) => annotations.filter(({ type, description }) => type === 'skip' && description))
    return [...Map.groupBy(skips, ({ description }) => description)].map(
      ([reason, { length }]) => `${length} ${length === 1 ? 'test' : 'tests'} of ${suite.file}: ${reason}`,
    )
  })
}

function readFiles(report: string): Suite[] {
  return z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(report)).suites
}

function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function milliseconds(suite: Suite): number {
  return listSpecs(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, { duration }) => total + duration, 0)
}
