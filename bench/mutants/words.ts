import type { babel } from '@stryker-mutator/core'
import type { Ignorer } from '@stryker-mutator/api/ignore'

type Path = babel.NodePath

/** Our functions whose first argument is for the log or an error: its words, or the name of a call. */
const LOGGING = new Set(['gapInPage', 'gapForMember', 'identityCall', 'tryAgainLater'])
const LOGS = new Set(['log', 'siteLog', 'console'])
const SECOND_IS_A_WORD = new Set(['refine', 'regex'])
/** Our functions that name the rows of an answer, for the log, by their second argument. */
const ROWS = new Set(['rowsOf', 'pageOf'])
/** Fields that only name things in errors and in the log, and the comment of a variable in `.env.example`. */
const NAMING = new Set(['operation', 'missing', 'about'])

/**
 * Excludes texts that only developers read and that no code depends on: the words of a log line (not its details), of
 * an error (texts for visitors are in `messages/`; an `AppError`'s first argument is its code), and of a schema's rule,
 * and names of upstream operations and of what is missing. Names of process-wide states are excluded, too: any unique
 * name works.
 */
export const wordsForDevelopers: Ignorer = {
  shouldIgnore(path: Path): string | undefined {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined
    return isWord(path) ? 'words for developers' : undefined
  },
}

function isWord(path: Path): boolean {
  const parent = path.parentPath
  if (parent?.isClassProperty()) return parent.get('key').isIdentifier({ name: 'name' })
  if (parent?.isObjectProperty()) return path.key === 'value' && isNaming(parent.get('key'))
  if (!parent?.isNewExpression() && !parent?.isCallExpression()) return false
  const place = path.listKey === 'arguments' ? Number(path.key) : -1
  const callee = parent.get('callee')
  if (Array.isArray(callee) || place < 0) return false
  if (parent.isNewExpression()) return isErrorWord(callee, place)
  if (callee.isIdentifier() && LOGGING.has(callee.node.name)) return place === 0
  if (callee.isIdentifier() && ROWS.has(callee.node.name)) return place === 1
  if (callee.isIdentifier({ name: 'processWide' })) return place === 0
  if (!callee.isMemberExpression()) return false
  const property = callee.get('property')
  if (Array.isArray(property) || !property.isIdentifier()) return false
  return isLog(callee.get('object')) || (place === 1 && SECOND_IS_A_WORD.has(property.node.name))
}

function isNaming(key: Path | Path[]): boolean {
  return !Array.isArray(key) && key.isIdentifier() && NAMING.has(key.node.name)
}

function isErrorWord(callee: Path, place: number): boolean {
  if (!callee.isIdentifier() || !callee.node.name.endsWith('Error')) return false
  return callee.node.name !== 'AppError' || place > 0
}

const isLog = (object: Path) => object.isIdentifier() && LOGS.has(object.node.name)
