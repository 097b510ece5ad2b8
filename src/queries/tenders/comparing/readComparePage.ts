import { abilityOfRequest } from '@/access/abilityOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { comparedNames } from '@/queries/tenders/comparing/comparedNames'
import { buildComparison } from '@/queries/tenders/comparing/buildComparison'
import { readComparison, type ComparedSide } from '@/queries/tenders/comparing/readComparison'
import { mayReadPapers } from '@/queries/tenders/quotation/readQuotation'

import type { ViewPage } from '@/queries/shared/viewPage'

const headOf = ({ id, number, title, status, approvedAt }: ComparedSide) => ({
  id,
  name: number ?? title,
  status,
  approvedAt,
})

/**
 * Compares two revisions, or a tender with its approved version, for users who may read every field
 * of tenders; others get the page without data.
 * @param asked `with` of the address: another revision, or `approval`
 * @returns null if there is no such tender, or no such version
 */
export const readComparePage = async ({ req, id, locale }: ViewPage, asked: unknown) => {
  const none = { id, others: [], hasApproval: false, sides: null, comparison: null }
  if (!mayReadPapers(await abilityOfRequest(req))) return { ...none, mayRead: false }
  const wanted = asked === undefined || asked === 'approval' ? (asked ?? null) : recordIdOf(asked)
  if (asked !== undefined && wanted === null) return null
  const read = await readComparison(req, { id, wanted })
  if (!read) return null
  const others = read.others.map((other) => ({ id: other.id, name: other.number ?? other.title }))
  const shared = { ...none, mayRead: true, others, hasApproval: read.hasApproval }
  if (!read.sides) return shared
  const { before, after } = read.sides
  const nameOf = await comparedNames(req, [before.content, after.content])
  const words = { t: createTranslator(locale), format: createFormatters(locale), nameOf }
  return {
    ...shared,
    sides: { before: headOf(before), after: headOf(after) },
    comparison: buildComparison(before.content, after.content, words),
  }
}
