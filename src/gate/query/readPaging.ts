import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '@/domain/lists/pageSizes'
import { Refusal } from '@/domain/shared/refusal'

export const MAX_DEPTH = 2
const MAX_PAGE = 1_000_000

const readInteger = (name: string, value: unknown): number | undefined => {
  if (value === undefined) return undefined
  const isInteger = typeof value === 'string' && /^-?\d{1,15}$/.test(value)
  if (!isInteger) throw new Refusal('invalidQuery', { data: { path: name } })
  return Number(value)
}

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(Math.max(value, lowest), highest)

/**
 * Rows per response: whole numbers only. Zero and less mean "all" to Payload, so they become the
 * maximum.
 */
export const readLimit = (value: unknown): number => {
  const limit = readInteger('limit', value) ?? DEFAULT_PAGE_SIZE
  return limit <= 0 ? MAX_LIMIT : Math.min(limit, MAX_LIMIT)
}

/** The page of a list, from 1. */
export const readPage = (value: unknown): number | undefined => {
  const page = readInteger('page', value)
  return page === undefined ? undefined : clamp(page, 1, MAX_PAGE)
}

/** Depth of populated relations. */
export const readDepth = (value: unknown): number | undefined => {
  const depth = readInteger('depth', value)
  return depth === undefined ? undefined : clamp(depth, 0, MAX_DEPTH)
}
