import type { AppAbility } from '@/access/buildAbility'
import { mayRead } from '@/access/reading/listReaders'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Subject } from '@/access/roles/permissions'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import { WIDGET_IDS, type WidgetId } from '@/domain/dashboard/widgets'

type Need = { subject: Subject; fields: string[] }

const TENDER_STATE: Need = {
  subject: 'tenders',
  fields: ['status', 'acceptedAt', 'validUntil'],
}
const TENDER_HISTORY: Need = {
  subject: 'tenders',
  fields: ['status', 'acceptedAt', 'validUntil', 'date'],
}
const TENDER_ROWS: Need = {
  subject: 'tenders',
  fields: ['title', 'number', 'status', 'acceptedAt', 'validUntil', 'date'],
}
const MOVEMENTS: Need = { subject: 'stock-movements', fields: ['type', 'operationDate'] }

/** The rights a widget requires. */
const NEEDS: Record<WidgetId, Need[]> = {
  openTenders: [TENDER_STATE],
  awaitingApproval: [TENDER_STATE],
  notInvoiced: [{ subject: 'tenders', fields: ['isApproved', 'isInvoiced', 'date'] }],
  lowStock: [{ subject: 'stock-cards', fields: ['isLow', 'availableQuantity'] }],
  summary: [TENDER_HISTORY],
  tendersByMonth: [TENDER_HISTORY],
  winRate: [TENDER_HISTORY],
  waiting: [TENDER_ROWS],
  expiring: [TENDER_ROWS],
  movementsInOut: [MOVEMENTS],
  topCustomers: [
    { subject: 'tenders', fields: ['company', 'status', 'date', 'totalBase'] },
    { subject: 'customers', fields: ['name'] },
  ],
  lostReasons: [{ subject: 'tenders', fields: ['stage', 'lostReason', 'date', 'totalBase'] }],
  meets: [],
  recentMovements: [{ ...MOVEMENTS, fields: [...MOVEMENTS.fields, 'quantity', 'stockCard'] }],
}

// As on the page of meetings, which needs one of two rights.
const mayReadMeets = (ability: AppAbility): boolean =>
  mayRead(ability, 'meets') &&
  // A role narrowed to some fields of meetings must include all that the list shows.
  ['title', 'startsAt', 'status'].every((field) => mayReadFieldOf(ability, 'meets', field))

/** The widgets this caller may see. */
export const widgetsFor = (ability: AppAbility): WidgetId[] =>
  WIDGET_IDS.filter((id) =>
    id === 'meets'
      ? mayReadMeets(ability)
      : NEEDS[id].every(({ subject, fields }) => mayReadFields(ability, subject, ...fields)),
  )
