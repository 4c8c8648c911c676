import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildStamp, documentedVariables, isBuilt, writeStamp } from '../../../scripts/support/build-stamp'

const environment = { SITE_URL: 'http://localhost:3000', SESSION_SECRET: 'a', PORT: '3000' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('.env.example', '# SITE_URL=http://localhost:3000\nSESSION_SECRET=x\nPORT=3000\n')
  write('app/[locale]/page.tsx', 'one')
  write('package-lock.json', '{}')
})

test('is the same for the same sources', () => {
  expect(buildStamp(folder, environment)).toBe(buildStamp(folder, { ...environment }))
})

test.each([
  'app/[locale]/page.tsx',
  'slices/Hero/model.json',
  'sandbox/content/home.yaml',
  'package-lock.json',
  'proxy.ts',
  'theme.ts',
])('changes with %s', (path) => {
  const before = buildStamp(folder, environment)
  write(path, 'two')
  expect(buildStamp(folder, environment)).not.toBe(before)
})

test('changes when a file moves', () => {
  const before = buildStamp(folder, environment)
  rmSync(join(folder, 'app/[locale]/page.tsx'))
  write('app/[locale]/news/page.tsx', 'one')
  expect(buildStamp(folder, environment)).not.toBe(before)
})

test.each(['tests/home.test.ts', 'docs/start.md', 'scripts/start.ts', 'sandbox/game/routes.ts'])(
  'does not change with %s',
  (path) => {
    const before = buildStamp(folder, environment)
    write(path, 'new')
    expect(buildStamp(folder, environment)).toBe(before)
  },
)

test('changes with a variable that pages contain', () => {
  const other = { ...environment, SITE_URL: 'http://localhost:3001' }
  expect(buildStamp(folder, other)).not.toBe(buildStamp(folder, environment))
})

test('does not change with what is read while the site runs, nor with variables of the machine', () => {
  const other = { ...environment, SESSION_SECRET: 'b', PORT: '3001', HOME: '/somewhere' }
  expect(buildStamp(folder, other)).toBe(buildStamp(folder, environment))
})

test('a build counts only when it is complete and of the same stamp', () => {
  const build = join(folder, '.next')
  expect(isBuilt(build, 'stamp')).toBe(false)
  write('.next/BUILD_ID', 'id')
  expect(isBuilt(build, 'stamp')).toBe(false)
  writeStamp(build, 'stamp')
  expect(isBuilt(build, 'stamp')).toBe(true)
  expect(isBuilt(build, 'another')).toBe(false)
})

test('reads the names of documented variables, those in comments included, and no prose', () => {
  const example = '# Port of the site: PORT=1 means nothing\nPORT=3000\n# SITE_URL=http://localhost:3000\n'
  expect(documentedVariables(example)).toEqual(['PORT', 'SITE_URL'])
})

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
