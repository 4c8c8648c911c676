import { expect, test } from 'vitest'
import { apiDocument } from './support/api-document'
import { declaredEndpoints } from './support/declared-endpoints'

test('docs/api.md says what the endpoints declare (`npm run docs:api` writes it)', async () => {
  await expect(apiDocument(await declaredEndpoints())).toMatchFileSnapshot('../../../docs/api.md')
})
