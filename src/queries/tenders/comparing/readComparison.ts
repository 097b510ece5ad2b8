import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ComparedContent } from '@/domain/tenders/compare'
import type { TenderStatus } from '@/domain/tenders/status'
import { momentText } from '../../shared/asText'
import { readRows } from '../../shared/rows'
import { readContent } from '../readContent'

/** A revision of a number. */
export type Revision = {
  id: number
  number: string | null
  title: string
  revision: number
  status: TenderStatus
}

/** One of two compared versions: a revision as it is, or as it was approved. */
export type ComparedSide = Revision & { content: ComparedContent; approvedAt: string | null }

export type ReadComparison = {
  own: Revision
  /** All versions available for comparison. */
  others: Revision[]
  hasApproval: boolean
  /** The earlier one first; null if there is nothing to compare with. */
  sides: { before: ComparedSide; after: ComparedSide } | null
}

const base = (number: string) => sql`regexp_replace(${sql.raw(number)}, '-R[0-9]+$', '')`

const readFamily = (req: PayloadRequest, id: number) =>
  readRows<Revision>(
    req,
    sql`select t.id, t.number, t.title, coalesce(t.revision, 1)::int as revision, t.status
        from tenders t join tenders own on own.id = ${id}
        where t.id = own.id or ${base('t.number')} = ${base('own.number')}
        order by revision, t.id`,
  )

/** The content of a tender's last approval, with its time; null without one. */
const readApprovedContent = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<{ content: ComparedContent; approvedAt: string } | null> => {
  const [row] = await readRows<{ content: ComparedContent; approvedAt: string }>(
    req,
    sql`select content, ${momentText(sql`approved_at`)} as "approvedAt" from tender_approvals
        where tender_id = ${tenderId}`,
  )
  return row ?? null
}

const asItIs = async (req: PayloadRequest, revision: Revision): Promise<ComparedSide> => ({
  ...revision,
  content: await readContent(req, revision.id),
  approvedAt: null,
})

/**
 * Compares two versions of one number. The caller checks that the user may read every field of
 * tenders.
 * @param id the tender
 * @param wanted another revision, or its own last approval; by default the revision before it,
 *   the one after it, or that approval
 * @returns null if there is no such tender, or no such version
 */
export const readComparison = async (
  req: PayloadRequest,
  { id, wanted }: { id: number; wanted: number | 'approval' | null },
): Promise<ReadComparison | null> => {
  const [family, approved] = await Promise.all([readFamily(req, id), readApprovedContent(req, id)])
  const own = family.find((one) => one.id === id)
  if (!own) return null
  const others = family.filter((one) => one !== own)
  const shared = { own, others, hasApproval: approved !== null }
  const isApprovalWanted = wanted === 'approval' || (wanted === null && others.length === 0)
  if (isApprovalWanted) {
    if (!approved) return wanted === null ? { ...shared, sides: null } : null
    const before = { ...own, ...approved }
    return { ...shared, sides: { before, after: await asItIs(req, own) } }
  }
  const earlier = others.filter(({ revision }) => revision < own.revision).at(-1)
  const other = wanted === null ? (earlier ?? others[0]) : others.find((one) => one.id === wanted)
  if (!other) return null
  const [before, after] = other.revision < own.revision ? [other, own] : [own, other]
  return {
    ...shared,
    sides: { before: await asItIs(req, before), after: await asItIs(req, after) },
  }
}
