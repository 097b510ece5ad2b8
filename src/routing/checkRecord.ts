import { notFound, redirect } from 'next/navigation'
import type { Payload, TypedUser } from 'payload'

import { entityOf, SCOPE_SLUG } from '@/catalog'
import { isScoped } from '@/catalog/links'

import { toPublic, type Decoded } from '@/catalog/codec'
import { isReadable } from '@/queries/shared/isReadable'
import { fillPath } from '@/catalog/paths'
import { winnerOf } from '@/queries/customers/winnerOf'
import { companyOfRecord, isRecord } from './companyOfRecord'

const collectionOf = ({ route: { target } }: Decoded): string | null => {
  if (target.kind === 'view') return target.record ?? null
  return target.kind === 'collection' ? target.slug : null
}

/** True for collections whose paths contain a company. */
const isOwned = (slug: string): boolean => entityOf(slug)?.routes.some(isScoped) ?? false

const hasVersions = ({ collections }: Payload, slug: string): boolean =>
  Boolean(collections[slug as keyof typeof collections]?.config.versions)

/** The same page of the winner, if the path names a company that was merged into it. */
const pathOfWinner = async (
  { route, params }: Decoded,
  { payload, slug }: { payload: Payload; slug: string | null },
): Promise<string | null> => {
  const key = slug === SCOPE_SLUG ? 'id' : 'scope'
  const named = params[key]
  if (!named) return null
  const winner = await winnerOf({ payload }, Number(named))
  if (winner === Number(named)) return null
  return fillPath(
    route.path,
    [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      name === key ? winner : (params[name as keyof typeof params] ?? ''),
    ),
  )
}

/**
 * Checks that the record in a path exists for the visitor. An unknown id, a record they may not
 * read, a company that does not exist and a branch of another company all give 404. The page of a
 * company's meeting under the general path is redirected to the path below its company, which needs
 * another right; a page of a merged customer is redirected to the customer it was merged into.
 */
export const checkRecord = async (
  decoded: Decoded,
  { payload, user }: { payload: Payload; user: TypedUser | null },
): Promise<void> => {
  const { params, query, internalPath } = decoded
  const slug = collectionOf(decoded)
  const moved = await pathOfWinner(decoded, { payload, slug })
  if (moved) redirect(moved)
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
