import * as qs from 'qs-esm'
import { Refusal } from '@/domain/shared/refusal'
import { FORBIDDEN_KEYS } from '../body/checkJson'
import type { RouteKind } from '../routes/matchRoute'
import { checkSort } from './checkSort'
import { checkWhere } from '@/queries/filters/checkWhere'
import type { CollectionShape, FieldShape } from '@/queries/filters/collectionShape'
import { isPlain } from '@/queries/filters/isPlain'
import { withDays, type Calendar } from '@/queries/filters/relativeDays'
import { readDepth, readLimit, readPage } from './readPaging'

/** Longest query string, in characters, and most parameters in it. */
const MAX_SEARCH = 64 * 1024
const MAX_PARAMETERS = 900

type Query = Record<string, unknown>
export type GatedQuery = { search: string; sortedBy: FieldShape[] }

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path } })

const decode = (search: string): string => {
  try {
    return decodeURIComponent(search)
  } catch {
    throw refuse('query')
  }
}

const checkText = (search: string): void => {
  if (search.length > MAX_SEARCH || search.split('&').length > MAX_PARAMETERS) throw refuse('query')
  const text = decode(search)
  if (text.includes('\0')) throw refuse('query')
  for (const name of text.split('&').map((pair) => pair.replace(/=.*/s, ''))) {
    if (name.split(/[?[\].]/).some((step) => FORBIDDEN_KEYS.includes(step))) throw refuse('query')
  }
}

/** A query as Payload reads it, by the same options. */
export const parseQuery = (search: string): Query =>
  qs.parse(search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true })

/** The query string of parameters. A filter by an empty list matches nothing; left out, everything. */
export const writeQuery = (kept: Query): string => {
  const options = { addQueryPrefix: true, allowEmptyArrays: true }
  return qs.stringify(kept, options)
}

const readWhere = (value: unknown, { shape = new Map(), calendar }: Asked): unknown => {
  if (value === undefined || value === '') return undefined
  let where = value
  // Payload takes a filter as JSON text too.
  if (typeof value === 'string') {
    try {
      where = JSON.parse(value)
    } catch {
      throw refuse('where')
    }
  }
  checkWhere({ shape, where, hasCalendar: calendar !== undefined })
  if (!calendar) return value
  const resolved = withDays({ shape, where, calendar })
  return typeof value === 'string' ? JSON.stringify(resolved) : resolved
}

const readSelect = (value: unknown): unknown => {
  if (value === undefined) return undefined
  const open: unknown[] = [value]
  for (let count = 0; open.length > 0; count += 1) {
    const part = open.pop()
    if (count > 200) throw refuse('select')
    if (part === 'true' || part === 'false') continue
    if (!isPlain(part)) throw refuse('select')
    for (const [name, inner] of Object.entries(part)) {
      if (!/^[\w-]+$/.test(name)) throw refuse('select')
      open.push(inner)
    }
  }
  return value
}

const readPagination = (value: unknown) =>
  value === 'true' || value === 'false' ? value : undefined

/** Parameters of Payload that would reach past the gate; drafts and languages we do not have. */
const refuseUnsafe = (query: Query, isJudgedBelow: boolean) => {
  for (const name of ['joins', 'populate', 'uploadEdits', 'data']) {
    if (name in query && !(isJudgedBelow && name === 'populate')) throw refuse(name)
  }
  if (query.locale === 'all' || query.locale === '*') throw refuse('locale')
}

const listQuery = (query: Query, asked: Asked) => ({
  where: readWhere(query.where, asked),
  limit: readLimit(query.limit),
  page: readPage(query.page),
  pagination: readPagination(query.pagination),
})

const recordQuery = (query: Query) => ({
  depth: readDepth(query.depth),
  select: readSelect(query.select),
  populate: readSelect(query.populate),
})

type Asked = {
  kind: RouteKind
  search: string
  shape?: CollectionShape
  /** Whoever answers judges what is asked of related records too: `populate` may be asked. */
  isJudgedBelow?: boolean
  /** What relative days count from; see `calendarFor`. */
  calendar?: Calendar
}

/** The parameters that are left of a query once it is judged, as `qs` reads them. */
export type JudgedQuery = { kept: Query; sortedBy: FieldShape[] }

/**
 * Judges the query string of a request and drops what nothing reads.
 * @param args.kind of the address; views and files read their own parameters
 * @param args.search the query string, with or without `?`
 * @param args.shape the columns of the collection; without one nothing can be filtered
 * @returns what is left, and the columns a list is sorted by
 * @throws Refusal `invalidQuery`
 */
export const judgeQuery = (args: Asked): JudgedQuery => {
  const { kind, search, shape = new Map(), isJudgedBelow = false } = args
  checkText(search)
  const query = parseQuery(search)
  refuseUnsafe(query, isJudgedBelow)
  const isSorted = kind === 'list' && query.sort !== undefined
  const sortedBy = isSorted ? checkSort({ shape, sort: query.sort }) : []
  const sort = sortedBy.length > 0 ? query.sort : undefined
  const kept: Query =
    kind === 'list'
      ? { ...listQuery(query, args), ...recordQuery(query), sort }
      : kind === 'count'
        ? { where: readWhere(query.where, args) }
        : kind === 'signIn'
          ? { ...recordQuery(query), allSessions: readPagination(query.allSessions) }
          : recordQuery(query)
  return { kept, sortedBy }
}

/**
 * Rewrites the query string of a request so that only what is allowed reaches Payload.
 * @param args as of `judgeQuery`
 * @returns the query string to hand on, and the columns a list is sorted by
 * @throws Refusal `invalidQuery`
 */
export const gateQuery = (args: Asked): GatedQuery => {
  const { kind, search } = args
  if (kind === 'view' || kind === 'file' || kind === 'link' || kind === 'provider') {
    checkText(search)
    return { search, sortedBy: [] }
  }
  const { kept, sortedBy } = judgeQuery(args)
  return { search: writeQuery(kept), sortedBy }
}
