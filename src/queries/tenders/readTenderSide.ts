import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readHeldUpChoice } from '@/queries/tenders/readHeldUpChoice'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import { personNamed } from '@/queries/users/personNamed'
import { mayReadPapers } from '@/queries/tenders/quotation/readQuotation'
import { sql } from '@payloadcms/db-postgres'
import { readRows } from '../shared/rows'

/** The revision before it, or the approved version before the approval was withdrawn. */
type ComparedWith = 'revision' | 'approval'

/** The versions that a tender's page offers for comparison. */
export const comparableWith = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<ComparedWith[]> => {
  const [row] = await readRows<{ revision: boolean; approval: boolean }>(
    req,
    sql`select coalesce(t.revision, 1) > 1 as revision,
          t.approved_at is null and a.tender_id is not null as approval
        from tenders t left join tender_approvals a on a.tender_id = t.id where t.id = ${tenderId}`,
  )
  return [
    ...(row?.revision ? (['revision'] as const) : []),
    ...(row?.approval ? (['approval'] as const) : []),
  ]
}

/**
 * Who approved a tender and for whom, who is asked and who asked; from the database, as the form's
 * values may be anything.
 */
const peopleOf = async (tender: Id, req: PayloadRequest) => {
  const found: unknown = await req.payload.findByID({
    collection: 'tenders',
    id: tender,
    select: { approvedBy: true, approvedFor: true, approver: true, approvalAskedBy: true },
    overrideAccess: false,
    user: req.user,
    depth: 0,
    disableErrors: true,
    req,
  })
  const values = (found ?? {}) as Record<string, unknown>
  const [approvedBy, approvedFor, approver, askedBy] = await Promise.all(
    ['approvedBy', 'approvedFor', 'approver', 'approvalAskedBy'].map((field) =>
      personNamed(req, idOf(values[field])),
    ),
  )
  return {
    approver: approvedBy ?? null,
    approvedFor: approvedFor?.name ?? null,
    request: approver ? { approver, askedBy: askedBy?.name ?? null } : null,
  }
}

/** The lines its customer chose on acceptance, for users who may read answers. */
const choiceOf = async (tender: Id, req: PayloadRequest): Promise<ChosenLine[]> => {
  const { docs } = await req.payload.find({
    collection: 'tender-answers',
    where: { tender: { equals: tender }, kind: { equals: 'accepted' } },
    select: { chosen: true },
    overrideAccess: false,
    user: req.user,
    depth: 0,
    limit: 1,
    req,
  })
  const chosen: unknown = docs[0]?.chosen
  return Array.isArray(chosen) ? (chosen as ChosenLine[]) : []
}

/** Readers of some fields of tenders see no answers. */
const readableChoiceOf = async (tender: Id, req: PayloadRequest): Promise<ChosenLine[]> =>
  mayReadPapers(await abilityOfRequest(req)) ? choiceOf(tender, req) : []

/** Versions available for comparison, for users who read all of both. */
const comparisonsOf = async (tender: number, req: PayloadRequest): Promise<ComparedWith[]> => {
  if (!mayReadPapers(await abilityOfRequest(req))) return []
  return comparableWith(req, tender)
}

/**
 * The side column of a tender: decisions with their users, what its customer chose, what it can be
 * compared with.
 */
export const readTenderSide = async (req: PayloadRequest, tender: Id) => {
  const [people, chosen, comparisons, heldUp] = await Promise.all([
    peopleOf(tender, req),
    readableChoiceOf(tender, req),
    comparisonsOf(Number(tender), req),
    readHeldUpChoice(req, Number(tender)),
  ])
  return { ...people, chosen, comparisons, heldUp: chosen.length > 0 ? heldUp : null }
}
