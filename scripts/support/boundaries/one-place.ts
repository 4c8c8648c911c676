import {
  type Argument,
  type CallExpression,
  type NewExpression,
  type Node,
  type Program,
  type TSType,
  type TSTypeParameterInstantiation,
  Visitor,
} from 'oxc-parser'
import { isProduct, isTestOfBrowserCode } from './rules.ts'

/** A use of something that may be done in one place only, found elsewhere. */
export type Use = { rule: string; line: number }

type Place = {
  /** The file in which it is allowed. */
  file: string
  /** Whether it is forbidden in a file. */
  forbids(path: string): boolean
  why: string
}

/** Each rule has a test in which it fails. */
export const places: Readonly<Record<string, Place>> = {
  'one-clock': {
    file: 'lib/core/clock.ts',
    forbids: isProduct,
    why: 'the time is siteNow, browserNow or machineTime (lib/core/clock.ts), so that trials can move it',
  },
  'one-browser-storage': {
    file: 'lib/core/browser-storage.ts',
    forbids: isProduct,
    why: 'the browser remembers through lib/core/browser-storage.ts, which knows that storage can be off or full',
  },
  'one-single-flight': {
    file: 'lib/core/single-flight.ts',
    forbids: isProduct,
    why: 'work that several ask for at the same time is joined by SingleFlight (lib/core/single-flight.ts)',
  },
  'one-stand-in-for-our-api': {
    file: 'tests/lib/support/own-api.ts',
    forbids: isTestOfBrowserCode,
    why: 'our own API is stood in for by ownApi (tests/lib/support/own-api.ts), which the code under test really asks',
  },
}

/** Finds all uses of what may be done in one place only, in any file. */
export function findUses(program: Program, source: string): Use[] {
  const uses: Use[] = []
  const note = (rule: string, { start }: { start: number }) =>
    uses.push({ rule, line: source.slice(0, start).split('\n').length })
  new Visitor({
    NewExpression: (node) => {
      if (isDate(node) && node.arguments.length === 0) note('one-clock', node)
      if (isMapOfPromises(node.callee, node.typeArguments)) note('one-single-flight', node)
    },
    CallExpression: (node) => {
      if (isDate(node)) note('one-clock', node)
      if (isStubOfFetch(node)) note('one-stand-in-for-our-api', node)
    },
    MemberExpression: (node) => {
      const property = nameOf(node.property)
      if (nameOf(node.object) === 'Date' && property === 'now') note('one-clock', node)
    },
    Identifier: (node) => isStorage(node.name) && note('one-browser-storage', node),
    TSTypeReference: (node) => isMapOfPromises(node.typeName, node.typeArguments) && note('one-single-flight', node),
    VariableDeclarator: ({ id }) => isHeldPromise(id.typeAnnotation?.typeAnnotation) && note('one-single-flight', id),
    PropertyDefinition: (node) =>
      isHeldPromise(node.typeAnnotation?.typeAnnotation, node.optional) && note('one-single-flight', node),
    TSPropertySignature: (node) =>
      isHeldPromise(node.typeAnnotation?.typeAnnotation, node.optional) && note('one-single-flight', node),
  }).visit(program)
  return uses
}

const isStorage = (name: string) => name === 'localStorage' || name === 'sessionStorage'

const isDate = ({ callee }: NewExpression | CallExpression) => nameOf(callee) === 'Date'

/** Whether a call is `vi.stubGlobal('fetch', …)` or `vi.spyOn(globalThis, 'fetch')`. */
const isStubOfFetch = ({ callee, arguments: given }: CallExpression) =>
  callee.type === 'MemberExpression' &&
  ['stubGlobal', 'spyOn'].includes(nameOf(callee.property) ?? '') &&
  given.some((each) => each.type === 'Literal' && each.value === 'fetch')

const nameOf = (node: Node | Argument) => (node.type === 'Identifier' ? node.name : undefined)

const isPromise = (type: TSType | undefined) => type?.type === 'TSTypeReference' && nameOf(type.typeName) === 'Promise'

const isMapOfPromises = (map: Node, types: TSTypeParameterInstantiation | null | undefined) =>
  nameOf(map) === 'Map' && isPromise(types?.params[1])

/** Whether a type can hold work that is under way: `Promise<…> | undefined`, or an optional promise. */
function isHeldPromise(type: TSType | undefined, isOptional = false): boolean {
  if (type?.type === 'TSUnionType') return type.types.some(isPromise)
  return isOptional && isPromise(type)
}
