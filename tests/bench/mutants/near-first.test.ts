import { DryRunStatus, type MutantRunOptions, MutantRunStatus, type TestRunner } from '@stryker-mutator/api/test-runner'
import { expect, test, vi } from 'vitest'
import type { Verdict } from '../../../bench/mutants/warm-tests.ts'
import { NearFirst, nearTests } from '../../../bench/mutants/near-first.ts'

const near = 'tests/lib/domains/events/list.test.ts#a list is sorted'
const alsoNear = 'tests/app/api/events/list.test.ts#the route # answers'
const far = 'tests/components/ui/card.dom.test.tsx#a card shows'

const mutant: MutantRunOptions = {
  activeMutant: { id: '7', fileName: 'a.ts', mutatorName: 'any', replacement: '', location: place(1) },
  sandboxFileName: `${process.cwd()}/lib/domains/events/list-rules.ts`,
  testFilter: [far, near, alsoNear],
  mutantActivation: 'runtime',
  reloadEnvironment: false,
  timeout: 1,
  disableBail: false,
}
const onLoading = { ...mutant, testFilter: undefined, mutantActivation: 'static', reloadEnvironment: true } as const

function place(line: number) {
  return { start: { line, column: 1 }, end: { line, column: 2 } }
}

/** @param killers identifiers of tests that notice a mutant in a new process @param warmKiller the one in a process that stays up */
function runner(killers: string[], warmKiller?: string, loaders: string[] = [], isQuick = false) {
  const mutantRun = vi.fn<TestRunner['mutantRun']>(async ({ testFilter = [] }) => {
    const killedBy = testFilter.filter((each) => killers.includes(each))
    return killedBy.length > 0
      ? { status: MutantRunStatus.Killed, killedBy, failureMessage: '', nrOfTests: 1 }
      : { status: MutantRunStatus.Survived, nrOfTests: testFilter.length }
  })
  const dryRun = vi.fn<TestRunner['dryRun']>(async () => ({ status: DryRunStatus.Complete, tests: [] }))
  const cold = { mutantRun, capabilities: () => ({ reloadEnvironment: true }), dryRun, dispose: vi.fn() }
  const warm = {
    verdictOn: vi.fn(async (_: unknown, tests: ReadonlyMap<string, readonly string[]>): Promise<Verdict> =>
      warmKiller !== undefined && tests.has(warmKiller.split('#')[0] ?? '') ? { killer: warmKiller } : 'survived',
    ),
    loadersOf: () => loaders,
    dispose: vi.fn(),
  }
  const nearFirst = new NearFirst(cold, () => warm, isQuick)
  const asked = () => mutantRun.mock.calls.map(([{ testFilter }]) => testFilter)
  return { nearFirst, cold, warm, asked }
}

async function outcome(nearFirst: NearFirst, options: MutantRunOptions) {
  await nearFirst.init()
  await nearFirst.dryRun({ coverageAnalysis: 'perTest', disableBail: false, timeout: 1 })
  return (await nearFirst.mutantRun(options)).status
}

test('near a file are the tests of its room, of its components and of its part of the API', () => {
  expect(nearTests('lib/domains/events/calendar/date.ts').slice(0, 3)).toEqual([
    'tests/lib/domains/events/',
    'tests/components/events/',
    'tests/app/api/events/',
  ])
})

test('near some rooms are tests of another name, too', () => {
  expect(nearTests('lib/domains/session/hint.ts')).toContain('tests/app/api/auth/')
})

test('what near tests notice is tried with no others', async () => {
  const { nearFirst, asked } = runner([near])
  expect(await outcome(nearFirst, mutant)).toBe(MutantRunStatus.Killed)
  expect(asked()).toEqual([[near, alsoNear]])
})

test('what near tests let pass is tried with all others that reach it', async () => {
  const { nearFirst, asked } = runner([far])
  expect(await outcome(nearFirst, mutant)).toBe(MutantRunStatus.Killed)
  expect(asked()).toEqual([[near, alsoNear], [far]])
  expect(await outcome(runner([]).nearFirst, mutant)).toBe(MutantRunStatus.Survived)
})

test('what no near test reaches is tried with the others at once', async () => {
  const { nearFirst, asked } = runner([far])
  expect(await outcome(nearFirst, { ...mutant, testFilter: [far] })).toBe(MutantRunStatus.Killed)
  expect(asked()).toEqual([[far]])
})

test('what a process that stays up notices for certain needs no new one', async () => {
  const { nearFirst, warm, asked } = runner([], far)
  expect(await outcome(nearFirst, mutant)).toBe(MutantRunStatus.Killed)
  expect(asked()).toEqual([])
  expect(warm.verdictOn.mock.calls.map(([, tests]) => Array.from(tests))).toEqual([
    [
      ['tests/lib/domains/events/list.test.ts', ['a list is sorted']],
      ['tests/app/api/events/list.test.ts', ['the route # answers']],
    ],
    [['tests/components/ui/card.dom.test.tsx', ['a card shows']]],
  ])
})

test('where it has to be quick, what passes in processes that stay up has survived', async () => {
  const { nearFirst, warm, asked } = runner([far], undefined, [], true)
  expect(await outcome(nearFirst, mutant)).toBe(MutantRunStatus.Survived)
  expect(asked()).toEqual([])
  warm.verdictOn.mockResolvedValueOnce('uncertain')
  expect(await outcome(nearFirst, mutant)).toBe(MutantRunStatus.Killed)
})

test('and a new process is asked where nothing is known to load the file', async () => {
  const { nearFirst, asked } = runner([], undefined, [], true)
  await outcome(nearFirst, onLoading)
  expect(asked()).toHaveLength(1)
})

test('what is computed on loading is tried with the near tests that load it', async () => {
  const list = 'tests/lib/domains/events/list.test.ts'
  const { nearFirst, cold, warm } = runner([], undefined, [list, 'tests/components/ui/card.dom.test.tsx'])
  expect(await outcome(nearFirst, onLoading)).toBe(MutantRunStatus.Survived)
  expect(cold.mutantRun).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mutantActivation: 'static', testFilter: [`${list}#`] }),
  )
  expect([...(warm.verdictOn.mock.calls[0]?.[1] ?? [])]).toEqual([[list, []]])
})

test('an endpoint is tried with the test of all declarations, too, which loads it by its file’s name', async () => {
  const list = 'tests/lib/domains/events/list.test.ts'
  const { nearFirst, asked } = runner([], undefined, [list])
  const sandboxFileName = `${process.cwd()}/lib/domains/events/calendar/endpoints.ts`
  await outcome(nearFirst, { ...onLoading, sandboxFileName })
  expect(asked()).toEqual([[`${list}#`, 'tests/app/api/document.test.ts#']])
})

test('where nobody knows who loads it, all near tests are run', async () => {
  const { nearFirst, asked } = runner([])
  await outcome(nearFirst, onLoading)
  expect(asked()).toEqual([nearTests('lib/domains/events/any.ts').map((each) => `${each}#`)])
})

test('in a process that has not run the tests, all near ones are run, whichever of them it has seen', async () => {
  const list = 'tests/lib/domains/events/list-rules.test.ts'
  const { nearFirst, warm } = runner([], undefined, [list], true)
  await nearFirst.init()
  const filesOf = async () => {
    await nearFirst.mutantRun(onLoading)
    return [...(warm.verdictOn.mock.lastCall?.[1].keys() ?? [])]
  }
  expect(await filesOf()).toEqual(expect.arrayContaining([list, 'tests/lib/domains/events/metrics.test.ts']))
  expect(await filesOf()).toEqual([list])
})

test('in the end the processes that stay up are ended before the runner is', async () => {
  const { nearFirst, cold, warm } = runner([])
  await nearFirst.init()
  await nearFirst.dispose()
  expect(warm.dispose).toHaveBeenCalledBefore(cold.dispose)
})
