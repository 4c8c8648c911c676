import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildProblem, buildStamp, documentedVariables, writeStamp } from '../../../scripts/support/build-stamp'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('app/[locale]/page.tsx', 'one')
  write('package-lock.json', '{}')
})

test('is the same for the same sources', () => {
  expect(buildStamp(folder)).toEqual(buildStamp(folder))
})

test.each([
  'app/[locale]/page.tsx',
  'slices/Hero/model.json',
  'sandbox/content/home.yaml',
  'package-lock.json',
  'proxy.ts',
  'shop.ts',
  'theme.ts',
])('changes with %s', (path) => {
  const before = buildStamp(folder)
  write(path, 'two')
  expect(buildStamp(folder)).not.toEqual(before)
})

test('changes when a file moves', () => {
  const before = buildStamp(folder)
  rmSync(join(folder, 'app/[locale]/page.tsx'))
  write('app/[locale]/news/page.tsx', 'one')
  expect(buildStamp(folder)).not.toEqual(before)
})

test.each(['tests/home.test.ts', 'docs/start.md', 'scripts/start.ts', 'sandbox/game/routes.ts'])(
  'does not change with %s',
  (path) => {
    const before = buildStamp(folder)
    write(path, 'new')
    expect(buildStamp(folder)).toEqual(before)
  },
)

test('a build counts only when it is complete and of the same sources, and what differs is named', () => {
  const build = join(folder, '.next')
  const stamp = buildStamp(folder)
  expect(buildProblem(build, stamp)).toBe('is missing or incomplete')
  write('.next/BUILD_ID', 'id')
  expect(buildProblem(build, stamp)).toBe('is missing or incomplete')
  writeStamp(build, stamp)
  expect(buildProblem(build, stamp)).toBeUndefined()
  write('app/[locale]/page.tsx', 'two')
  expect(buildProblem(build, buildStamp(folder))).toBe('was made from other sources: app/[locale]/page.tsx differs')
  write('theme.ts', 'new')
  expect(buildProblem(build, buildStamp(folder))).toContain('app/[locale]/page.tsx differs, and 1 more')
  write('.next/build-stamp', 'of an earlier version')
  expect(buildProblem(build, stamp)).toBe('is missing or incomplete')
})

test('reads the names of documented variables, those in comments included, and no prose', () => {
  const example = '# Port of the site: PORT=1 means nothing\nPORT=3000\n# SITE_URL=http://localhost:3000\n'
  expect(documentedVariables(example)).toEqual(['PORT', 'SITE_URL'])
})

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
