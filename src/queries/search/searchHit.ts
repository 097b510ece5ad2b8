import { searchTermOf } from '@/domain/lists/searchTerm'
import { phoneDigits } from '@/domain/search/phoneDigits'
import { bareCode } from '@/domain/search/codeForms'
import { DEFAULT_TIME_ZONE, today } from '@/domain/shared/day'
import { digitsOf, fold } from '@/domain/shared/text/fold'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import { plainText } from '@/domain/shared/text/richText'
import { FIRST_INEXACT_RANK } from './entityMatch'
import type { HitRow } from './hitsStatement'
import type { SearchedEntity } from './searchedEntities'

export type SearchHit = {
  id: number
  /** Null when the reader may not see it. */
  title: string | null
  details: string[]
  /** The company whose pages it belongs to. */
  company: number | null
  status: string | null
  /**
   * `palette.fact` of its collection: the available quantity of a card, the start of a meeting, the
   * end of a project, the last day of an expired tender.
   */
  fact: { field: string; value: string; unit?: string } | null
  /** The term is a code of this record. */
  exact: boolean
}

/** An expired tender is shown as such, whatever the stored status. */
const statusOf = ({ status, isAccepted, validUntil, timeZone }: HitRow, now: Date): string | null =>
  status &&
  displayStatus({
    status: status as TenderStatus,
    isAccepted,
    validUntil,
    today: today({ now, timeZone: timeZone || DEFAULT_TIME_ZONE }),
  })

/** The last day is shown only for expired records, as in their lists. */
const factOf = (
  row: HitRow,
  { fact, columns }: SearchedEntity,
  status: string | null,
): SearchHit['fact'] => {
  if (!fact || row.fact === null) return null
  if (columns[fact.field]?.lastDay && status !== 'expired') return null
  return { field: fact.field, value: row.fact, ...(row.unit !== null && { unit: row.unit }) }
}

/** The value that matched, when no other displayed value contains the term. */
const reasonOf = ({ title, details, searched }: HitRow, text: string): string[] => {
  const words = searchTermOf(text).split(' ')
  const digits = phoneDigits(text)
  const code = bareCode(text)
  const holds = (value: string): boolean =>
    words.every((word) => fold(value).includes(word)) ||
    (/\d/.test(code) && bareCode(value).includes(code)) ||
    (digits !== null && digitsOf(value).includes(digits))
  if ([title ?? '', ...details].some(holds)) return []
  return searched.filter(holds).slice(0, 1)
}

/**
 * A found row for the response.
 * @param args.entity its collection
 * @param args.text the search term
 * @param args.now decides whether a tender has expired
 */
export const searchHit = ({
  row,
  entity,
  text,
  now,
}: {
  row: HitRow
  entity: SearchedEntity
  text: string
  now: Date
}): SearchHit => {
  const status = statusOf(row, now)
  return {
    id: row.id,
    title: row.title,
    // First, because the end of the line is cut off on narrow screens.
    details: [...reasonOf(row, text), ...row.details.map(plainText).filter(Boolean)],
    company: row.company,
    status,
    fact: factOf(row, entity, status),
    exact: row.rank < FIRST_INEXACT_RANK,
  }
}
