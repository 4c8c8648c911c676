import { expect } from '../support/fixtures.ts'
import { test } from '../support/one-tab.ts'
import { expectNoOverflow, expectScrollsByKeys } from '../support/overflow.ts'
import { galleryPaths } from '../support/site-map.ts'

test.use({ trace: 'off' })

for (const path of await galleryPaths()) {
  test(`${path}: sixty words a text, a word of 500 letters, forty rows, other scripts: all of it is on the screen`, async ({
    page,
    visit,
  }) => {
    const response = await visit(`${path}/extremes`)
    expect(response?.status()).toBe(200)
    await expectNoOverflow(page)
    await expectScrollsByKeys(page)
  })
}
