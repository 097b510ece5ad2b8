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

/** Longest query string, in characters, and most parameters. */
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

/** Parses a query with Payload's options. */
export const parseQuery = (search: string): Query =>
  qs.parse(search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true })

/**
 * Serialises parameters. An empty list as a filter matches nothing and must not be dropped, which
 * would match everything.
 */
export const writeQuery = (kept: Query): string => {
  const options = { addQueryPrefix: true, allowEmptyArrays: true }
  return qs.stringify(kept, options)
}

const readWhere = (value: unknown, { shape = new Map(), calendar }: Asked): unknown => {
  if (value === undefined || value === '') return undefined
  let where = value
  // Payload also accepts a filter as JSON text.
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

/** Refuses Payload parameters that would bypass the gate; drafts and locales do not exist here. */
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
  /** The caller also checks fields of related records: `populate` is allowed. */
  isJudgedBelow?: boolean
  /** Reference day of relative days; see `calendarFor`. */
  calendar?: Calendar
}

/** The allowed parameters of a query, as `qs` reads them. */
export type JudgedQuery = { kept: Query; sortedBy: FieldShape[] }

/**
 * Validates the query string of a request and drops unused parameters.
 * @param args.kind of the route; views and files read their own parameters
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
 * Rewrites the query string of a request so that only allowed parameters reach Payload.
 * @param args as of `judgeQuery`
 * @returns the query string to forward, and the columns a list is sorted by
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
