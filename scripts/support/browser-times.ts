import { z } from 'zod'

type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/**
 * The files of browser tests with the seconds that their tests took, second tries included; the slowest first.
 *
 * @param report text of Playwright's JSON report
 */
export function browserTimes(report: string): { file: string; seconds: number }[] {
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(report))
  return suites
    .map((suite) => ({ file: suite.file, seconds: milliseconds(suite) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
}

function milliseconds({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(milliseconds)].reduce((total, each) => total + each, 0)
}
