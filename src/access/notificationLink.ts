import { paths } from '@/lib/paths'
import type { AppAbility } from './buildAbility'
import type { Action, Subject } from './permissions'

type Page = { right: readonly [Action, Subject]; path: (id: number) => string }

/** The pages of a record in order of preference, with the right each requires. */
const PAGES: Readonly<Record<string, readonly Page[]>> = {
  tenders: [
    { right: ['create', 'tenders'], path: paths.tenderEdit },
    { right: ['read', 'tenders'], path: paths.tenderShow },
  ],
  'stock-cards': [
    { right: ['write', 'stock-cards'], path: paths.stockCardEdit },
    { right: ['read', 'stock-cards'], path: () => paths.stockCards() },
  ],
  'stock-reservations': [
    { right: ['create', 'stock-reservations'], path: paths.stockReservationEdit },
    { right: ['read', 'stock-reservations'], path: () => paths.stockReservations() },
  ],
  jobs: [{ right: ['read', 'jobs'], path: () => paths.jobs() }],
}

/**
 * Where a notification leads its reader.
 * @param args.subject the collection of the record; the reader must be allowed to read it
 * @returns the best page of the record the reader may open, or null: the notification is shown
 *   without a link
 */
export const notificationLink = (args: {
  ability: AppAbility
  subject: unknown
  document: unknown
}): string | null => {
  const { ability, document } = args
  const subject = args.subject as Subject
  const pages = PAGES[subject]
  const id = Number(document)
  if (!pages || !Number.isInteger(id) || !ability.can('read', subject)) return null
  return pages.find(({ right }) => ability.can(...right))?.path(id) ?? null
}
