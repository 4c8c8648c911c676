import {
  getNamedType,
  isLeafType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql'

/** The bucket of the Plus plan. */
const BUCKET = { maximumAvailable: 20_000, restoreRate: 1000 }

/**
 * What a question costs before it is executed, in points: one for each object that it may answer. Shopify's own figures
 * are finer, and never promised.
 */
export function requestedCost(schema: GraphQLSchema, document: DocumentNode): number {
  const types = new TypeInfo(schema)
  const sizes = [1]
  let cost = 0
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(field) {
          const type = getNamedType(types.getType())
          const size = (sizes.at(-1) ?? 1) * pageSizeOf(field)
          if (type && !isLeafType(type)) cost += size
          sizes.push(size)
        },
        leave: () => void sizes.pop(),
      },
    }),
  )
  return cost
}

function pageSizeOf({ arguments: given = [] }: FieldNode): number {
  const first = given.find(({ name }) => name.value === 'first')?.value
  return first?.kind === Kind.INT ? Number(first.value) : 1
}

/** The `cost` of an answer's extensions; a throttled question was not executed, and finds the bucket empty. */
export function costExtension(requestedQueryCost: number, isThrottled: boolean) {
  const currentlyAvailable = isThrottled ? 0 : Math.max(0, BUCKET.maximumAvailable - requestedQueryCost)
  return {
    requestedQueryCost,
    actualQueryCost: isThrottled ? null : requestedQueryCost,
    throttleStatus: { ...BUCKET, currentlyAvailable },
  }
}
