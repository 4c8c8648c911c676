import { setTimeout } from 'node:timers/promises'
import { type MiddlewareHandler, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentEditing } from '../content/editing.ts'
import type { PlayerOfToken } from '../game/players.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { createControlApi } from './api.ts'
import { createContentApi } from './content-api.ts'
import type { Wait } from './disturb.ts'
import { createIdentityApi } from './identity-api.ts'
import { createPage } from './page/routes.ts'
import { createPlayersApi } from './players-api.ts'
import { createPublisher, type Notify, notifier } from './publisher.ts'
import { refuseOtherHosts, refuseOtherSites } from './same-site.ts'
import { createState } from './state.ts'
import { createWatch } from './watch.ts'

export type Control = {
  /** Middleware that records the calls of a service and applies its faults. */
  watch(name: string): MiddlewareHandler
  /** The page at `/` and the API below `/control`. */
  routes: Hono
}

/** Effects outside of the process and its clock; tests pass their own. */
export type Ports = { wait: Wait; notify: Notify }

/** The services that control watches, the editing of content, and a function that finds a token's player. */
export type Watched = { services: Service[]; editing: ContentEditing; playerOfToken: PlayerOfToken }

export function createControl(
  context: ServiceContext,
  { services, editing, playerOfToken }: Watched,
  { wait, notify }: Ports = { wait: waitOrHangUp, notify: notifier(context) },
): Control {
  const publisher = createPublisher(editing, notify)
  const state = createState(context, services, publisher)
  const routes = new Hono()
  routes.use('/', refuseOtherHosts(context))
  routes.use('/control/*', refuseOtherHosts(context), refuseOtherSites(context))
  routes.route('/', createPage(state))
  routes.route('/control', createControlApi(state))
  routes.route('/control', createContentApi(publisher))
  routes.route('/control', createIdentityApi(state.identity))
  routes.route('/control', createPlayersApi(state))
  routes.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  return { watch: createWatch({ ...state, wait, playerOfToken }), routes }
}

async function waitOrHangUp(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {})
}
