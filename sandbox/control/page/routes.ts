import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { faultSchema } from '../faults.ts'
import { ControlProblem, parseInput } from '../problem.ts'
import type { ControlState } from '../state.ts'
import { arrivalsSection, COUNTED_PATH, countedSection } from './counted.ts'
import { createDocumentPages, noticeOf } from './document-routes.ts'
import { documentsSection } from './documents.ts'
import { type Html, layout } from './layout.ts'
import { callsSection, faultsSection, messagesSection, playersSection, servicesSection } from './sections.ts'

/** The page's policy allows what its forms need; the page runs no script and can't be framed. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }

const availabilitySchema = z.object({ available: z.stringbool() })

/** The page for people at `/`, and the forms on it. Every form that succeeds answers with a redirect. */
export function createPage(state: ControlState): Hono {
  const stylesheet = readFileSync(new URL('./page.css', import.meta.url), 'utf8')
  const routes = new Hono()

  routes.get('/', (c) => answer(c, draw(state, noticeOf(c))))
  routes.get('/control/page.css', (c) => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  routes.get(COUNTED_PATH, (c) => answer(c, layout('What was counted', arrivalsSection(state))))
  routes.route('/control/page', createForms(state))
  routes.route('/control/page', createDocumentPages(state.publisher, answer))

  routes.onError((error, c) => {
    if (!(error instanceof ControlProblem)) throw error
    return answer(c, draw(state, error.message), error.status)
  })
  return routes
}

function createForms(state: ControlState): Hono {
  const faultForm = formSchema.pipe(faultSchema(state.serviceNames))
  const routes = new Hono()

  routes.post('/reset', async (c) => {
    await state.reset()
    return c.redirect('/', 303)
  })
  routes.post('/faults', async (c) => {
    state.faults.add(parseInput(faultForm, await c.req.parseBody()))
    return c.redirect('/#faults', 303)
  })
  routes.post('/faults/:id{\\d+}/remove', (c) => {
    state.faults.remove(Number(c.req.param('id')))
    return c.redirect('/#faults', 303)
  })
  routes.post('/chat', async (c) => {
    state.chat.set(parseInput(availabilitySchema, await c.req.parseBody()).available)
    return c.redirect('/#messages', 303)
  })
  routes.post('/counted/forget', (c) => {
    state.tracking.clear()
    return c.redirect(COUNTED_PATH, 303)
  })
  return routes
}

const NUMBERS = new Set(['times', 'milliseconds', 'status'])

/** The fields of a form without the empty ones, which count as absent. */
const formSchema = z.record(z.string(), z.string()).transform((form) => {
  const said = Object.entries(form).filter(([, value]) => value !== '')
  return Object.fromEntries(said.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]))
})

function draw(state: ControlState, notice?: string): Html {
  const sections = [
    servicesSection,
    playersSection,
    faultsSection,
    documentsSection,
    callsSection,
    countedSection,
    messagesSection,
  ]
  return layout(
    'Gruppetto sandbox',
    sections.map((drawSection) => drawSection(state)),
    notice,
  )
}

function answer(c: Context, page: Html, status: 200 | ControlProblem['status'] = 200) {
  return c.html(page, status, HEADERS)
}
