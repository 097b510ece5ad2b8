import type { Day } from '@/domain/shared/day'

/** Marks unreadable input: kept as typed, reported at the input, refused on saving. */
export type Unread = {
  readonly unread: string
  /** The time typed with a day. */
  readonly time?: string
}

/** True for a value that is only the text of an input. */
export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value

export type DayValue = Day | Unread | null

/** A day for the request: unreadable input is sent unchanged, and refused at its field. */
export const sentDay = (value: DayValue | undefined): string | null =>
  isUnread(value) ? value.unread : (value ?? null)
