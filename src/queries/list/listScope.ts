import type { CollectionSlug, PayloadRequest } from 'payload'
import { paths } from '@/catalog/paths'
import { recordIdOf } from '@/domain/shared/recordId'
import type { Crumb } from '@/present/navigation/navTree'
import type { Query } from '@/present/list/listState'

/** The company in the address of a list. */
export type Scope = { id: number; name: string }

/** The company in the address; without a name if the reader may not read it. */
export const listScope = async (args: {
  req: PayloadRequest
  query: Query
}): Promise<Scope | undefined> => {
  const { req, query } = args
  const id = recordIdOf(query.scope)
  if (id === null) return undefined
  const company = await req.payload.findByID({
    collection: 'companies' as CollectionSlug,
    id,
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    disableErrors: true,
    req,
    user: req.user,
  })
  const { name } = (company ?? {}) as { name?: unknown }
  return { id, name: typeof name === 'string' ? name : '' }
}

/** The breadcrumbs of a list: its own title, below its company if it belongs to one. */
export const listCrumbs = (args: { title: string; home: string; scope?: Scope }): Crumb[] => {
  const { title, home, scope } = args
  if (!scope) return [{ label: title }]
  return [
    { label: home, href: paths.customers() },
    ...(scope.name ? [{ label: scope.name, href: paths.customerView(scope.id) }] : []),
    { label: title },
  ]
}
