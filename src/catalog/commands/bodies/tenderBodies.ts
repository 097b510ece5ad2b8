import { RATE } from '@/domain/shared/decimal'
import { refuseRate } from '@/domain/shared/money'
import { MAX_TEMPLATE_NAME_LENGTH } from '@/domain/tenders/templates'
import { LOCALES } from '@/i18n/locales'
import { bodyOf } from './body'
import { optionalDecimalField, quantitiesField } from './amountFields'
import { optionalOptionField, optionalYesField } from './choiceFields'
import {
  addressesField,
  customerField,
  invoiceNumberField,
  messageField,
  noteField,
  reasonField,
  reasonUnless,
  requestNoteField,
} from './wordFields'
import { optionalRecordField } from './recordFields'
import { approverField, nameField, optionalNameField } from './nameFields'

/** Bodies of tender commands. */
export const SENDING = bodyOf({
  to: addressesField,
  language: optionalOptionField(LOCALES),
  message: messageField,
})
export const REASON = bodyOf({ reason: reasonField })
/** Why a tender ends without a deal: a configured reason, a text, or both. */
export const LOSS = bodyOf({
  lostReason: optionalRecordField({
    records: { of: 'lost-reasons', where: {} },
    codes: ['notAnOption'],
  }),
  reason: reasonUnless('lostReason'),
})
export const REQUEST = bodyOf({ approver: approverField, note: requestNoteField })
export const TEMPLATE_NAME = bodyOf({ name: nameField(MAX_TEMPLATE_NAME_LENGTH) })
export const TITLE = bodyOf({ title: optionalNameField(MAX_TEMPLATE_NAME_LENGTH) })
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
  acceptDifference: optionalYesField({ instead: 'applyChoice', codes: ['acceptedTotalDiffers'] }),
})
