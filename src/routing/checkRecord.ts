import { notFound, redirect } from 'next/navigation'
import type { Payload, TypedUser } from 'payload'

import { entityOf, SCOPE_SLUG } from '@/catalog'
import { isScoped } from '@/catalog/links'

import { toPublic, type Decoded } from '@/catalog/codec'
import { isReadable } from '@/queries/shared/isReadable'
import { companyOfRecord, isRecord } from './companyOfRecord'

const collectionOf = ({ route: { target } }: Decoded): string | null => {
  if (target.kind === 'view') return target.record ?? null
  return target.kind === 'collection' ? target.slug : null
}

/** True for collections whose records have a company in their path. */
const isOwned = (slug: string): boolean => entityOf(slug)?.routes.some(isScoped) ?? false

const hasVersions = ({ collections }: Payload, slug: string): boolean =>
  Boolean(collections[slug as keyof typeof collections]?.config.versions)

/**
 * Sees to it that what a path names is there for its visitor: an id nobody has, a record they may
 * not read, a company that does not exist or a branch of another company is a page that does not
 * exist. A company's meet opened as a general one
 * moves to its own path, which another right guards.
 */
export const checkRecord = async (
  decoded: Decoded,
  { payload, user }: { payload: Payload; user: TypedUser | null },
): Promise<void> => {
  const { params, query, internalPath } = decoded
  const slug = collectionOf(decoded)
  if (!slug || !params.id) {
    const { scope } = query
    if (scope && !(await isRecord({ payload, slug: SCOPE_SLUG, id: scope }))) notFound()
    return
  }
  if (internalPath.includes('/versions') && !hasVersions(payload, slug)) notFound()
  const look = { payload, slug, id: params.id, user }
  if (!(await isReadable(look))) notFound()
  if (!isOwned(slug)) return

  const company = await companyOfRecord(look)
  if (company === undefined) notFound()
  if (String(company ?? '') === (query.scope ?? '')) return
  const ownPath = query.scope ? null : toPublic(internalPath, company)
  return ownPath ? redirect(ownPath) : notFound()
}
