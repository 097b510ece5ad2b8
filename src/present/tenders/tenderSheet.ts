import type { Currency } from '@/domain/shared/currency'
import type { Day } from '@/domain/shared/day'
import type { PromisedCard } from '@/domain/stock/delivery'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { AnswerKind, Delivery as MailState } from '@/domain/tenders/sending/sends'
import type { ReminderState } from '@/domain/tenders/sending/reminders'
import type { TenderStatus } from '@/domain/tenders/status'
import type { Amount } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { ShownHtml } from '@/lib/cleanHtml'

import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { TimelineSheet } from '../timeline/timelineItem'

export const TENDER_TABS = ['items', 'timeline', 'sends', 'deliveries', 'files'] as const
export type TenderTab = (typeof TENDER_TABS)[number]

/** Name of the card or group of a line; empty for readers who may not see it. */
export type LineName = {
  name?: string
  code?: string
  unit?: string
  /** Page of the card, if the reader may open it. */
  href?: string
}

/** The stored totals of a tender. */
export type StoredTotals = Readonly<
  Record<'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'totalBase', Amount>
>

/** Data of the line table, as far as the reader may see it. */
export type TenderLinesSheet = {
  /** The lines as stored, in document order. */
  items: readonly Readonly<Record<string, unknown>>[]
  /** By index of the line. */
  names: readonly LineName[]
  currency: Currency
  currencyRate: Amount
  discountType: unknown
  discountValue: unknown
  /** Null for readers who may not see all of them. */
  totals: StoredTotals | null
  seesCosts: boolean
  /** Quantity still to be delivered of each card; null where it is not known. */
  open: readonly (readonly [card: string, open: string])[] | null
}

/** One delivery of a tender: the movements issued for it in one step. */
export type TenderDelivery = {
  /** 1 for the first of its tender. */
  number: number
  day: Day
  /** Who posted it; absent where the reader may not see that of movements. */
  by?: string | null
  lineCount: number
  /** It was reversed completely. */
  isTakenBack: boolean
}

/** A sent quotation, limited to what the reader may see. */
export type TenderSend = {
  id: number
  createdAt: string
  language: Locale
  subject?: string
  recipients?: string | null
  delivery: MailState
  deliveryReason?: string | null
  expiresAt?: string | null
  revokedAt?: string | null
  openedAt?: string | null
  reminder?: ReminderState | null
  remindedAt?: string | null
  filename?: string | null
}

/** A customer's response. */
export type TenderAnswer = {
  id: number
  send: number
  kind: AnswerKind
  name: string
  text?: string | null
  createdAt: string
  address?: string | null
  /** Set for an acceptance. */
  chosen?: ChosenLine[] | null
  total?: number | null
  currency?: string | null
  /** Drawn next to the typed name. */
  signature?: unknown
}

/** State of a tender, limited to what the reader may see. */
export type TenderState = {
  status: TenderStatus
  validUntil: Day | null
  today: Day
  isAccepted: boolean
  awaits: { name: string | undefined } | null
}

/** Data of a tender's page; values the reader may not see are absent. */
export type TenderSheet = {
  id: number
  /** The title; a dash for readers who may not see it. */
  name: string
  /** Its name in confirmation dialogs: number, else title. */
  calledBy: string
  number: string | null
  state: TenderState | null
  /** The facts above the tabs, in one line. */
  facts: readonly RecordFact[]
  tabs: { name: TenderTab; count?: number; href: string }[]
  tab: TenderTab
  /** The reader may see the lines. */
  seesLines: boolean
  lines: TenderLinesSheet | null
  /** Further facts and texts, below the lines. */
  details: readonly RecordFact[]
  instalments: readonly { day: string; amount: string }[]
  notes: readonly { name: 'notes' | 'internalNote'; html: ShownHtml }[]
  /** Events of the tender, while their tab is open. */
  timeline: TimelineSheet | null
  sends: {
    sends: readonly TenderSend[]
    answers: readonly TenderAnswer[]
    mayRevoke: boolean
  } | null
  deliveries: { cards: readonly PromisedCard[]; deliveries: readonly TenderDelivery[] } | null
  files: { mayEdit: boolean } | null
  heldUp: { mayReadMovements: boolean } | null
  offers: readonly ShownOffer[]
  /** Commands that the state of the tender excludes, with the reason. */
  excluded: readonly ShownOffer[]
  editHref?: string
  mayPlan: boolean
  /** The reader may see its events. */
  hasActivity: boolean
  showHref: string
}
