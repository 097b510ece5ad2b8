import { compareIds, type Id } from '@/domain/shared/idOf'
import type { TenderFacts } from '@/domain/tenders/commands'
import type { AppAbility } from '../buildAbility'
import { mayReadFields } from './mayReadFields'

/** Stands for a number that there is and that is not told. */
const SOME_NUMBER = '…'
/** Stands for a company that there is and that is not told; no record has it. */
const SOME_COMPANY = 0

/** Somebody's number, for themselves alone: whether it is theirs is all that rules ask. */
const ownOnly = (id: Id | null, reader: Id | null): Id | null =>
  id !== null && reader !== null && compareIds(id, reader) === 0 ? id : null

const BIDDER = ['company', 'unconnectedName', 'unconnectedEmail', 'unconnectedPhone']

/**
 * What decides which commands a tender takes, as far as its reader may be told. In place of what
 * they may not read stands what is in the way of nothing: such a command is offered, and the
 * server, which knows, refuses it. State and what was done to it stay, since the commands
 * themselves show those.
 * @param args.reader the id of the reader; null for nobody
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
    ...(!sees('approver') && { approver: ownOnly(approver, reader) }),
    ...(!sees('validUntil') && { validUntil: null }),
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
