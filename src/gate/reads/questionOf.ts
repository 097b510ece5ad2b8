import type { Question } from '@/queries/engine/statements'
import { decline } from '@/queries/engine/unknown'
import type { JudgedQuery } from '../query/gateQuery'

/** Fields named by `select[name]=true`; finer selections are left to Payload. */
const onlyOf = (select: unknown): string[] | undefined => {
  if (select === undefined) return undefined
  if (typeof select !== 'object' || select === null) return decline('select')
  const entries = Object.entries(select)
  if (entries.length === 0 || !entries.every(([, value]) => value === 'true'))
    return decline('select')
  return entries.map(([name]) => name).sort()
}

/** Fields of related records, by their collection: `populate[companies][name]=true`. */
const populateOf = (populate: unknown): Record<string, string[]> | undefined => {
  if (populate === undefined) return undefined
  if (typeof populate !== 'object' || populate === null) return decline('populate')
  return Object.fromEntries(
    Object.entries(populate).map(([slug, select]) => [slug, onlyOf(select) ?? []]),
  )
}

const sortOf = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter(Boolean)

const whereOf = (where: unknown): unknown => (typeof where === 'string' ? JSON.parse(where) : where)

/**
 * Converts a validated query for the read engine.
 * @throws UnknownQuestion if only Payload supports it
 */
export const questionOf = ({ kept }: JudgedQuery): Question => {
  const { where, sort, limit, page, pagination, depth, select } = kept
  const populate = populateOf(kept.populate)
  const only = onlyOf(select)
  return {
    ...(where !== undefined && where !== '' && { where: whereOf(where) }),
    sort: sortOf(sort),
    limit: Number(limit ?? 1),
    page: Number(page ?? 1),
    isCounted: pagination !== 'false',
    depth: Number(depth ?? 0),
    ...(only && { only }),
    ...(populate && { populate }),
  }
}
