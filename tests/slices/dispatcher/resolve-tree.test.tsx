import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { isEmptyTree, resolveTree } from '@/slices/dispatcher/resolve-tree'

const html = async (node: ReactNode) => renderToStaticMarkup(await resolveTree(node))

const Title = ({ children }: { children: ReactNode }) => <h2>{children}</h2>
const Later = async ({ children }: { children: ReactNode }) => Promise.resolve(<em>{children}</em>)
const Broken = () => {
  throw new Error('broken')
}
const BrokenLater = async () => Promise.reject(new Error('broken later'))

/** As the framework's bundler marks what a `'use client'` file exports. */
const Client = Object.assign(
  vi.fn(() => <b>client</b>),
  { $$typeof: Symbol.for('react.client.reference') },
)
const Panel = Object.assign(
  ({ head, children }: { head: ReactNode; children?: ReactNode }) => (
    <div>
      {head}
      {children}
    </div>
  ),
  {
    $$typeof: Symbol.for('react.client.reference'),
  },
)

test('runs every server component, at whatever depth', async () => {
  const tree = (
    <section>
      <Title>
        One <Later>two</Later>
      </Title>
    </section>
  )
  await expect(html(tree)).resolves.toBe('<section><h2>One <em>two</em></h2></section>')
})

test('what a component of a list drew keeps the key that the component has there', async () => {
  const Words = ({ children }: { children: ReactNode }) => children
  const Pair = () => [<i key="a" />, <b key="b" />]
  const list = await resolveTree([
    <Title key="title">One</Title>,
    <Later key="later">two</Later>,
    <Words key="words">three</Words>,
    <Pair key="pair" />,
  ])
  const keys = Array.isArray(list) ? list.map((each: ReactNode) => (isValidElement(each) ? each.key : undefined)) : []
  expect(keys).toEqual(['title', 'later', 'words', 'pair'])
  expect(renderToStaticMarkup(list)).toBe('<h2>One</h2><em>two</em>three<i></i><b></b>')
})

test('asks for no keys of children that were written out and that a component passes on', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const Box = ({ children }: { children: ReactNode }) => (
    <div>
      <hr />
      {children}
    </div>
  )
  const tree = (
    <Box>
      <i>1</i>
      <Later>2</Later>
    </Box>
  )
  await expect(html(tree)).resolves.toBe('<div><hr/><i>1</i><em>2</em></div>')
  expect(report).not.toHaveBeenCalled()
})

test('a component of a list that draws nothing leaves nothing', async () => {
  const Nothing = () => null
  expect(isEmptyTree(await resolveTree([<Nothing key="1" />, <Nothing key="2" />]))).toBe(true)
})

test.each([
  ['at the top', <Broken key="" />],
  [
    'in children',
    <section key="">
      <p>
        <Broken />
      </p>
    </section>,
  ],
  [
    'in what another component returns',
    <Title key="">
      <Broken />
    </Title>,
  ],
  [
    'after an await, deep down',
    <section key="">
      <Later>
        <BrokenLater />
      </Later>
    </section>,
  ],
  ['in a list', <ul key="">{[<li key="1" />, <BrokenLater key="2" />]}</ul>],
  [
    'in another prop than children',
    <Panel
      key=""
      head={
        <Title>
          <Broken />
        </Title>
      }
    />,
  ],
  ['in a list in another prop', <Panel key="" head={[<Broken key="1" />]} />],
])('throws what a component throws %s', async (_place, tree) => {
  await expect(resolveTree(tree)).rejects.toThrow(/^broken/)
})

test('leaves client components to React, with their elements resolved', async () => {
  const resolved = await resolveTree(
    <Panel head={<Title>Head</Title>}>
      <Client />
    </Panel>,
  )
  expect(Client).not.toHaveBeenCalled()
  const { type, props } = resolved as ReactElement<{ head: ReactElement; children: ReactElement }>
  expect(type).toBe(Panel)
  expect(props.head.type).toBe('h2')
  expect(props.children.type).toBe(Client)
})

test('keeps keys, and asks for none where children were written out', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = ['a', 'b'].map((key) => <Title key={key}>{key}</Title>)
  const tree = (await resolveTree(
    <section>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
      <p />
    </section>,
  )) as ReactElement<{ children: ReactElement<{ children: ReactElement[] }>[] }>
  const items = tree.props.children[0]?.props.children.filter((child) => isValidElement(child))
  expect(items?.map(({ key }) => key)).toEqual(['a', 'b'])
  renderToStaticMarkup(tree)
  expect(complaints).not.toHaveBeenCalled()
})

test('leaves other props as they are', async () => {
  const data = { list: [1, 2], nested: { text: 'as it is' } }
  const onClick = () => undefined
  const resolved = (await resolveTree(<Panel head="text" {...{ data, onClick }} />)) as ReactElement<object>
  expect(resolved.props).toEqual({ head: 'text', data, onClick })
})

test.each([
  [null, true],
  [undefined, true],
  [false, true],
  ['', true],
  [[null, [false]], true],
  [0, false],
  ['text', false],
  [[null, <p key="1" />], false],
])('takes %j for empty: %s', (node, isEmpty) => {
  expect(isEmptyTree(node)).toBe(isEmpty)
})
