import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { ChosenLine } from '@/domain/tenders/acceptedChoice'
import { comparableWith, type ComparedWith } from '@/operations/tenders/comparing/comparableWith'
import { mayReadPapers } from '@/operations/tenders/quotation/readQuotation'
import { SideSummary } from '@/components/tenders/commands/SideSummary'

/** Who approved a tender the reader may read; what the form holds is not asked, it may hold anything. */
const approverOf = async (tender: Id, req: PayloadRequest) => {
  const shared = { depth: 0, disableErrors: true, req } as const
  const found: unknown = await req.payload.findByID({
    collection: 'tenders',
    id: tender,
    select: { approvedBy: true },
    overrideAccess: false,
    user: req.user,
    ...shared,
  })
  const id = idOf((found as Record<string, unknown> | null)?.approvedBy)
  if (id === null) return null
  const user: unknown = await req.payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    ...shared,
  })
  const { name } = (user ?? {}) as { name?: unknown }
  return typeof name === 'string' ? { id, name } : null
}

/** What its customer chose by accepting it, for whoever reads their answers. */
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

/** Readers of some fields of tenders only are told nothing of answers. */
const readableChoiceOf = async (tender: Id, req: PayloadRequest): Promise<ChosenLine[]> =>
  mayReadPapers(await abilityOfRequest(req)) ? choiceOf(tender, req) : []

/** What a tender can be compared with, for whoever reads all of both. */
const comparisonsOf = async (tender: number, req: PayloadRequest): Promise<ComparedWith[]> => {
  if (!mayReadPapers(await abilityOfRequest(req))) return []
  return comparableWith(req, tender)
}

/** The side column of a tender: what was decided, by whom, and what became of it since. */
export const TenderSide: UIFieldServerComponent = async ({ id, req }) => {
  const tender = idOf(id)
  if (tender === null) return <SideSummary approver={null} chosen={[]} comparisons={[]} />
  const [approver, chosen, comparisons] = await Promise.all([
    approverOf(tender, req),
    readableChoiceOf(tender, req),
    comparisonsOf(Number(tender), req),
  ])
  return <SideSummary approver={approver} chosen={chosen} comparisons={comparisons} />
}
