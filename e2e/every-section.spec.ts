import { test } from './support/one-tab.ts'
import { galleryPaths } from './support/site-map.ts'
import { testWholePage } from './support/whole-page.ts'

// Its sections are the product's own; no gallery has them.
const EVENT = '/events/view/1002'

test.use({ trace: 'off' })

const PARTS = ['/gallery/parts', '/gallery/parts/long', '/gallery/parts/arabic', '/gallery/fields']

testWholePage({ path: EVENT, testsAccess: true })

const [first = '', ...others] = await galleryPaths()

testWholePage({ path: first, testsAccess: true, repeats: true })
test.describe('in the gallery', { tag: '@sweep' }, () => {
  for (const path of PARTS) testWholePage({ path, testsAccess: true })
  for (const path of others) testWholePage({ path, testsAccess: true, repeats: true })
})
