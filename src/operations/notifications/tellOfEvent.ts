import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import { tellOfImport } from './notifyImport'
import { tellOfLowStock } from './notifyLowStock'
import { tellOfReservation } from './notifyReservation'
import { tellApprovers, tellOfAnswer, tellOfRequest, tellTenderOwner } from './notifyTender'

/** The subscriber `notifications`: tells the people an event concerns. */
export const tellOfEvent = (req: PayloadRequest, event: StoredEvent): Promise<void> => {
  switch (event.name) {
    case 'tenderSent':
      return tellApprovers(req, event)
    case 'approvalRequested':
    case 'approvalDeclined':
      return tellOfRequest(req, event)
    case 'tenderAccepted':
    case 'tenderDeclined':
    case 'tenderQuestioned':
      return tellOfAnswer(req, event)
    case 'stockRanLow':
      return tellOfLowStock(req, event)
    case 'reservationMade':
    case 'reservationReleased':
    case 'reservationExpiring':
    case 'reservationExpired':
    case 'reservationOffered':
      return tellOfReservation(req, event)
    case 'importEnded':
      return tellOfImport(req, event)
    default:
      return tellTenderOwner(req, event)
  }
}
