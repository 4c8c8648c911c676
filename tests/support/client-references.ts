import type { Plugin } from 'vitest/config'

/**
 * Marks what a `'use client'` file exports, as the framework's bundler does: code that runs server components itself
 * (slices/dispatcher/resolve-tree.ts) tells the two kinds apart by this mark.
 */
export function clientReferences(): Plugin {
  return {
    name: 'client-references',
    enforce: 'pre',
    transform(code) {
      if (!/^\s*['"]use client['"]/.test(code)) return undefined
      const names = [...code.matchAll(/^export (?:default )?(?:async )?(?:function|class|const) (\w+)/gm)].map(
        ([, name]) => name,
      )
      const marks = names.map(
        (name) =>
          `if (typeof ${name} === 'function') Object.defineProperty(${name}, '$$typeof', { value: Symbol.for('react.client.reference') })`,
      )
      return { code: `${code}\n${marks.join('\n')}\n`, map: null }
    },
  }
}
