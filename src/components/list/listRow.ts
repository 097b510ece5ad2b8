import type { RecordOffers } from '@/present/commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'

/** What the menu of a row needs of its record. */
export type ListRow = {
  id: Id
  name: string
  /** What its name leads to. */
  open?: string
  view?: string
  edit?: string
  /** Missing for records that take no commands. */
  offers?: RecordOffers
}
