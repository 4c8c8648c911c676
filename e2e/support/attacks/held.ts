import type { Load } from './load.ts'
import { hold, noteAnswers, pause, pipelined, requestHead } from './raw.ts'

/** Requests another protocol at an invalid address, and sends nothing more. */
export const upgrade = ({ connections = 2060 } = {}): Load => ({
  name: 'upgrade',
  run: (target, signal) =>
    hold(target, signal, {
      connections,
      renewedPerSecond: 50,
      begin: (socket) => {
        noteAnswers(target, socket)
        socket.write(requestHead('//x', { headers: { connection: 'Upgrade', upgrade: 'websocket' } }))
      },
    }),
})

/**
 * Opens as many connections as a site allows; each sends one request, then idles, and is reopened when it is closed.
 */
export const idleConnections = ({ connections = 2048, renewedPerSecond = 27 } = {}): Load => ({
  name: 'idle',
  run: (target, signal) =>
    hold(target, signal, {
      connections,
      renewedPerSecond,
      begin: (socket) => {
        noteAnswers(target, socket)
        socket.write(requestHead('/livez'))
      },
    }),
})

/** Requests one page after the other and never reads an answer. */
export const unreadAnswers = ({ connections = 300, requests = 60 } = {}): Load => ({
  name: 'pipelining-unread',
  run: (target, signal) => {
    const text = pipelined(Array.from({ length: requests }, () => '/'))
    return hold(target, signal, {
      connections,
      renewedPerSecond: 50,
      // Nothing is read, since there is no listener for data.
      begin: (socket) => void socket.write(text),
    })
  },
})

const EVERY_MS = 4000
const ANNOUNCED_BYTES = 100_000

/** Sends endless bodies, one byte at a time. */
export const slowBodies = ({ connections = 64, name = 'slow-bodies' } = {}): Load => ({
  name,
  run: async (target, signal) => {
    const heads = ['/api/profile', '/api/revalidate'].map((path) =>
      requestHead(path, {
        method: path === '/api/profile' ? 'PUT' : 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(ANNOUNCED_BYTES),
          'sec-fetch-site': 'same-origin',
        },
      }),
    )
    await hold(target, signal, {
      connections,
      renewedPerSecond: 50,
      begin: (socket, index) => {
        noteAnswers(target, socket)
        socket.write(`${heads[index % heads.length]}{`)
        const drip = async () => {
          while (!signal.aborted && socket.writable) {
            await pause(EVERY_MS, signal)
            if (socket.writable) socket.write(' ')
          }
        }
        void drip()
      },
    })
  },
})
