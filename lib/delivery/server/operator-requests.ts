import type { IncomingMessage, ServerResponse } from 'node:http'
import { flagsOfCode } from '../../core/flags.ts'
import { nearestName } from '../../core/nearest-name.ts'
import { IMPOSSIBLE, type Operation, operationSchema } from '../../core/server/operations/operation.ts'
import { runOperation } from '../../core/server/operations/run-operation.ts'
import { isSameSecret } from '../../core/server/secrets.ts'
import { readStatus } from '../../core/server/telemetry/status.ts'
import { siteLog } from '../../core/server/logging/logger.ts'
import { completeHeaders } from '../answer-headers.ts'

/** Bytes of the longest command. */
const LONGEST_COMMAND = 2048

type Tokens = { STATUS_TOKEN?: string; OPERATIONS_TOKEN?: string }

/**
 * Answers operators (docs/operating.md): `GET /status` says how this instance and what it depends on are, and a command is
 * sent by `POST /operations`. Each has a token of its own, so that whoever watches can't change anything. Without the
 * token these are addresses like any others, which don't exist.
 */
export class OperatorRequests {
  readonly #tokens: Tokens

  constructor(tokens: Tokens) {
    this.#tokens = tokens
  }

  /** @returns whether the request is an operator's */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { STATUS_TOKEN, OPERATIONS_TOKEN } = this.#tokens
    if (request.url === '/status' && request.method === 'GET' && shows(request, STATUS_TOKEN)) {
      send(response, 200, readStatus())
      return true
    }
    if (request.url === '/operations' && request.method === 'POST' && shows(request, OPERATIONS_TOKEN)) {
      void carryOut(request).then(([status, body]) => send(response, status, body))
      return true
    }
    return false
  }
}

function shows({ headers: { authorization = '' } }: IncomingMessage, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S{1,500})$/.exec(authorization) ?? []
  return token !== undefined && shown !== undefined && isSameSecret(shown, token)
}

async function carryOut(request: IncomingMessage): Promise<[status: number, body: object]> {
  const text = await readText(request)
  const command = operationSchema.safeParse(text === undefined ? undefined : parseJson(text))
  if (!command.success) return [400, { problem: 'This is no command: see docs/operating.md.' }]
  try {
    const done = await runOperation(command.data)
    return [200, { ...done, note: [done.note, ...hintsOf(command.data)].join('. ') }]
  } catch (err) {
    if (isImpossible(err)) return [409, { problem: err.message }]
    siteLog().error({ err, operation: command.data.kind }, 'an operator’s command failed')
    return [503, { problem: 'It could not be done: the log says why.' }]
  }
}

/** The bundler gives the part that carries out commands a copy of its own of the class. */
const isImpossible = (err: unknown): err is Error => err instanceof Error && err.name === IMPOSSIBLE

/**
 * What an operator may have meant. Editors may have named a flag nearly like one of the code, so it is switched over all the
 * same.
 */
function hintsOf(operation: Operation): string[] {
  const meant = operation.kind === 'flag' ? nearestName(operation.name, flagsOfCode) : undefined
  return meant === undefined ? [] : [`The code reads no such flag, documents may: is ${meant} meant?`]
}

/** The body; undefined if it is too long or breaks off. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request) {
      if (!Buffer.isBuffer(part)) return undefined
      length += part.length
      if (length > LONGEST_COMMAND) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return
  completeHeaders(response)
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    // What is left of a body that was too long isn't read.
    ...(status === 400 && { connection: 'close' }),
  })
  response.end(text)
}
