import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type * as z from 'zod/mini'
import { writeBrowserZod } from '../../../scripts/support/browser-zod'

const IMPORT = "import * as z from 'zod/mini'\n"

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'browser-zod-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(import.meta.dirname, '../../../node_modules/zod'), join(root, 'node_modules/zod'))
  write('lib/a.ts', `${IMPORT}export const name = z.string().check(z.maxLength(3))`)
})

test('browsers get of zod what the modules use as values, and nothing else', async () => {
  write('slices/b.tsx', `${IMPORT}export const at = (one: z.ZodMiniNumber) => z.iso.datetime() ?? one`)
  write('scripts/c.ts', `${IMPORT}export const other = z.bigint()`)
  expect(Object.keys(await bundled()).sort()).toEqual(['iso', 'maxLength', 'string'])
})

test('it parses as the whole package does', async () => {
  const { string, maxLength } = await bundled()
  const schema = string().check(maxLength(3))
  expect(schema.safeParse('one')).toEqual({ success: true, data: 'one' })
  expect(schema.safeParse('four').error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }])
})

test.each([
  ['imports single names', "import { string } from 'zod/mini'\nexport const name = string()"],
  ['gives the namespace another name', "import * as mini from 'zod/mini'\nexport const name = mini.string()"],
  ['passes it on', "export * from 'zod/mini'"],
  ['looks names up', `${IMPORT}export const make = (kind: 'string') => z[kind]()`],
])('a module that %s is refused by its path: what it uses can’t be told', async (_, text) => {
  write('app/d.ts', text)
  await expect(writeBrowserZod(root)).rejects.toThrow(/^app\/d\.ts: write/)
})

test('a module that has its types alone may name them', async () => {
  write('app/e.ts', "import type { ZodMiniType } from 'zod/mini'\nexport type Schema = ZodMiniType")
  expect(Object.keys(await bundled()).sort()).toEqual(['maxLength', 'string'])
})

async function bundled(): Promise<typeof z> {
  await writeBrowserZod(root)
  return (await import(pathToFileURL(join(root, '.data/zod-mini.browser.js')).href)) as typeof z
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
