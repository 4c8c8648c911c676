import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const elementsIn = (node: Node): Element[] =>
  childrenOf(node)
    .filter(isElement)
    .flatMap((child) => [child].concat(elementsIn(child)))
const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''))

const ADDRESS = /^(href|src|action|formaction|poster)$/
const RUNS = /^\s*(java\s*script|data|vbscript):/i
const isBlank = (text: string) => text.replaceAll(/[\s\u200B]/g, '') === ''

/**
 * What no section may do, whatever its content: each finding in words.
 *
 * @param html of a section, read as browsers read it; their own elements would take most of a test's time
 */
export function faultsOf(html: string): string[] {
  const fragment = parseFragment(html)
  const elements = elementsIn(fragment)
  const ids = elements.flatMap(({ attrs }) => attrs.flatMap(({ name, value }) => (name === 'id' && value ? value : [])))
  const words = textOf(fragment)
  return [
    ...elements.flatMap(faultsOfElement),
    ...(new Set(ids).size === ids.length ? [] : ['has an id twice']),
    ...(/\bundefined\b|\[object Object\]|\bNaN\b/.test(words) ? [`says ${words}`] : []),
  ]
}

function faultsOfElement(element: Element): string[] {
  const { tagName, attrs } = element
  return [
    ...(tagName === 'script' || tagName === 'base' ? [`holds a ${tagName}`] : []),
    ...(tagName === 'iframe' && !attrs.some(({ name }) => name === 'sandbox') ? ['holds a frame without sandbox'] : []),
    ...attrs.filter(({ name }) => /^on/i.test(name)).map(({ name }) => `has the attribute ${name}`),
    ...attrs
      .filter(({ name, value }) => ADDRESS.test(name) && RUNS.test(value))
      .map(({ name, value }) => `${name} is ${value}`),
    ...(/^h[1-6]$/.test(tagName) && isBlank(textOf(element)) ? ['has an empty heading'] : []),
  ]
}
