import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect } from './fixtures.ts'

const validator = new HtmlValidate(new FileSystemConfigLoader())

/**
 * Expects a document, as the server sent it, to be valid HTML (.htmlvalidate.json).
 *
 * @param except rules that this document need not follow
 */
export async function expectValidHtml(html: string, address: string, except: readonly string[] = []): Promise<void> {
  const { results } = await validator.validateString(html, 'page.html')
  const found = results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => !except.includes(ruleId))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${message} [${ruleId}]`),
  )
  expect(found, `HTML of ${address}`).toEqual([])
}
