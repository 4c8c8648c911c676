import { test } from './support/one-tab.ts'
import { galleryPaths } from './support/site-map.ts'
import { testWholePage } from './support/whole-page.ts'

// Its sections are the product's own; no gallery has them.
const EVENT = '/events/view/1002'

test.use({ trace: 'off' })

const PARTS = ['/gallery/parts', '/gallery/parts/long', '/gallery/parts/arabic', '/gallery/fields']

testWholePage({ path: EVENT, testsAccess: true })
for (const path of PARTS) testWholePage({ path, testsAccess: true })
for (const path of await galleryPaths()) testWholePage({ path, testsAccess: true, repeats: true })
