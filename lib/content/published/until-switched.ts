import 'server-only'
import { featureFlags } from '@/lib/core/server/switches'

/**
 * What depends on flags besides what is published, made when it is first asked for, and anew once a flag has been switched
 * (docs/decisions/065).
 *
 * @param make by the flags as they are now
 * @returns the latest; callers share it
 */
export function untilSwitched<Made>(make: () => Made): () => Made {
  let latest: { flags: string; made: Made } | undefined
  return () => {
    const flags = JSON.stringify(featureFlags())
    if (latest?.flags !== flags) latest = { flags, made: make() }
    return latest.made
  }
}
