import { compareIds, type Id } from '@/domain/shared/idOf'
import type { TenderFacts } from '@/domain/tenders/commands'
import type { AppAbility } from '../buildAbility'
import { mayReadFields } from './mayReadFields'

/** Placeholder for a number that the reader may not see. */
const SOME_NUMBER = '…'
/** Placeholder for a company that the reader may not see; no record has this id. */
const SOME_COMPANY = 0

/** A user's id only for that user: rules only compare it with the reader's. */
const ownOnly = (id: Id | null, reader: Id | null): Id | null =>
  id !== null && reader !== null && compareIds(id, reader) === 0 ? id : null

const BIDDER = ['company', 'unconnectedName', 'unconnectedEmail', 'unconnectedPhone']

/**
 * The facts that decide a tender's commands, without values that the reader may not read. Those are
 * replaced by values that block nothing: the command is offered, and the server, which has the real
 * values, refuses it. The status and past steps of the tender stay, because the commands themselves
 * reveal them.
 * @param args.reader the id of the user; null for programs
 */
export const readableTender = <Facts extends TenderFacts>(args: {
  ability: AppAbility
  reader: Id | null
  facts: Facts
}): Facts => {
  const { ability, reader, facts } = args
  const sees = (...fields: string[]) => mayReadFields(ability, 'tenders', ...fields)
  const { number, createdBy, approver } = facts
  return {
    ...facts,
    ...(!sees('number') && number !== null && { number: SOME_NUMBER }),
    ...(!sees('createdBy') && { createdBy: ownOnly(createdBy, reader) }),
    ...(!sees('approver') && { approver: ownOnly(approver, reader), onBehalf: null }),
    ...(!sees('validUntil') && { validUntil: null }),
    ...(!sees('acceptedAt') && { isAccepted: null }),
    ...(!sees(...BIDDER) && {
      ...{ company: SOME_COMPANY, unconnectedName: null },
      ...{ unconnectedEmail: null, unconnectedPhone: null },
    }),
    ...(!sees('items') && { itemCount: 1, pricedItemCount: 1 }),
    ...(!sees('total') && { total: 1 }),
    ...(!sees('totalBase') && { totalBase: 0 }),
    ...(!sees('items', 'subtotal', 'discountTotal') && { gross: 0, net: 0 }),
  }
}
