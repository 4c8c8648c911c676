import { z } from 'zod'

type Spec = { title: string; line: number; tests: { status: string; results: { duration: number }[] }[] }

/** A test file, or a group of tests in it, in Playwright's JSON report. */
type Suite = { file: string; specs: Spec[]; suites?: Suite[] | undefined }

const specSchema = z.object({
  title: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
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
