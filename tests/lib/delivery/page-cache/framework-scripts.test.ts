import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFrameworkScripts } from '@/lib/delivery/page-cache/framework-scripts'

const SCRIPT = 'console.log("ü")'

/** The build's scripts, as a start reads them. */
function scriptsOfBuild() {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/a~1.js'), SCRIPT)
  mkdirSync(join(build, 'static/chunks/deep/er'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/deep/er/b.js'), SCRIPT)
  writeFileSync(join(build, 'secret.js'), SCRIPT)
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ pagesChunkGroupBootstrapParams: { main: [7] } }))
  return readFrameworkScripts(build, ['ours()'])
}

test('the same on every page are the bundler’s line and our own', () => {
  const line = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([7]);'
  expect(scriptsOfBuild()).toMatchObject({ start: new Set([line]), constant: new Set(['ours()']) })
})

test('a file of the build must hold what it holds now', () => {
  const { integrityOf } = scriptsOfBuild()
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(integrityOf('/_next/static/chunks/a~1.js')).toBe(`sha256-${hash}`)
  expect(integrityOf('/_next/static/chunks/deep/er/b.js')).toBe(`sha256-${hash}`)
})

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/../secret.js',
  '/_next/static/chunks/../../secret.js',
  '/_next/static/chunks/a~1.js?x',
  '/_next/static/chunks/a~1.css',
  'https://evil.example/_next/static/chunks/a~1.js',
  '',
])('“%s” is no file of it', (path) => {
  expect(scriptsOfBuild().integrityOf(path)).toBeUndefined()
})
