import type { Locator } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { lookOf, TOLERANCE } from './look.ts'
import { referenceName, REFERENCES } from './references.ts'

type Subject = {
  /** What the picture is of, as in the name of its file. */
  name: string
  width: number
  /** What `npm run gallery:compare` calls it. */
  chosenBy: string
}

/** Expects a part of a page to look as in its reference; others of the test are still compared if it doesn't. */
export async function expectLook(part: Locator, { name, width, chosenBy }: Subject): Promise<void> {
  await part.page().waitForLoadState('networkidle')
  const file = referenceName(name, width)
  const how = `npm run gallery:compare -- ${chosenBy} --accept, and look at each picture that it writes`
  expect
    .soft(await lookOf(part), `${REFERENCES}/${file} looks otherwise. If that is wanted: ${how}`)
    .toMatchSnapshot(file, TOLERANCE)
}
