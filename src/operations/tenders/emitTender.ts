import type { PayloadRequest } from 'payload'
import type { EventName } from '@/domain/events/entries'
import { emit } from '../events/emit'
import type { LockedTender } from './lockTender'

type TenderEvent = Exclude<
  Extract<EventName, `tender${string}` | `${string}Withdrawn`>,
  'tenderSent' | 'tenderAccepted' | 'tenderDeclined' | 'tenderQuestioned' | 'tenderAssigned'
>

/**
 * Stores an event of a tender.
 * @param args.number after the step; a draft may have none
 */
export const emitTender = (args: {
  req: PayloadRequest
  event: TenderEvent
  tender: Pick<LockedTender, 'id' | 'title' | 'createdBy' | 'owner'> & { askedBy?: number | null }
  number: string | null
  /** The person whom the approving deputy represented. */
  onBehalfOf?: number | undefined
}): Promise<void> => {
  const { req, event, tender, number, onBehalfOf } = args
  const { id, title, createdBy, owner, askedBy } = tender
  return emit(req, {
    name: event,
    document: id,
    data: { title, createdBy, owner, number, askedBy, ...(onBehalfOf && { onBehalfOf }) },
  })
}
