import { createServer } from 'node:net'
import { Failure, hasCode } from './failure.ts'

/** One sentence for a port that another program has, naming the variable that chooses another. */
export function takenPort(variable: string, port: number): string {
  return `Port ${port} is taken by another program: choose another with ${variable}=${port + 1} npm start.`
}

/** @throws Failure when something listens on the port already */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::']) {
    if (await isTaken(port, host)) throw new Failure(takenPort(variable, port))
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve(true)
      else if (hasCode(error, 'EACCES')) reject(new Failure(`Port ${port} is reserved: choose one above 1024.`))
      else resolve(false) // a machine without IPv6
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}
