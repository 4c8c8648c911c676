import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'

const availabilitySchema = z.object({ available: z.boolean() }).transform(({ available }) => available)

/** Whether a chat agent is available now [CT-030]. */
export const getAgentAvailability = () =>
  upstreamRequest({
    service: 'chat',
    operation: 'getAgentAvailability',
    url: env.CHAT_AVAILABILITY_URL,
    schema: availabilitySchema,
  })
