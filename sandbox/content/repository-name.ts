import type { ServiceContext } from '../kernel/service.ts'

/** The name of the content repository, which callers that write and webhooks state. */
export const repositoryOf = ({ repository, productSlug }: Pick<ServiceContext, 'repository' | 'productSlug'>): string =>
  repository ?? productSlug
