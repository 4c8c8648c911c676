import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('the product reads its environment through the schema, nowhere else', () => {
  const sources = globSync(['{app,components,i18n,lib,slices}/**/*.{ts,tsx}', '*.ts'], {
    cwd: `${import.meta.dirname}/..`,
  })
  const readers = sources.filter((path) => {
    const source = read(path).replaceAll(
      /(parseEnv|withDefaults)\(process\.env\)|Object\.assign\(process\.env|process\.env\.(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)/g,
      '',
    )
    return source.includes('process.env')
  })
  // Browsers read the list of languages, too, so it can't bring the schema along; `npm test` alone sets what the build's
  // configuration reads.
  expect(readers.toSorted()).toEqual([
    'i18n/languages.ts',
    'next.config.ts',
    'playwright.config.ts',
    'vitest.config.ts',
  ])
})
