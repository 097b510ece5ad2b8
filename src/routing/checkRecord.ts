import { notFound, redirect } from 'next/navigation'
import type { Payload } from 'payload'

import { toPublic, type Decoded } from './codec'
import { companyOfRecord, isRecord } from './companyOfRecord'
import type { ViewName } from './table'

/** The records our own screens show. */
const SHOWN: Partial<Record<ViewName, string>> = {
  customerView: 'companies',
  employeeShow: 'employees',
  tenderShow: 'tenders',
  userView: 'users',
}

/** Collections whose records have a company in their path. */
const OWNED = new Set(['branches', 'employees', 'meets'])

const collectionOf = ({ route: { target } }: Decoded): string | null => {
  if (target.kind === 'view') return SHOWN[target.view] ?? null
  return target.kind === 'collection' ? target.slug : null
}

const hasVersions = ({ collections }: Payload, slug: string): boolean =>
  Boolean(collections[slug as keyof typeof collections]?.config.versions)

/**
 * Answers 404 for a path whose record does not exist: an unknown id, an unknown company, or a
 * branch of another company. A company's meeting opened as a general one is redirected to its own
 * path, which needs another right.
 */
export const checkRecord = async (decoded: Decoded, payload: Payload): Promise<void> => {
  const { params, query, internalPath } = decoded
  const slug = collectionOf(decoded)
  if (!slug || !params.id) {
    const { scope } = query
    if (scope && !(await isRecord({ payload, slug: 'companies', id: scope }))) notFound()
    return
  }
  if (internalPath.includes('/versions') && !hasVersions(payload, slug)) notFound()
  const look = { payload, slug, id: params.id }
  if (!OWNED.has(slug)) return (await isRecord(look)) ? undefined : notFound()

  const company = await companyOfRecord(look)
  if (company === undefined) notFound()
  if (String(company ?? '') === (query.scope ?? '')) return
  const ownPath = query.scope ? null : toPublic(internalPath, company)
  return ownPath ? redirect(ownPath) : notFound()
}
