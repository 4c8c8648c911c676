import { parseArgs } from 'node:util'
import { type Operation, operationSchema } from '../../../lib/core/server/operations/operation.ts'

export const usage = `npm run ops -- COMMAND [--site http://127.0.0.1:3000]

  status                  how an instance and what it depends on are
  purge PATH              make a page anew, as visitors write its path: /de/plans
  purge-all               make every page anew, each when it is next asked for
  flag NAME on|off        switch a feature over, whatever FEATURE_FLAGS says;
                          on --share 20: for 20 of 100 visitors, where that is possible
  maintenance on|off      take the contact form off the site, or put it back
  close-site MINUTES      answer 503 to all visitors, who are told when to come back
  open-site               let them in again
  end-sessions PLAYER     refuse all sessions of a player, by the public id or by the provider's subject`

export type Command = { operation: Operation | 'status'; site: string | undefined }

const ON = new Map([
  ['on', true],
  ['off', false],
])

/** The command that somebody typed; undefined for any other words. */
export function readCommand(words: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { site: { type: 'string' }, share: { type: 'string' } },
      allowPositionals: true,
    })
    const site = values.site === undefined ? undefined : new URL(values.site).origin
    const operation = operationOf(positionals, values.share)
    return operation && { operation, site }
  } catch {
    return undefined
  }
}

function operationOf(
  [kind, first, second, ...rest]: readonly string[],
  share: string | undefined,
): Command['operation'] | undefined {
  if (rest.length > 0 || (share !== undefined && kind !== 'flag')) return undefined
  if (kind === 'status') return first === undefined ? 'status' : undefined
  const { data } = operationSchema.safeParse(
    kind === 'flag' ? flagOf(first, second, share) : candidate(kind, first, second),
  )
  return data
}

const flagOf = (name?: string, state?: string, share?: string) => ({
  kind: 'flag',
  name,
  isOn: ON.get(state ?? ''),
  ...(share !== undefined && { share: Number(share) }),
})

function candidate(kind?: string, first?: string, second?: string): object | undefined {
  if (second !== undefined) return undefined
  if (kind === 'purge') return { kind, path: first }
  if (kind === 'maintenance') return { kind, isOn: ON.get(first ?? '') }
  if (kind === 'close-site') return { kind, forMinutes: Number(first) }
  if (kind === 'open-site') return first === undefined ? { kind: 'close-site' } : undefined
  if (kind === 'end-sessions') return { kind, player: first }
  return kind === 'purge-all' && first === undefined ? { kind } : undefined
}
