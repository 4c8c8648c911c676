import type { ServerResponse } from 'node:http'
import { callBack } from '../call-back.ts'

/** Headers of a body that is not sent. */
const OF_THE_BODY = ['Content-Encoding', 'Content-Type', 'ETag', 'Link', 'Refresh', 'Transfer-Encoding', 'Vary']

/**
 * Leaves out the body of a redirect: the framework sends a whole page with its scripts, which no browser shows. To be
 * called before the framework begins to answer.
 */
export function leaveOutRedirectBody(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let isLeftOut = false
  response.writeHead = (...args: [number, ...unknown[]]) => {
    // Whoever passes headers together with the status has left out the body already.
    if (args.length === 1 && isRedirect(response, args[0])) {
      isLeftOut = true
      for (const name of OF_THE_BODY) response.removeHeader(name)
      response.setHeader('Content-Length', 0)
    }
    Reflect.apply(writeHead, response, args)
    return response
  }
  /** Whether there is no body. Sends the head, as Node does for the first piece of a body. */
  const hasNoBody = () => {
    if (!response.headersSent && isRedirect(response, response.statusCode)) response.writeHead(response.statusCode)
    return isLeftOut
  }
  response.write = (...args: unknown[]) => {
    if (!hasNoBody()) return Reflect.apply(write, response, args) === true
    callBack(args)
    return true
  }
  response.end = (...args: unknown[]) => {
    if (hasNoBody()) end(() => callBack(args))
    else Reflect.apply(end, response, args)
    return response
  }
}

const isRedirect = (response: ServerResponse, status: number) =>
  status >= 300 && status < 400 && status !== 304 && response.hasHeader('Location')
