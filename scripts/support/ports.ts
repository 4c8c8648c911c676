import { createServer } from 'node:net'
import { Failure, hasCode } from './failure.ts'

/** One sentence for a port that another program uses, naming the variable that changes it. */
export function takenPort(variable: string, port: number): string {
  return `Port ${port} is taken by another program: choose another with ${variable}=${port + 1} npm start.`
}

/** @throws Failure if another program already listens on the port */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isTaken(port)) throw new Failure(takenPort(variable, port))
}

/** The first free port, starting with a given one. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < 65_536; port++) {
    if (!(await isTaken(port))) return port
  }
  throw new Failure(`There is no free port from ${first} on.`)
}

/**
 * The least number that, added to each of these ports, gives free ones. A program that listens on one of them so reserves all for
 * itself, as long as others look for the same ones by this function.
 */
export async function findFreeDistance(...ports: number[]): Promise<number> {
  for (let distance = 0; distance < 1_000; distance++) {
    const taken = await Promise.all(ports.map((port) => isTaken(port + distance)))
    if (!taken.includes(true)) return distance
  }
  throw new Failure(`There are no free ports from ${ports.join(' and ')} on.`)
}

/** Tries every address of the machine, so that a program on any of them is noticed. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (hasCode(error, 'EADDRINUSE')) resolve(true)
      else reject(hasCode(error, 'EACCES') ? new Failure(`Port ${port} is reserved: choose one above 1024.`) : error)
    })
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}
