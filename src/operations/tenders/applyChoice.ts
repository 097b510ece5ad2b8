import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { chosenPlaces, type ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import { takenOver } from '@/domain/tenders/choices/chosenLines'
import { refuseChoiceOf } from '@/domain/tenders/commands'
import { inTransaction, query } from '../shared/transaction'
import { approvalHashOf } from '@/queries/tenders/approvalHash'
import { reviseTender } from './copyTender'
import { refuseStep } from './refuseStep'
import type { SentPaper } from '@/queries/tenders/link/readLink'

type Accepted = { chosen: ChosenLine[] | null; paper: SentPaper; contentHash: string }

const readAccepted = async (req: PayloadRequest, id: number): Promise<Accepted | undefined> => {
  const [row] = await query<Accepted>(
    req,
    sql`select a.chosen, s.paper, a.content_hash as "contentHash"
        from tender_answers a join tender_sends s on s.id = a.send_id
        where a.tender_id = ${id} and a.kind = 'accepted'`,
  )
  return row
}

/**
 * Positions of the chosen lines in the accepted document. The tender has the same content, so they
 * are valid for it too.
 */
const placesOfChoice = async (req: PayloadRequest, id: number, accepted: Accepted) => {
  if ((await approvalHashOf(req, id)) !== accepted.contentHash) throw new Refusal('choiceOutdated')
  const { items } = accepted.paper.tender
  return chosenPlaces(
    items,
    (accepted.chosen ?? []).map(({ line }) => line),
  )
}

/**
 * Creates the next revision of a tender from the customer's choice: chosen options become normal lines,
 * a chosen alternative replaces its line, the rest is left out. Its total equals the accepted one.
 * @throws Refusal `nothingChosen`, `choiceOutdated` if the tender has changed since, and those of
 *   `reviseTender`
 */
export const applyChoice = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const accepted = await readAccepted(req, id)
    return reviseTender({
      req,
      id,
      judge: (status) =>
        refuseStep(refuseChoiceOf({ status, hasChoice: Boolean(accepted?.chosen?.length) })),
      linesOf: async (items) =>
        accepted ? takenOver(items, await placesOfChoice(req, id, accepted)) : items,
    })
  })
