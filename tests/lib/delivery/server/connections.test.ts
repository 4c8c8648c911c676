import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { connectionLimits } from '@/lib/core/limits'
import { Connections } from '@/lib/delivery/server/connections'

/** What happens at the end of a turn of the event loop. */
type Turn = (() => void)[]

class Connection extends EventEmitter {
  destroyed = false
  readonly remoteAddress: string
  readonly #turn: Turn | undefined

  constructor(remoteAddress: string, turn?: Turn) {
    super()
    this.remoteAddress = remoteAddress
    this.#turn = turn
  }

  destroy() {
    if (this.destroyed) return
    this.destroyed = true
    if (this.#turn) this.#turn.push(() => this.emit('close'))
    else this.emit('close')
  }
}

function listen({ most = 10, perAddress = 4 } = {}) {
  const clock = { now: 0 }
  const connections = new Connections({ most, perAddress }, () => clock.now)
  const connect = (address: string, turn?: Turn) => {
    const connection = new Connection(address, turn)
    if (connections.refuses(address)) connection.destroy()
    else connections.accept(connection as unknown as Socket)
    return Object.assign(connection, {
      use: () => connections.use(connection as unknown as Socket),
      rest: () => connections.rest(connection as unknown as Socket),
      flood: () => connections.bar(connection as unknown as Socket),
    })
  }
  return { connect, clock }
}

test('an address whose connections are all busy gets no more, until one of them is closed', () => {
  const { connect } = listen({ most: 100 })
  const own = Array.from({ length: 5 }, () => {
    const connection = connect('192.0.2.1')
    if (!connection.destroyed) connection.use()
    return connection
  })
  expect(own.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, true])
  expect(connect('192.0.2.2').destroyed).toBe(false)
  own[0]?.destroy()
  expect(connect('192.0.2.1').destroyed).toBe(false)
})

test('of an address that is full the longest idle connection makes room: many people may share it', () => {
  const { connect } = listen({ most: 100 })
  const [first, second, third] = Array.from({ length: 4 }, () => connect('192.0.2.1'))
  first?.use()
  expect(connect('192.0.2.1').destroyed).toBe(false)
  expect([first, second, third].map((each) => each?.destroyed)).toEqual([false, true, false])
})

test('connections of one address that come in one turn of the event loop take nobody else’s, and are counted once', () => {
  const { connect } = listen({ most: 10, perAddress: 4 })
  const turn: Turn = []
  const own = Array.from({ length: 30 }, () => connect('192.0.2.1', turn))
  expect(connect('192.0.2.2').destroyed).toBe(false)
  expect(own.filter(({ destroyed }) => !destroyed)).toHaveLength(4)
  for (const end of turn) end()
  const others = Array.from({ length: 7 }, (_, index) => connect(`192.0.2.${index + 3}`))
  for (const each of others) each.use()
  expect(others.map(({ destroyed }) => destroyed)).toEqual(others.map(() => false))
})

test('all addresses of an IPv6 network are one', () => {
  const { connect } = listen({ most: 100, perAddress: 1 })
  connect('2001:db8::1').use()
  expect(connect('2001:db8::2').destroyed).toBe(true)
  expect(connect('2001:db8:0:1::1').destroyed).toBe(false)
})

test('near the maximum the oldest idle connection of the address with most of them makes room', () => {
  const { connect } = listen({ most: 10, perAddress: 7 })
  const other = connect('192.0.2.9')
  const [oldest, second] = Array.from({ length: 6 }, () => connect('192.0.2.1'))
  connect('192.0.2.2')
  connect('192.0.2.3')
  oldest?.use()
  connect('192.0.2.4')
  expect([other.destroyed, oldest?.destroyed, second?.destroyed]).toEqual([false, false, true])
})

test('a connection that has been used and rests again has been idle for the shortest time', () => {
  const { connect } = listen({ most: 10, perAddress: 10 })
  const [first, second, third] = Array.from({ length: 9 }, () => connect('192.0.2.1'))
  first?.use()
  first?.rest()
  second?.use()
  connect('192.0.2.2')
  expect([first, second, third].map((each) => each?.destroyed)).toEqual([false, false, true])
})

test('where every connection is busy none is closed', () => {
  const { connect } = listen({ most: 10, perAddress: 10 })
  const busy = Array.from({ length: 9 }, () => connect('192.0.2.1'))
  for (const each of busy) each.use()
  connect('192.0.2.2')
  expect(busy.some(({ destroyed }) => destroyed)).toBe(false)
})

test('an address that floods loses every connection and gets none for a while', () => {
  const { connect, clock } = listen({ most: 100 })
  const [one, other] = [connect('192.0.2.1'), connect('192.0.2.1')]
  const neighbour = connect('192.0.2.2')
  one.flood()
  expect([one.destroyed, other.destroyed, neighbour.destroyed]).toEqual([true, true, false])
  clock.now += connectionLimits.barredMs - 1
  expect(connect('192.0.2.1').destroyed).toBe(true)
  clock.now += 2
  expect(connect('192.0.2.1').destroyed).toBe(false)
})

test('of a proxy, which sends for everybody, the one connection is closed that floods', () => {
  const { connect } = listen({ most: 100, perAddress: Infinity })
  const [one, other] = [connect('192.0.2.1'), connect('192.0.2.1')]
  one.flood()
  expect([one.destroyed, other.destroyed, connect('192.0.2.1').destroyed]).toEqual([true, false, false])
})

test('whatever addresses do, none has more connections than one may have', () => {
  const acts = fc.array(fc.record({ address: fc.nat(3), act: fc.constantFrom('open', 'open', 'use', 'rest', 'close') }))
  fc.assert(
    fc.property(acts, (all) => {
      const { connect } = listen({ most: 12, perAddress: 4 })
      const open: ReturnType<typeof connect>[] = []
      for (const { address, act } of all) {
        const known = open.find((each) => !each.destroyed && each.remoteAddress === `192.0.2.${address}`)
        if (act === 'open') open.push(connect(`192.0.2.${address}`))
        else if (act === 'close') known?.destroy()
        else known?.[act]()
        for (const group of Map.groupBy(
          open.filter(({ destroyed }) => !destroyed),
          (each) => each.remoteAddress,
        ).values()) {
          expect(group.length).toBeLessThanOrEqual(4)
        }
      }
    }),
  )
})

test('with every connection busy there are as many as may be, and no more', () => {
  const { connect } = listen({ most: 10, perAddress: 10 })
  const busy = Array.from({ length: 10 }, (_, at) => {
    const connection = connect(`192.0.2.${at}`)
    connection.use()
    return connection
  })
  expect(busy.map(({ destroyed }) => destroyed)).toEqual(Array(10).fill(false))
  expect(connect('192.0.2.99').destroyed).toBe(true)
})

test('two who come at once make two connections go, also before the first is closed', () => {
  const { connect } = listen({ most: 100 })
  const own = Array.from({ length: 4 }, () => connect('192.0.2.1'))
  const closing: (() => void)[] = []
  for (const each of own) vi.spyOn(each, 'emit').mockImplementation(() => closing.push(() => undefined) > 0)
  expect([connect('192.0.2.1').destroyed, own.filter(({ destroyed }) => destroyed).length]).toEqual([false, 1])
  expect([connect('192.0.2.1').destroyed, own.filter(({ destroyed }) => destroyed).length]).toEqual([false, 2])
})

test('where the largest address is busy an idle connection of another makes room', () => {
  const { connect } = listen({ most: 10, perAddress: 10 })
  const idle = connect('192.0.2.9')
  for (let count = 0; count < 8; count += 1) connect('192.0.2.1').use()
  connect('192.0.2.2')
  expect(idle.destroyed).toBe(true)
})

test('below nine tenths of the maximum nobody makes room', () => {
  const { connect } = listen({ most: 10, perAddress: 10 })
  const idle = Array.from({ length: 9 }, () => connect('192.0.2.1'))
  expect(idle.some(({ destroyed }) => destroyed)).toBe(false)
})

test('a connection that is closed never counts as idle', () => {
  const { connect } = listen({ most: 100, perAddress: 1 })
  const closed = connect('192.0.2.1')
  closed.destroy()
  closed.rest()
  connect('192.0.2.1').use()
  expect(connect('192.0.2.1').destroyed).toBe(true)
})

test('so many addresses are remembered as barred; the one that flooded longest ago is forgotten first', () => {
  const { connect } = listen({ most: 10_000 })
  const address = (at: number) => `10.0.${at >> 8}.${at & 255}`
  const floods = Array.from({ length: connectionLimits.addressesBarred }, (_, at) => connect(address(at)))
  const again = connect(address(0))
  for (const each of floods) each.flood()
  again.flood()
  connect('192.0.2.1').flood()
  const isBarred = (at: number) => connect(address(at)).destroyed
  expect([isBarred(0), isBarred(1), isBarred(2)]).toEqual([true, false, true])
})
