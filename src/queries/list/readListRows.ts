import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { entityOf } from '@/catalog'
import { fieldsBeside } from '@/catalog/column'
import { isScoped } from '@/catalog/links'
import { ALL_CAP, ASK_ABOVE } from '@/domain/lists/pageSizes'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListState } from '@/present/list/listState'
import type { Doc } from '@/present/navigation/recordLinks'
import { readPage } from './readPage'
import { pictureFieldOf } from './rowPictures'

/** The fields needed to render values. */
export const fieldsOf = (columns: readonly DrawnColumn[]): string[] =>
  columns.flatMap(({ name, column: { borrowed, ...column } }) => [
    ...(borrowed ? [borrowed.relation, borrowed.work?.with ?? borrowed.relation] : [name]),
    ...fieldsBeside(column),
  ])

/** The fields to read: those shown, and those needed to show them. */
export const selectFor = (args: {
  slug: string
  columns: readonly DrawnColumn[]
  titleField: string
}): Record<string, true> => {
  const { slug, columns, titleField } = args
  const picture = pictureFieldOf(slug)
  const names = fieldsOf(columns)
  if (titleField !== 'id') names.push(titleField)
  if (picture) names.push(picture)
  const { about, ownDrafts = [], routes = [] } = entityOf(slug) ?? {}
  // Its pages have the company in their path.
  if (routes.some(isScoped)) names.push('company')
  names.push(...Object.values(about ?? {}), ...ownDrafts)
  return Object.fromEntries(names.map((name) => [name, true as const]))
}

export type ListRows = {
  docs: readonly Doc[]
  total: number
  /** The page that was read: the last one, if the requested one no longer exists. */
  page: number
  pages: number
  asksFirst: boolean
}

type Question = {
  req: PayloadRequest
  slug: string
  where: Where
  select: Record<string, true>
  state: ListState
}

type Page = { page: number; limit: number }

/** Through Payload, for collections whose access depends on single rows. */
const pageByPayload = async ({ req, slug, where, select, state }: Question, page: Page) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    select,
    sort: state.sort,
    ...page,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return { docs: docs as unknown as Doc[], total: totalDocs }
}

/**
 * The same order for pages, for all rows and for files: that of the read engine, if it supports the
 * query.
 */
const pageOf = async (question: Question, page: Page) => {
  const { req, slug, where, select, state } = question
  const sort = state.sort ? state.sort.split(',') : []
  const asked = { where, sort, ...page, only: Object.keys(select) }
  return (await readPage({ req, slug, asked })) ?? (await pageByPayload(question, page))
}

/** "All" counts first: very many rows need a confirmation (DT2). */
const readAll = async (question: Question): Promise<ListRows> => {
  const { req, slug, where, state } = question
  const { totalDocs: total } = await req.payload.count({
    collection: slug as CollectionSlug,
    where,
    overrideAccess: false,
    req,
    user: req.user,
  })
  if (total > ASK_ABOVE && !state.isSure)
    return { docs: [], total, page: 1, pages: 1, asksFirst: true }
  const { docs } = await pageOf(question, { limit: ALL_CAP, page: 1 })
  return { docs, total, page: 1, pages: 1, asksFirst: false }
}

/** The rows of one page and the number of all. */
export const readListRows = async (question: Question): Promise<ListRows> => {
  const { state } = question
  if (state.limit === 'all') return readAll(question)
  const { page, limit } = state
  const { docs, total } = await pageOf(question, { limit, page })
  const pages = Math.max(1, Math.ceil(total / limit))
  // For example after its last row was deleted.
  if (docs.length === 0 && total > 0 && page > pages)
    return readListRows({ ...question, state: { ...state, page: pages } })
  return { docs, total, page, pages, asksFirst: false }
}
