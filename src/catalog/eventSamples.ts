import type { EventData } from '@/domain/events/entries'
import type { PublicEvent } from './eventTypes'

const TENDER = {
  title: 'Çatı kaplama',
  createdBy: 1,
  owner: 1,
  number: 'TKF-2026-000042',
  askedBy: null,
}
const ANSWER = { ...TENDER, customer: 'Çınar İnşaat', sentBy: 1, chosen: ['Yalıtım'] }

/**
 * Sample data of every public event, with all possible keys: integrators select fields from them.
 */
const EVENT_SAMPLES: { readonly [Name in PublicEvent]: Required<EventData[Name]> } = {
  tenderSent: {
    ...TENDER,
    totalBase: '120000.00',
    fourEyes: false,
    gross: '100000.00',
    net: '95000.00',
    wasDraft: true,
  },
  approvalRequested: {
    ...TENDER,
    approver: 2,
    note: 'İndirim yüksek.',
    company: 'Çınar İnşaat',
    person: null,
    total: '120000.00',
    currency: 'TRY',
    discount: '5.00',
  },
  approvalDeclined: { ...TENDER, reason: 'İndirim çok yüksek.', onBehalfOf: 2 },
  tenderApproved: { ...TENDER, onBehalfOf: 2 },
  approvalWithdrawn: TENDER,
  tenderRejected: TENDER,
  tenderCancelled: TENDER,
  tenderInvoiced: TENDER,
  invoiceWithdrawn: TENDER,
  tenderExpiring: TENDER,
  tenderAssigned: TENDER,
  companyAssigned: { name: 'Çınar İnşaat', owner: 1 },
  companyMerged: { name: 'Çınar İnşaat Ltd. Şti.', into: 1 },
  companySplit: { name: 'Çınar İnşaat Ltd. Şti.', from: 1 },
  actionAssigned: { title: 'Teklifi sor', owner: 1 },
  tenderAccepted: ANSWER,
  tenderDeclined: ANSWER,
  tenderQuestioned: ANSWER,
  reservationMade: {},
  reservationReleased: {},
  reservationExpiring: {},
  reservationExpired: {},
  reservationOffered: {},
  stockRanLow: { name: 'Taş yünü', available: '4.000' },
}

/** @returns only the record's id for a change of a record */
export const sampleDataOf = (name: string): Record<string, unknown> =>
  Object.hasOwn(EVENT_SAMPLES, name) ? { ...EVENT_SAMPLES[name as PublicEvent] } : {}
