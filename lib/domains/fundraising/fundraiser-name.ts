import type { Project } from './schema'

/** The name of a page's owner, as far as the provider tells it. */
export function fundraiserName({ firstName, lastName }: Pick<Project, 'firstName' | 'lastName'>): string | undefined {
  return [firstName, lastName].filter((part) => part !== undefined).join(' ') || undefined
}
