// usage: started by start-load.ts. Makes the given loads until it is stopped, and reports how they were answered.
import { setPriority } from 'node:os'
import { z } from 'zod'
import { attacks, visitors } from '../../e2e/support/attacks/loads.ts'

const orderSchema = z.object({
  names: z.array(z.string()),
  place: z.object({ port: z.number(), sandboxUrl: z.string(), pages: z.array(z.string()) }),
})

// The attacker simulates another machine, so it only gets processor time that is left over.
setPriority(10)
const ending = new AbortController()
process.on('SIGTERM', () => ending.abort())
process.on('disconnect', () => ending.abort())
process.once('message', (order) => void carryOut(orderSchema.parse(order)))

async function carryOut({ names, place }: z.infer<typeof orderSchema>): Promise<void> {
  const outcomes: Record<string, number> = {}
  const note = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  const loads = [...attacks, ...visitors].filter(({ name }) => names.includes(name))
  await Promise.all(loads.map(({ run }) => run({ ...place, note }, ending.signal)))
  process.send?.({ outcomes }, () => process.exit())
}
