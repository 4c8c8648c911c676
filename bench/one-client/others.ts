import { setTimeout as sleep } from 'node:timers/promises'
import { ask, failureOf } from '../../e2e/support/attacks/ask.ts'
import { PLANTED } from '../../e2e/support/attacks/addresses.ts'
import type { Player } from './player.ts'

/** Results of requests of one kind: times in milliseconds, and the number of wrong answers. */
export type Figures = {
  asked: number
  p50: number
  p99: number
  worst: number
  /** Number of refused requests by status (including 503) or network error. */
  refused: Record<string, number>
}

export type Others = { livez: Figures; page: Figures; write: Figures }

/** A request; resolves with undefined if the answer is right, otherwise with what came instead. */
type Try = () => Promise<string | undefined>

const CACHED = ['/', '/about']

/** Simulates other clients, each with its own address, until the signal; then waits for all open requests. */
export async function watchOthers(port: number, players: readonly Player[], signal: AbortSignal): Promise<Others> {
  const read = async (path: string, from: string) => {
    const { status, body, headers } = await ask(port, path, { from })
    if (status !== 200) return String(status)
    return body.includes(PLANTED) || JSON.stringify(headers).includes(PLANTED) ? 'planted' : undefined
  }
  const livez: Try = () => read('/livez', '127.0.0.2')
  const page = (turn: number): Try => {
    const from = `127.0.0.${turn % 2 === 0 ? 3 : 4}`
    return () => read(CACHED[turn % CACHED.length] ?? '/', from)
  }
  const write = (turn: number): Try => {
    const player = players[turn % players.length]
    return async () => {
      const status = (await player?.write()) ?? 0
      return status >= 200 && status < 300 ? undefined : String(status)
    }
  }
  const [ofLivez, ofPage, ofWrite] = await Promise.all([
    every(50, signal, () => livez),
    every(200, signal, page),
    every(500, signal, write),
  ])
  return { livez: ofLivez, page: ofPage, write: ofWrite }
}

/** Starts requests at regular intervals, even if earlier ones have not been answered. */
async function every(milliseconds: number, signal: AbortSignal, tryOf: (turn: number) => Try): Promise<Figures> {
  const times: number[] = []
  const refused: Record<string, number> = {}
  const measure = async (attempt: Try) => {
    const begun = performance.now()
    const wrong = await attempt().catch(failureOf)
    times.push(performance.now() - begun)
    if (wrong !== undefined) refused[wrong] = (refused[wrong] ?? 0) + 1
  }
  const underway: Promise<void>[] = []
  const begun = performance.now()
  for (let turn = 0; !signal.aborted; turn += 1) {
    underway.push(measure(tryOf(turn)))
    await sleep(Math.max(0, begun + (turn + 1) * milliseconds - performance.now()))
  }
  await Promise.all(underway)
  return figuresOf(times, refused)
}

function figuresOf(times: readonly number[], refused: Record<string, number>): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
  return { asked: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1), refused }
}
