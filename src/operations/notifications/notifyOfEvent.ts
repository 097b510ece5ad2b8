import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import { notifyOfReservation } from './notifyReservation'
import {
  notifyApprovers,
  notifyOfAnswer,
  notifyOfRequest,
  notifyOfTender,
  notifyTenderOwner,
} from './notifyTender'
import { notify } from './notify'
import { notifyOfAction } from './notifyAction'
import { notifyMentioned } from './notifyMention'
import type { EndedStatus } from '@/domain/imports/imports'
import type { NotificationEvent } from '@/domain/notifications/events'

/**
 * Notifies users who may write stock cards that one has just run low. The user who took the stock is
 * included, because the notification is about the card.
 */
const notifyOfLowStock = (
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
const notifyOfImport = (
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

/** Notifies the user a company was assigned to, unless they assigned it themselves. */
const notifyOfCompany = (
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
export const notifyOfEvent = (req: PayloadRequest, event: StoredEvent): Promise<void> => {
  switch (event.name) {
    case 'tenderSent':
      return notifyApprovers(req, event)
    case 'approvalRequested':
    case 'approvalDeclined':
      return notifyOfRequest(req, event)
    case 'tenderAccepted':
    case 'tenderDeclined':
    case 'tenderQuestioned':
      return notifyOfAnswer(req, event)
    case 'tenderAssigned':
      return notifyOfTender(req, event)
    case 'companyAssigned':
      return notifyOfCompany(req, event)
    case 'actionAssigned':
      return notifyOfAction(req, event)
    case 'noteWritten':
      return notifyMentioned(req, event)
    case 'stockRanLow':
      return notifyOfLowStock(req, event)
    case 'reservationMade':
    case 'reservationReleased':
    case 'reservationExpiring':
    case 'reservationExpired':
    case 'reservationOffered':
      return notifyOfReservation(req, event)
    case 'importEnded':
      return notifyOfImport(req, event)
    default:
      return notifyTenderOwner(req, event)
  }
}
