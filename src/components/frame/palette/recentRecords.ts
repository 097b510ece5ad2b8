import { isRecordSlug } from '@/catalog'
import { recordPages } from '@/catalog/links'
import type { RecordSlug } from '@/catalog/names'
import { recentKey } from '../session/pageMemory'

export type RecentRecord = { slug: RecordSlug; id: number; title: string; href: string }

/** Stored per person and browser; a few more than shown, as some may no longer be readable. */
const KEPT = 12

const PATTERNS = recordPages().flatMap(({ slug, route }) => {
  if (!isRecordSlug(slug)) return []
  const pattern = route.path.replace('{scope}', '\\d+').replace('{id}', '(\\d+)')
  return [{ slug, pattern: new RegExp(`^${pattern}$`) }]
})

/** The record a page shows, by its path; null for lists, new records and everything else. */
export const recordAt = (pathname: string): Pick<RecentRecord, 'slug' | 'id'> | null => {
  for (const { slug, pattern } of PATTERNS) {
    const id = pattern.exec(pathname)?.[1]
    if (id) return { slug, id: Number(id) }
  }
  return null
}

const isRecent = (value: unknown): value is RecentRecord => {
  const { slug, id, title, href } = (value ?? {}) as Partial<Record<keyof RecentRecord, unknown>>
  return (
    typeof slug === 'string' &&
    isRecordSlug(slug) &&
    typeof id === 'number' &&
    typeof title === 'string' &&
    typeof href === 'string' &&
    recordAt(href)?.slug === slug
  )
}

/** The recently opened records, newest first; none where browser storage is unavailable. */
export const readRecents = (userId: number): RecentRecord[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Moves a record to the front, without duplicates. */
export const rememberRecord = (userId: number, record: RecentRecord): void => {
  const others = readRecents(userId).filter(
    ({ slug, id }) => slug !== record.slug || id !== record.id,
  )
  try {
    localStorage.setItem(recentKey(userId), JSON.stringify([record, ...others].slice(0, KEPT)))
  } catch {
    // Browser storage is unavailable: there are no recent records.
  }
}
