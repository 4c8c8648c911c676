import { readdir } from 'node:fs/promises'
import { expect } from '../support/fixtures.ts'
import { galleryTypes, partGroups } from '../support/site-map.ts'
import { expectLook } from '../support/visual/expect-look.ts'
import { leftOut } from '../support/visual/left-out.ts'
import { referenceName, REFERENCES, WINDOWS } from '../support/visual/references.ts'
import { showAlone, test } from '../support/visual/still-tab.ts'
import { whyNotHere } from '../support/visual/where.ts'

// Pictures of the gallery, compared with those that a review has seen (docs/decisions/082-visual-regression.md).
// `npm run gallery:compare` chooses tests by their tags.
test.skip(whyNotHere() !== undefined, whyNotHere())
test.use({ trace: 'off', screenshot: 'off', viewport: WINDOWS[0] })

for (const type of (await galleryTypes()).filter((name) => leftOut[name] === undefined)) {
  test(`the section ${type} looks as in its references`, { tag: `@${type}` }, async ({ page, visit }) => {
    await visit(`/gallery/${type}`)
    const article = page.getByRole('article').first()
    const [stage, nothing] = [article.locator('.gallery-stage'), article.locator('.gallery-nothing')]
    const isSeen = ((await stage.boundingBox())?.height ?? 0) > 0
    const shown = isSeen ? stage : nothing
    await showAlone(shown)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      await expectLook(shown, { name: type, width: window.width, chosenBy: type })
    }
  })
}

for (const group of await partGroups()) {
  test(`the shared parts of ${group} look as in their references`, { tag: '@parts' }, async ({ page, visit }) => {
    await visit('/gallery/parts')
    const section = page.locator('main > section', { has: page.locator(`#${group}`) })
    for (const part of await section.locator('> article', { has: page.locator('figure') }).all()) {
      const name = `part-${await part.getAttribute('id')}`
      if (leftOut[name] !== undefined) continue
      // Without the header, whose file name is in letters of the system.
      const examples = part.locator('> div')
      await showAlone(examples)
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        await expectLook(examples, { name, width: window.width, chosenBy: 'parts' })
      }
      await page.setViewportSize(WINDOWS[0])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectLook(examples, { name: `${name}-dark`, width: WINDOWS[0].width, chosenBy: 'parts' })
      await page.emulateMedia({ colorScheme: null })
    }
  })
}

test('all fields look as in their references', { tag: '@fields' }, async ({ page, visit }) => {
  await visit('/gallery/fields')
  const fields = page.locator('main > div').last()
  await showAlone(fields)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectLook(fields, { name: 'fields', width: window.width, chosenBy: 'fields' })
  }
})

test('everything that has a reference is compared', async ({ page, visit }) => {
  await visit('/gallery/parts')
  const parts = page.locator('main > section > article', { has: page.locator('figure') })
  const names = await parts.evaluateAll((articles) => articles.map(({ id }) => `part-${id}`))
  const groups = page.locator('main > section', { has: page.locator('figure') })
  expect((await partGroups()).length, 'each group of parts has its test').toBe(await groups.count())
  const compared = [...(await galleryTypes()), ...names, 'fields'].filter((name) => leftOut[name] === undefined)
  const [{ width }] = WINDOWS
  const kept = (await readdir(REFERENCES)).filter((file) => !file.includes('-dark-') && file.endsWith(`-${width}.jpg`))
  expect(compared.map((name) => referenceName(name, width)).toSorted()).toEqual(kept.toSorted())
})
