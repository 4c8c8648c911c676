import { GraphQLError } from 'graphql'

const PAGE_LIMIT = 250

/** A Relay connection for a list; the cursor is the position in the list. */
export function pageOf<Node>(all: Node[], first: number | null | undefined, after: string | null | undefined) {
  if (typeof first !== 'number' || first < 1 || first > PAGE_LIMIT) {
    throw new GraphQLError(`first must be between 1 and ${PAGE_LIMIT}`, { extensions: { code: 'BAD_REQUEST' } })
  }
  const start = typeof after === 'string' ? placeOf(after) + 1 : 0
  const edges = all.slice(start, start + first).map((node, index) => ({ cursor: cursorOf(start + index), node }))
  const pageInfo = {
    hasNextPage: start + first < all.length,
    hasPreviousPage: start > 0,
    startCursor: edges.at(0)?.cursor,
    endCursor: edges.at(-1)?.cursor,
  }
  return { edges, nodes: edges.map((edge) => edge.node), pageInfo }
}

function cursorOf(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url')
}

function placeOf(cursor: string): number {
  const [, place] = /^place:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (place === undefined) throw new GraphQLError('Invalid cursor', { extensions: { code: 'BAD_REQUEST' } })
  return Number(place)
}
