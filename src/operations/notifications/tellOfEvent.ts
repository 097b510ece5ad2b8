import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import { tellOfReservation } from './notifyReservation'
import {
  tellApprovers,
  tellOfAnswer,
  tellOfRequest,
  tellOfTender,
  tellTenderOwner,
} from './notifyTender'
import { notify } from './notify'
import { tellOfAction } from './notifyAction'
import { notifyMentioned } from './notifyMention'
import type { EndedStatus } from '@/domain/imports/imports'
import type { NotificationEvent } from '@/domain/notifications/events'

/**
 * Notifies users who may write stock cards that one has just run low. The user who took the stock is
 * included, because the notification is about the card.
 */
const tellOfLowStock = (
  req: PayloadRequest,
  { document, data }: StoredEvent<'stockRanLow'>,
): Promise<void> =>
  notify({
    req,
    event: 'lowStock',
    subject: 'stock-cards',
    document,
    data: { card: data.name, quantity: data.available },
    to: { holdersOf: 'write' },
  })

const EVENTS: Readonly<Record<EndedStatus, NotificationEvent>> = {
  checked: 'importChecked',
  done: 'importDone',
  undone: 'importUndone',
  stopped: 'importStopped',
}

/** Notifies the user who started long work on an import that it has ended, with its page as link. */
const tellOfImport = (
  req: PayloadRequest,
  { document, data }: StoredEvent<'importEnded'>,
): Promise<void> => {
  const { file, rows, errors, status, importer } = data
  return notify({
    req,
    event: EVENTS[status],
    subject: 'imports',
    document,
    data: { file, rows, errors },
    to: { users: [importer] },
  })
}

/** Notifies the user a company was assigned to, unless they took it themselves. */
const tellOfCompany = (
  req: PayloadRequest,
  { document, actor, data }: StoredEvent<'companyAssigned'>,
): Promise<void> =>
  notify({
    req,
    event: 'companyAssigned',
    subject: 'companies',
    document,
    data: { company: data.name, actor: actor?.name ?? null },
    to: { users: [data.owner] },
    except: [actor?.id ?? null],
  })

/** The subscriber `notifications`: notifies the users an event concerns. */
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
    case 'tenderAssigned':
      return tellOfTender(req, event)
    case 'companyAssigned':
      return tellOfCompany(req, event)
    case 'actionAssigned':
      return tellOfAction(req, event)
    case 'noteWritten':
      return notifyMentioned(req, event)
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
