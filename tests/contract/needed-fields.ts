/**
 * The fields by which an answer of the storefront stands or falls, by the call: it is refused where one of them is of
 * another kind, and for no other reason. They are to be added deliberately. For the other services their contracts say
 * it (clients.test.ts).
 */
export const neededFields: Record<string, readonly string[]> = {
  listMarketplaceItems: [
    'data',
    'data.metaobjects',
    'data.metaobjects.edges',
    'data.metaobjects.edges[].node',
    'data.metaobjects.edges[].node.handle',
    'data.metaobjects.edges[].node.fields',
    'data.metaobjects.edges[].node.fields[].key',
    'data.metaobjects.edges[].node.fields[].value',
    'data.metaobjects.pageInfo',
    'data.metaobjects.pageInfo.hasNextPage',
    'data.metaobjects.pageInfo.endCursor',
  ],
  listCollectionFilters: [
    'data',
    'data.collection',
    'data.collection.products',
    'data.collection.products.filters',
    'data.collection.products.filters[].id',
    'data.collection.products.filters[].values',
    'data.collection.products.filters[].values[].count',
    'data.collection.products.filters[].values[].input',
  ],
}
