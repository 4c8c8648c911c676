// The framework's own copy of `compression`, which comes without types.
declare module 'next/dist/compiled/compression/index.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** A middleware that compresses what is written to a response, if the client accepts that. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
