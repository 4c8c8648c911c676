import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Processes } from '../../../scripts/support/processes'

const STAYS = 'setInterval(() => {}, 1000); console.log("here")'

let log: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  log = join(folder, 'program.log')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const program = (source: string) => ({ name: 'The program', args: ['--eval', source], environment: {}, log })

test('a program that fails is shown with the last it said', async () => {
  const processes = new Processes()
  await expect(processes.complete(program('console.log("no such page"); process.exit(3)'))).rejects.toThrow(
    /no such page[^]*The program failed\.$/,
  )
})

test('a program that should stay and ends is a failure', async () => {
  const processes = new Processes()
  await expect(processes.keep(program('process.exit(0)'))).rejects.toThrow('The program ended by itself (0).')
})

test('stopping ends what runs, which then is no failure', async () => {
  const processes = new Processes()
  const failures: unknown[] = []
  void processes.keep(program(STAYS)).catch((error: unknown) => failures.push(error))
  await processes.stop()
  expect(failures).toEqual([])
})

test('a program that hangs is ended, and named', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const processes = new Processes()
  expect(await processes.exitCode({ ...program(STAYS), minutes: 0.002 })).toBeNull()
  expect(said).toHaveBeenCalledWith('The program is ended: it has not finished within 0.002 minutes.')
})

test('stopping in the middle of a step stops the steps after it', async () => {
  const processes = new Processes()
  const [step] = await Promise.allSettled([processes.complete(program(STAYS)), processes.stop()])
  expect(step).toMatchObject({ status: 'rejected', reason: { message: 'The program was stopped.' } })
  await expect(processes.complete(program(''))).rejects.toThrow('The program is not started any more.')
})

const LISTENS = `
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => { console.log('told by ' + name); process.exit() })
${STAYS}`

test.each([
  ['a program hears of no Ctrl-C', undefined, 'SIGINT', 'SIGTERM'],
  ['a server in use hears of Ctrl-C', 1000, 'SIGINT', 'SIGINT'],
  ['a server in use is told to answer what is open', 1000, 'SIGTERM', 'SIGTERM'],
] as const)('%s', async (_, drainMs, reason, told) => {
  const processes = new Processes()
  void processes.keep({ ...program(LISTENS), drainMs }).catch(() => undefined)
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8'), { timeout: 10_000 }).toContain('here')
  await processes.stop(reason)
  expect(readFileSync(log, 'utf8')).toContain(`told by ${told}`)
})
