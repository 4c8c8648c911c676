import { addAbortListener, setMaxListeners } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './load.ts'

type Request = { method?: string; headers?: Readonly<Record<string, string>> }

/** The head of a request as it is sent, with an unchanged path. */
export function requestHead(path: string, { method = 'GET', headers = {} }: Request = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** The heads of pipelined requests on one connection; the last one asks to close it. */
export function pipelined(paths: readonly string[], headers: Readonly<Record<string, string>> = {}): string {
  return paths
    .map((path, index) =>
      requestHead(path, { headers: index === paths.length - 1 ? { ...headers, connection: 'close' } : headers }),
    )
    .join('')
}

/** Opens a connection that is closed at the signal; its errors are recorded. */
export function open(target: Target, signal: AbortSignal): Socket {
  const socket = connect({ host: '127.0.0.1', port: target.port })
  setMaxListeners(0, signal)
  const ending = addAbortListener(signal, () => socket.destroy())
  socket.on('error', (error: NodeJS.ErrnoException) => target.note(error.code ?? 'failed'))
  socket.on('close', () => ending[Symbol.dispose]())
  return socket
}

/** Records the status of each answer on a connection, and discards the rest. */
export function noteAnswers(target: Target, socket: Socket): void {
  socket.on('data', (part: Buffer) => {
    for (const [, status = ''] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) target.note(status)
  })
}

/** Pause before the next try after a refused connection. */
const BREATH_MS = 100

/** Sends a text on a new connection, and reads until it is closed. */
export async function send(target: Target, text: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const socket = open(target, signal)
  noteAnswers(target, socket)
  socket.write(text)
  const hasFailed = await new Promise<boolean>((resolve) => socket.once('close', resolve))
  if (hasFailed) await pause(BREATH_MS, signal)
}

/** Waits, at most until the signal. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}

/** Repeats an action in several lanes in parallel, until the signal. */
export async function inLanes(
  lanes: number,
  signal: AbortSignal,
  act: (lane: number, round: number) => Promise<void>,
): Promise<void> {
  const runLane = async (lane: number) => {
    for (let round = 0; !signal.aborted; round += 1) await act(lane, round)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)))
}

export type Held = {
  connections: number
  /** How many closed connections are reopened in a second. */
  renewedPerSecond: number
  /** Called with each new connection. */
  begin: (socket: Socket, index: number) => void
}

const TICK_MS = 50
/** Maximum number of connections that are opened at the same time at the beginning. */
const OPENED_AT_ONCE = 100

/** Keeps a number of connections open until the signal, and opens another one for each that the site closes. */
export async function hold(target: Target, signal: AbortSignal, held: Held): Promise<void> {
  let [opened, alive, allowance] = [0, 0, 0]
  const openOne = () => {
    const index = opened
    opened += 1
    alive += 1
    const socket = open(target, signal)
    socket.once('connect', () => held.begin(socket, index))
    socket.once('close', () => {
      alive -= 1
    })
  }
  while (!signal.aborted) {
    const first = Math.min(held.connections - opened, OPENED_AT_ONCE)
    allowance = Math.min(allowance + (held.renewedPerSecond * TICK_MS) / 1000, held.connections - alive)
    const count = first > 0 ? first : Math.floor(allowance)
    if (first <= 0) allowance -= count
    for (let index = 0; index < count; index += 1) openOne()
    await pause(TICK_MS, signal)
  }
}
