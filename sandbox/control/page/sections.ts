import { html } from 'hono/html'
import type { Call } from '../calls.ts'
import { FAULT_KINDS } from '../faults.ts'
import { listPlayerCards } from '../players.ts'
import type { ControlState } from '../state.ts'
import { type Html, section, table, timeOf } from './layout.ts'

const SHOWN_CALLS = 40
const SHOWN_MESSAGES = 20

export function servicesSection({ serviceNames, origin, calls, faults, clock }: ControlState): Html {
  const disturbed = new Set(faults.list().map((fault) => fault.service))
  const rows = serviceNames.map(
    (name) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td><code>${origin}/${name}</code></td>
        <td class="number">${calls.list({ service: name }).length}</td>
        <td>
          ${disturbed.has(name) ? html`<span class="tag bad">disturbed</span>` : html`<span class="tag">well</span>`}
        </td>
      </tr>`,
  )
  const intro = `Stand-ins for every service the site calls. Sandbox time: ${timeOf(clock.now().toISOString())}.`
  return section('services', 'Services', intro, table('Services', ['Name', 'Address', 'Calls', 'State'], rows, ''))
}

export function playersSection({ identity }: ControlState): Html {
  const demo = listPlayerCards().map(
    ({ name, email, token, about }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${email}</td>
        <td><code>${token}</code></td>
        <td>${about}</td>
      </tr>`,
  )
  const signedUp = identity.listSignedUp().map(
    ({ player }) =>
      html`<tr>
        <th scope="row">${player.firstName} ${player.lastName}</th>
        <td>${player.email}</td>
        <td></td>
        <td>signed up, comes in with a password</td>
      </tr>`,
  )
  const intro = 'Each is the plainest example of one kind. The token is what the services take as a bearer token.'
  const list = table('Players', ['Name', 'E-mail', 'Token', 'Kind'], [...demo, ...signedUp], '')
  return section('players', 'Players', intro, list)
}

export function faultsSection({ faults, serviceNames }: ControlState): Html {
  const rows = faults.list().map(
    ({ id, service, kind, path, method, player, requestId, times }) =>
      html`<tr>
        <th scope="row">${service}</th>
        <td><span class="tag bad">${kind}</span></td>
        <td>${method ?? 'any'} <code>${path ?? 'every path'}</code> ${player ?? ''} ${requestId ?? ''}</td>
        <td class="number">${times ?? 'always'}</td>
        <td>
          <form method="post" action="/control/page/faults/${id}/remove">
            <button class="quiet" aria-label="Switch off ${kind} on ${service}">Switch off</button>
          </form>
        </td>
      </tr>`,
  )
  const form = html`<form method="post" action="/control/page/faults" class="fields">
    <label
      >Service
      <select name="service">
        ${serviceNames.map((name) => html`<option>${name}</option>`)}
      </select></label
    >
    <label
      >Fault
      <select name="kind">
        ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
      </select></label
    >
    <label>Path begins with <input name="path" placeholder="/events" /></label>
    <label>Times <input name="times" type="number" min="1" placeholder="always" /></label>
    <label>Milliseconds <input name="milliseconds" type="number" min="0" placeholder="5000" /></label>
    <button>Switch on</button>
  </form>`
  const columns = ['Service', 'Fault', 'Where', 'Times left', '']
  const list = table(
    'Faults',
    columns,
    rows,
    'Every service is well. Switch a fault on to see what visitors would see.',
  )
  return section('faults', 'Faults', 'Make a service slow, broken or silent, and watch how the site copes.', [
    form,
    list,
  ])
}

export function callsSection({ calls }: ControlState): Html {
  const newest = calls.list().slice(-SHOWN_CALLS).toReversed()
  const columns = ['At', 'Service', 'Call', 'Status', 'Token']
  const list = table('Calls', columns, newest.map(callRow), 'Nothing yet. Open a page of the site.')
  return section('calls', 'Last calls', `The newest ${SHOWN_CALLS}; /control/calls lists up to 2000.`, list)
}

export function messagesSection({ support, chat }: ControlState): Html {
  const contacts = support
    .list()
    .slice(0, SHOWN_MESSAGES)
    .map(
      ({ receivedAt, name, email, queryType, message }) =>
        html`<tr>
          <td>${timeOf(receivedAt)}</td>
          <th scope="row">${name}</th>
          <td>${email}</td>
          <td>${queryType}</td>
          <td class="prose">${message}</td>
        </tr>`,
    )
  const available = chat.isAvailable()
  const agent = html`<form method="post" action="/control/page/chat" class="inline">
    <p>A chat agent is ${available ? 'available' : 'away'}.</p>
    <button class="quiet" name="available" value="${String(!available)}">
      ${available ? 'Send away' : 'Call back'}
    </button>
  </form>`
  return section('messages', 'Messages', 'What visitors sent to the support desk.', [
    agent,
    table('Contact requests', ['At', 'Name', 'E-mail', 'About', 'Message'], contacts, 'No contact request yet.'),
  ])
}

function callRow({ at, service, method, path, status, fault, authorized }: Call): Html {
  return html`<tr>
    <td>${timeOf(at)}</td>
    <th scope="row">${service}</th>
    <td>${method} <code>${path}</code></td>
    <td class="number">${status ?? 'broken'} ${fault ? html`<span class="tag bad">${fault}</span>` : ''}</td>
    <td>${authorized ? 'yes' : ''}</td>
  </tr>`
}
