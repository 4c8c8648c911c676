import { execute } from 'graphql'
import { contextOf } from './context.ts'
import { costExtension, requestedCost } from './cost.ts'
import { type Question, understand } from './question.ts'
import { createResolvers, type Shop } from './resolvers.ts'
import { storefrontSchema } from './schema.ts'

export type { Question }

const THROTTLED = {
  message: 'Throttled',
  extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
}

/** Answers a question to the Storefront API by Shopify's schema; a throttled one has the status 200, too. */
export async function answerQuestion(question: Question, shop: Shop, isThrottled: boolean): Promise<object> {
  const schema = storefrontSchema()
  const understood = understand(schema, question)
  if ('errors' in understood) return understood
  const { document, variables: variableValues } = understood
  const context = contextOf(schema, understood)
  const extensions = { context, cost: costExtension(requestedCost(schema, document), isThrottled) }
  if (isThrottled) return { errors: [THROTTLED], extensions }
  const { operationName } = question
  const rootValue = createResolvers(shop, context)
  return { ...(await execute({ schema, document, rootValue, variableValues, operationName })), extensions }
}
