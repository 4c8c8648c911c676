import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects every picture of a page to show, those far below too. */
export async function expectPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src)
  })
  expect(broken, 'broken pictures').toEqual([])
}
