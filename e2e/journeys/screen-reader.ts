import type { CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from '../support/fixtures.ts'
import type { Hands, Target } from './walker.ts'

const valueSchema = z.object({ value: z.string().catch('') }).optional()
const nodeSchema = z.object({
  nodeId: z.string(),
  parentId: z.string().optional(),
  backendDOMNodeId: z.number().optional(),
  ignored: z.boolean(),
  role: valueSchema,
  name: valueSchema,
})
const treeSchema = z.object({ nodes: z.array(nodeSchema) })
const resolvedSchema = z.object({ object: z.object({ objectId: z.string() }) })

type Node = z.infer<typeof nodeSchema>

/** Chromium's own words for some roles. */
const OWN_ROLES: Record<string, readonly string[]> = {
  combobox: ['combobox', 'ComboBoxSelect', 'PopUpButton'],
  textbox: ['textbox', 'searchbox'],
  progressbar: ['progressbar', 'ProgressIndicator'],
}

/**
 * The browser's accessibility tree alone, by which a screen reader finds and presses: a name that is only seen, a control
 * without a role or something that is hidden from readers is not found.
 */
export function screenReaderHands(page: Page): Hands {
  let session: Promise<CDPSession> | undefined
  const client = () => (session ??= page.context().newCDPSession(page))

  const listNodes = async () => treeSchema.parse(await (await client()).send('Accessibility.getFullAXTree')).nodes

  const listMatches = async (target: Target): Promise<Node[]> => {
    const nodes = await listNodes()
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    return nodes.filter((node) => matches(node, target, byId))
  }

  /** @returns the only element of that role and name: several are too many to tell apart */
  const find = async (target: Target): Promise<number> => {
    const found = await readOn(page, `${target.role} “${String(target.name)}”`, () => listMatches(target))
    expect(found, 'one of that name').toHaveLength(1)
    return found[0]?.backendDOMNodeId ?? Number.NaN
  }

  const run = async (target: Target, functionDeclaration: string, ...args: string[]): Promise<void> => {
    const backendNodeId = await find(target)
    const { object } = resolvedSchema.parse(await (await client()).send('DOM.resolveNode', { backendNodeId }))
    await (
      await client()
    ).send('Runtime.callFunctionOn', {
      functionDeclaration,
      objectId: object.objectId,
      arguments: args.map((value) => ({ value })),
      userGesture: true,
    })
  }

  return {
    press: (target) => run(target, 'function () { this.focus(); this.click() }'),
    write: async (target, text) => {
      await run(target, 'function () { this.focus(); this.select() }')
      await page.keyboard.insertText(text)
    },
    choose: (target, option) => run(target, String(chooseOption), option),
    find: async (target) => {
      await readOn(page, `${target.role} “${String(target.name)}”`, () => listMatches(target))
    },
    read: async (words) => {
      const hasWords = (node: Node) => isText(node) && nameOf(node).includes(words)
      await readOn(page, `“${words}”`, async () => (await listNodes()).filter(hasWords))
    },
  }
}

/** Runs in the browser: half a window down, and from the end of the page to its beginning. */
function readFurther(): void {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2)
}

/**
 * Waits until the tree has something. Some parts come when they are nearly in view: reading on brings them, as a reader
 * does that goes from one thing to the next. A part may be passed before the page's script can bring it.
 */
async function readOn(page: Page, what: string, list: () => Promise<Node[]>): Promise<Node[]> {
  let found: Node[] = []
  const look = async () => {
    found = await list()
    if (found.length === 0) await page.evaluate(readFurther)
    expect(found.length, `${what} in the tree`).toBeGreaterThan(0)
  }
  // On the way to another page there is nothing to ask.
  await expect(look).toPass({ timeout: 20_000 })
  return found
}

const nameOf = ({ name }: Node) => (name?.value ?? '').replaceAll(/\s+/g, ' ').trim()

/** Words of one element stand together in its own name, or in that of the text below it. */
const isText = ({ ignored, role }: Node) =>
  !ignored && ['StaticText', 'heading', 'paragraph', 'link', 'button'].includes(role?.value ?? '')

function matches(node: Node, { role, name, within }: Target, byId: ReadonlyMap<string, Node>): boolean {
  if (node.ignored || !(OWN_ROLES[role] ?? [role]).includes(node.role?.value ?? '')) return false
  const own = nameOf(node)
  if (typeof name === 'string' ? own !== name : !name.test(own)) return false
  if (!within) return true
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
    if (matches(at, within, byId)) return true
  }
  return false
}

/** Runs in the browser: chooses an option by its words, as a phone's own list does. */
function chooseOption(this: HTMLSelectElement, words: string): void {
  this.focus()
  const option = [...this.options].find(({ text }) => text === words)
  if (!option) throw new Error(`no option ${words}`)
  this.value = option.value
  this.dispatchEvent(new Event('input', { bubbles: true }))
  this.dispatchEvent(new Event('change', { bubbles: true }))
}
