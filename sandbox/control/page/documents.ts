import { html } from 'hono/html'
import type { DocumentSummary, EditableDocument } from '../../content/editing-types.ts'
import type { ControlState } from '../state.ts'
import { type Html, section, table } from './layout.ts'
import { textFieldsOf } from './texts.ts'

export function documentsSection({ publisher }: ControlState): Html {
  const rows = publisher.list().map(
    (document) =>
      html`<tr>
        <th scope="row"><a href="${editPath(document)}">${document.title}</a></th>
        <td>${document.type}</td>
        <td><code>${document.name}</code></td>
        <td>${document.lang}</td>
        <td><span class="${document.state === 'published' ? 'tag' : 'tag bad'}">${document.state}</span></td>
      </tr>`,
  )
  const list = html`<details>
    <summary>All ${rows.length} documents</summary>
    ${table('Documents', ['Title', 'Type', 'Name', 'Language', 'State'], rows, 'There are no documents.')}
  </details>`
  const publish = html`<form method="post" action="/control/page/publish"><button>Publish all drafts</button></form>`
  const intro = 'Change the text of a page, publish it, and see the site follow within a moment.'
  return section('documents', 'Documents', intro, [publish, list])
}

/** @param sent texts by path as they were typed, shown instead of the stored ones */
export function documentForm(document: EditableDocument, sent: Record<string, string> = {}): Html {
  const fields = textFieldsOf(document.data).map(
    ({ path, text }) =>
      html`<label>
        <code>${path.replace('data.', '')}</code> <textarea name="${path}" rows="1">${sent[path] ?? text}</textarea>
      </label>`,
  )
  const intro = `${document.type} ${document.name} · ${document.lang} · ${document.state}`
  const form = html`<form method="post" action="${editPath(document)}" class="stack">
    ${fields}
    <div class="inline">
      <button name="action" value="publish">Save and publish</button>
      <button name="action" value="save" class="quiet">Save as draft</button>
      <button name="action" value="unpublish" class="quiet">Unpublish</button>
      <a href="/#documents">Back to all documents</a>
    </div>
  </form>`
  return section('document', document.title, intro, form)
}

function editPath({ type, name, lang }: DocumentSummary): string {
  return `/control/page/documents/${type}/${name}/${lang}`
}
