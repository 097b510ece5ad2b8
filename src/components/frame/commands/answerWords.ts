import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { normalizeInvoiceNumber, refuseInvoiceNumber } from '@/domain/tenders/invoicing'
import type { MessageKey, MessageValues } from '@/i18n/messages'
import { NATIVE_NAMES } from '@/i18n/nativeNames'
import type { AnswerField, Answers } from './commandBody'
import type { Subject } from './useSubject'

type AnswerWords = {
  label: MessageKey
  hint?: MessageKey
  /** Values of the hint, from the record of the dialog. */
  values?: (subject: Subject, format: Formatters) => MessageValues
  /** The stored form of a text, shown while it differs from the typed one. Null if equal. */
  stored?: (text: string) => string | null
  /** The value used if the field stays empty, from the record of the dialog. */
  placeholder?: (subject: Subject, format: Formatters) => string | undefined
  /** Initial value, from the same record. */
  proposal?: (subject: Subject) => string
  /** Label of an option; currency names by default. */
  option?: (option: string) => string
  /** Whether the field is shown; always if missing. */
  isAsked?: (answers: Answers, subject: Subject | null) => boolean
}

const isForeign = (currency: string | undefined): boolean => Boolean(currency) && currency !== 'TRY'

/** Its customer accepted another total, as far as the reader may see both. */
const differsFromAccepted = ({ total, acceptedTotal }: Subject): boolean =>
  total !== null && acceptedTotal !== null && Number(total) !== Number(acceptedTotal)

/** Label and help text of each body field. */
export const ANSWER_WORDS: Readonly<Record<AnswerField, AnswerWords>> = {
  lostReason: { label: 'tenders.fields.lostReason', hint: 'lostReasons.hint' },
  reason: { label: 'tenders.dialogs.reason' },
  note: { label: 'stockMovements.reverseNote' },
  approver: { label: 'approvals.approver' },
  owner: { label: 'owners.owner' },
  name: { label: 'tenderTemplates.fields.name', proposal: ({ title }) => title },
  title: { label: 'tenderTemplates.title', hint: 'tenderTemplates.titleHint' },
  invoiceNumber: {
    label: 'tenders.fields.invoiceNumber',
    hint: 'tenders.dialogs.invoiceNumberHint',
    stored: (text) => (refuseInvoiceNumber(text) ? null : normalizeInvoiceNumber(text)),
  },
  invoiceRate: {
    label: 'tenders.fields.invoiceRate',
    hint: 'tenders.rateHint',
    placeholder: ({ rate }, format) => format.price(rate),
    isAsked: (_, subject) => isForeign(subject?.currency),
  },
  acceptDifference: {
    label: 'tenders.dialogs.acceptDifference',
    hint: 'tenders.dialogs.acceptedTotalDiffers',
    values: ({ total, acceptedTotal, currency }, format) => ({
      total: format.money(total, currency),
      acceptedTotal: format.money(acceptedTotal, currency),
    }),
    isAsked: (_, subject) => subject !== null && differsFromAccepted(subject),
  },
  to: {
    label: 'tenders.dialogs.recipients',
    hint: 'tenders.dialogs.recipientsHint',
    proposal: ({ addresses, invited }) =>
      invited.length > 0 ? invited.join(', ') : (addresses[0] ?? ''),
  },
  language: {
    label: 'tenders.dialogs.language',
    proposal: ({ language }) => language,
    option: (locale) => NATIVE_NAMES[locale as Locale],
  },
  message: { label: 'tenders.dialogs.message', hint: 'tenders.dialogs.messageHint' },
  quantities: { label: 'deliveries.quantities' },
  customer: { label: 'registering.who' },
  remark: { label: 'deliveries.remark' },
  quantity: {
    label: 'stockMovements.fields.quantity',
    hint: 'stockReservations.fulfillQuantityHint',
    placeholder: ({ quantity }, format) =>
      quantity === null ? undefined : format.quantity(quantity),
  },
  reservedUntil: { label: 'stockReservations.fields.reservedUntil' },
  tender: { label: 'stockReservations.moveTo' },
  price: { label: 'stockMovements.fields.price' },
  currencyType: { label: 'stockMovements.fields.currencyType' },
  currencyRate: {
    label: 'stockMovements.fields.currencyRate',
    hint: 'tenders.rateHint',
    isAsked: ({ currencyType }) => isForeign(currencyType),
  },
}

/** Initial values of a dialog's fields, once its record is loaded. */
export const proposalsFor = (subject: Subject | null, language: Locale): Answers =>
  subject === null
    ? {}
    : Object.fromEntries(
        Object.entries(ANSWER_WORDS).flatMap(([field, { proposal }]) =>
          proposal ? [[field, proposal(subject) || (field === 'language' ? language : '')]] : [],
        ),
      )
