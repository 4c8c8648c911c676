import { customTypes, languages } from './catalog.ts'
import type { Repository } from './repository.ts'

const searchFields = ['q', 'ref', 'lang', 'page', 'pageSize', 'after', 'fetch', 'fetchLinks', 'orderings']

/** The API's entry: refs, types, languages, tags and forms (Prismic REST API v2). @param isTrusted whether the caller has an access token */
export function apiRoot(repository: Repository, isTrusted: boolean) {
  const api = `${repository.origin}/content/api/v2`
  return {
    refs: repository.listRefs(isTrusted),
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...customTypes].map(([type, { label }]) => [type, label])),
    languages: repository.locales().map((id, at) => ({ id, name: languages.get(id) ?? id, is_master: at === 0 })),
    tags: tagsInUse(repository),
    forms: {
      everything: form(`${api}/documents/search`, searchFields),
      tags: form(`${api}/tags`, ['ref']),
    },
    oauth_initiate: `${repository.origin}/content/auth`,
    oauth_token: `${repository.origin}/content/auth/token`,
    version: 'sandbox',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  }
}

function form(action: string, names: string[]) {
  const fields: Record<string, { type: string; multiple: boolean }> = {}
  for (const name of names) {
    fields[name] = { type: name.startsWith('page') ? 'Integer' : 'String', multiple: name === 'q' }
  }
  return { method: 'GET', enctype: 'application/x-www-form-urlencoded', action, fields }
}

/** Tags of all published documents, each once, in alphabetical order. */
export function tagsInUse(repository: Repository): string[] {
  return [...new Set([...repository.published().values()].flatMap(({ tags }) => tags))].sort()
}
