import { RATE } from '@/domain/shared/decimal'
import { refuseRate } from '@/domain/shared/money'
import { LOCALES } from '@/i18n/locales'
import { bodyOf } from './body'
import {
  addressesField,
  customerField,
  invoiceNumberField,
  messageField,
  noteField,
  optionalDecimalField,
  optionalOptionField,
  quantitiesField,
  reasonField,
} from './fields'

/** What the commands of tenders ask. */
export const SENDING = bodyOf({
  to: addressesField,
  language: optionalOptionField(LOCALES),
  message: messageField,
})
export const REASON = bodyOf({ reason: reasonField })
export const DELIVERY = bodyOf({
  quantities: quantitiesField(['notWhole', 'moreThanOrdered', 'notAnOption']),
  remark: noteField,
})
export const REGISTERING = bodyOf({ customer: customerField })
export const INVOICE_BODY = bodyOf({
  invoiceNumber: invoiceNumberField,
  invoiceRate: optionalDecimalField({
    digits: RATE,
    refuse: refuseRate,
    codes: ['rateNotPositive', 'rateNotAllowed'],
  }),
})
