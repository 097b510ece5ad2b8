import type { PublicEvent } from '@/catalog/eventTypes'
import type { EventData } from '@/domain/events/entries'
import type { AppAbility } from '../buildAbility'
import type { Subject } from '../roles/permissions'
import { mayReadFields } from './mayReadFields'

/** A subject with fields that are all required. */
type Source = readonly [Subject, ...string[]]

/** The fields that open an event and its values. */
type Rule<Name extends PublicEvent> = {
  /** Fields that must be readable to see that the event happened. */
  shows: Source
  /**
   * The fields each value comes from, all required; null for a value that is no part of a record.
   */
  data: { readonly [Key in keyof Required<EventData[Name]>]: readonly Source[] | null }
}

const tender = (...fields: string[]): readonly Source[] => [['tenders', ...fields]]

const TENDER = {
  title: tender('title'),
  createdBy: tender('createdBy'),
  owner: tender('owner'),
  number: tender('number'),
  askedBy: tender('approvalAskedBy'),
}

const ANSWER = {
  ...TENDER,
  customer: tender('acceptedName'),
  sentBy: null,
  chosen: tender('items'),
}

/** One rule for each public event; the type of its data makes the list complete. */
const RULES: { readonly [Name in PublicEvent]: Rule<Name> } = {
  tenderSent: {
    shows: ['tenders', 'status'],
    data: {
      ...TENDER,
      totalBase: tender('totalBase'),
      fourEyes: null,
      gross: tender('items', 'subtotal', 'discountTotal'),
      net: tender('items', 'subtotal', 'discountTotal'),
      wasDraft: tender('status'),
    },
  },
  approvalRequested: {
    shows: ['tenders', 'approvalAskedAt'],
    data: {
      ...TENDER,
      approver: tender('approver'),
      note: tender('approvalNote'),
      company: [
        ['tenders', 'company'],
        ['customers', 'name'],
      ],
      person: tender('unconnectedName'),
      total: tender('total', 'currency'),
      currency: tender('currency'),
      discount: tender('items', 'subtotal', 'discountTotal'),
    },
  },
  approvalDeclined: {
    shows: ['tenders', 'approvalRefusal'],
    data: {
      ...TENDER,
      reason: tender('approvalRefusal'),
      onBehalfOf: tender('approvedFor'),
    },
  },
  tenderApproved: {
    shows: ['tenders', 'isApproved'],
    data: { ...TENDER, onBehalfOf: tender('approvedFor') },
  },
  approvalWithdrawn: { shows: ['tenders', 'isApproved'], data: TENDER },
  tenderRejected: { shows: ['tenders', 'status'], data: TENDER },
  tenderCancelled: { shows: ['tenders', 'status'], data: TENDER },
  tenderInvoiced: { shows: ['tenders', 'isInvoiced'], data: TENDER },
  invoiceWithdrawn: { shows: ['tenders', 'isInvoiced'], data: TENDER },
  tenderExpiring: { shows: ['tenders', 'validUntil'], data: TENDER },
  tenderAssigned: { shows: ['tenders', 'owner'], data: TENDER },
  tenderAccepted: { shows: ['tenders', 'acceptedAt'], data: ANSWER },
  // Answers require every field of the tender (`sendAccess`).
  tenderDeclined: { shows: ['tenders', '*'], data: ANSWER },
  tenderQuestioned: { shows: ['tenders', '*'], data: ANSWER },
  companyAssigned: {
    shows: ['customers', 'owner'],
    data: { name: [['customers', 'name']], owner: [['customers', 'owner']] },
  },
  companyMerged: {
    shows: ['customers', 'mergedInto'],
    data: { name: [['customers', 'name']], into: [['customers', 'mergedInto']] },
  },
  companySplit: {
    shows: ['customers', 'mergedInto'],
    data: { name: [['customers', 'name']], from: [['customers', 'mergedInto']] },
  },
  actionAssigned: {
    shows: ['actions', 'owner'],
    data: { title: [['actions', 'title']], owner: [['actions', 'owner']] },
  },
  reservationMade: { shows: ['stock-reservations', 'status'], data: {} },
  reservationReleased: { shows: ['stock-reservations', 'status'], data: {} },
  reservationExpiring: { shows: ['stock-reservations', 'reservedUntil'], data: {} },
  reservationExpired: { shows: ['stock-reservations', 'status'], data: {} },
  reservationOffered: { shows: ['stock-reservations', 'status'], data: {} },
  stockRanLow: {
    shows: ['stock-cards', 'availableQuantity'],
    data: {
      name: [['stock-cards', 'name']],
      available: [['stock-cards', 'availableQuantity']],
    },
  },
}

const isPublic = (name: string): name is PublicEvent => Object.hasOwn(RULES, name)

/**
 * The values of an event that its reader may see in the record; others are left out.
 * @param event as stored
 * @returns null if they may not even see that it happened
 */
export const readableEventData = (
  ability: AppAbility,
  event: { name: string; data: Readonly<Record<string, unknown>> },
): Record<string, unknown> | null => {
  if (!isPublic(event.name)) return null
  const { shows, data } = RULES[event.name]
  const mayRead = (source: Source) => mayReadFields(ability, ...source)
  if (!mayRead(shows)) return null
  const sources: Readonly<Record<string, readonly Source[] | null>> = data
  return Object.fromEntries(
    Object.entries(event.data).filter(([key]) => sources[key]?.every(mayRead)),
  )
}
