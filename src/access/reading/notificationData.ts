import type { NotificationData, NotificationSubject } from '@/domain/notifications/events'
import type { AppAbility } from '../buildAbility'
import { mayReadFields } from './mayReadFields'
import type { Subject } from '../roles/permissions'

type Source = readonly [Subject, ...string[]]

/** Source fields of the values; `actor` is no part of a record. */
const SOURCES: Readonly<Partial<Record<keyof NotificationData, Source>>> = {
  number: ['tenders', 'number'],
  tender: ['tenders', 'title'],
  customer: ['tenders', 'acceptedName'],
  chosen: ['tenders', 'items'],
  company: ['tenders', 'company'],
  person: ['tenders', 'unconnectedName'],
  total: ['tenders', 'total', 'currency'],
  currency: ['tenders', 'currency'],
  discount: ['tenders', 'items', 'subtotal', 'discountTotal'],
  note: ['tenders', 'approvalNote'],
  card: ['stock-cards', 'name'],
  program: ['users', 'name'],
  lastDay: ['users', 'expiresAt'],
  action: ['actions', 'title'],
  time: ['actions', 'time'],
  due: ['actions', 'owner', 'doneAt', 'dueOn'],
  overdue: ['actions', 'owner', 'doneAt', 'dueOn'],
}

const QUANTITIES: Readonly<Partial<Record<NotificationSubject, Source>>> = {
  tenders: ['tenders', 'total'],
  'stock-cards': ['stock-cards', 'availableQuantity'],
  'stock-reservations': ['stock-reservations', 'quantity'],
}

const NAMES: Readonly<Partial<Record<NotificationSubject, Source>>> = {
  companies: ['customers', 'name'],
  'company-projects': ['company-projects', 'name'],
  tenders: ['tenders', 'title'],
  webhooks: ['webhooks', 'name'],
}

/**
 * The values of a notification its reader may see: its text must not reveal a number, title or card
 * that they cannot read in the record itself.
 * @param args.subject the collection the notification is about
 */
export const readableNotificationData = (args: {
  ability: AppAbility
  subject: NotificationSubject
  data: NotificationData
}): NotificationData => {
  const { ability, subject, data } = args
  const mayTell = (key: string): boolean => {
    const bySubject = { quantity: QUANTITIES, record: NAMES }[key]?.[subject]
    const source = bySubject ?? SOURCES[key as keyof NotificationData]
    return !source || mayReadFields(ability, ...source)
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mayTell(key) ? value : null]),
  )
}
