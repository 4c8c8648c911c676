import 'server-only'
import { serviceOfAddress } from '../service-addresses'
import type { Service } from '../services'
import { env } from './env'
import { servicesOff } from './services-off'

const off = servicesOff(env)

/** Whether the site does without a service: whatever needs it is not there (docs/decisions/057). */
export const isOff = (service: Service): boolean => off.has(service)

/** Whether an address doesn't exist because its service is off. @param path without language and query */
export function isOffAddress(path: string): boolean {
  if (off.size === 0) return false
  const service = serviceOfAddress(path)
  return service !== undefined && off.has(service)
}
