import { test } from './support/one-tab.ts'
import { galleryPaths } from './support/site-map.ts'
import { testWholePage } from './support/whole-page.ts'

// Its sections are the product's own; no gallery has them.
const EVENT = '/events/view/1002'

test.use({ trace: 'off' })

testWholePage({ path: EVENT, testsAccess: true })
for (const path of await galleryPaths()) testWholePage({ path, testsAccess: true, repeats: true })
