import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Environment } from '../environment.ts'
import { root } from '../root.ts'

/** The port of a trial for each port in `compose.yaml` and `deploy/compose`. */
export type Ports = Readonly<Record<3001 | 3002 | 4010 | 6379 | 8080, number>>

const composeSchema = z.object({ services: z.record(z.string(), z.unknown()) })
const serviceSchema = z.object({ environment: z.record(z.string(), z.string()) })
const commandSchema = z.array(z.string())

/** The text of a file for containers, with the ports of a trial. */
export function composedText(path: string, ports: Ports): string {
  const moved = new Map(Object.entries(ports))
  return readFileSync(join(root, path), 'utf8').replaceAll(/\b\d{4}\b/g, (port) => String(moved.get(port) ?? port))
}

/** The variables that `compose.yaml` sets for a service. */
export function composedVariables(service: string, ports: Ports): Environment {
  const { services } = composeSchema.parse(parse(composedText('compose.yaml', ports), { merge: true }))
  return serviceSchema.parse(services[service]).environment
}

/** The arguments of the front's `CMD`. */
export function composedFront(ports: Ports): string[] {
  const [, command = ''] = /^CMD (.+)$/m.exec(composedText('deploy/compose/front.Dockerfile', ports)) ?? []
  return commandSchema.parse(JSON.parse(command)).slice(1)
}
