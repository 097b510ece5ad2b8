import type { Formatters } from '@/i18n/format'
import type { MessageKey } from '@/i18n/messages'
import type { AnswerField, Answers } from './commandBody'
import type { Subject } from './useSubject'

type AnswerWords = {
  label: MessageKey
  hint?: MessageKey
  /** What counts when the field stays empty, from the record the question is about. */
  placeholder?: (subject: Subject, format: Formatters) => string | undefined
  /** Left out where it is of no account. */
  isAsked?: (answers: Answers, subject: Subject | null) => boolean
}

const isForeign = (currency: string | undefined): boolean => Boolean(currency) && currency !== 'TRY'

/** How each field that a command asks for is called and explained. */
export const ANSWER_WORDS: Readonly<Record<AnswerField, AnswerWords>> = {
  reason: { label: 'tenders.dialogs.reason' },
  note: { label: 'stockMovements.reverseNote' },
  invoiceNumber: {
    label: 'tenders.fields.invoiceNumber',
    hint: 'tenders.dialogs.invoiceNumberHint',
  },
  invoiceRate: {
    label: 'tenders.fields.invoiceRate',
    hint: 'tenders.rateHint',
    placeholder: ({ rate }, format) => format.price(rate),
    isAsked: (_, subject) => isForeign(subject?.currency),
  },
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
