import { explain } from './failure.ts'
import { Processes } from './processes.ts'

/**
 * Runs a command to its end, and then ends all programs that it started, whether it succeeds, fails or is interrupted.
 *
 * @param work returns the exit code; nothing is success
 * @param interrupted the exit code after Ctrl-C: success for a server, which normally ends this way, but not for a test
 * run
 */
export async function runCommand(
  work: (processes: Processes) => Promise<number | void>,
  interrupted: 0 | 130 = 0,
): Promise<void> {
  const processes = new Processes()
  let isInterrupted = false
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (isInterrupted) return
      isInterrupted = true
      console.log('\nStopping …')
      void processes.stop(name === 'SIGINT' ? name : 'SIGTERM').then(() => process.exit(interrupted))
    })
  }
  try {
    const code = await work(processes)
    if (isInterrupted) return
    await processes.stop()
    process.exit(code ?? 0)
  } catch (error) {
    if (isInterrupted) return
    console.error(explain(error))
    await processes.stop()
    process.exit(1)
  }
}
