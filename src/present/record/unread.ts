import type { Day } from '@/domain/shared/day'

/** Marks what was typed and cannot be read: kept as typed, said at the input, refused on saving. */
export type Unread = {
  readonly unread: string
  /** The time typed beside a day. */
  readonly time?: string
}

/** True for a value that is only the text of an input. */
export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value

export type DayValue = Day | Unread | null

/** A day as it is sent: what was typed and cannot be read goes as it is, and is refused at its field. */
export const sentDay = (value: DayValue | undefined): string | null =>
  isUnread(value) ? value.unread : (value ?? null)
