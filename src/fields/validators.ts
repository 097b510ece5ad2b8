import type {
  DateFieldValidation,
  SelectFieldManyValidation,
  TextFieldSingleValidation,
} from 'payload'
import { date, text } from 'payload/shared'
import { refuseTaxNumber } from '@/domain/customers/taxNumber'
import { refuseUrl } from '@/domain/customers/url'
import { refuseWorkingDays } from '@/domain/customers/workingDays'
import { refusePhone } from '@/domain/shared/phone'
import { refuseMersis } from '@/domain/settings/companyAccounts'
import { isIban } from '@/domain/shared/iban'
import type { RefusalCode } from '@/domain/shared/refusal'
import { translate } from '@/i18n/translate'
import { localeOfRequest } from '@/i18n/requestLocale'

type Answer = true | string
type Reader = { req: { i18n?: { language?: string } } }

/** The refusal in the reader's language, or true if the value is valid. */
const answer = (code: RefusalCode | null, { req }: Reader): Answer => {
  if (!code) return true
  return translate(localeOfRequest(req), `refusals.${code}`)
}

/** VKN, TCKN, or one of the two placeholders; empty is allowed. */
export const validTaxNumber: TextFieldSingleValidation = (value, options) =>
  answer(value ? refuseTaxNumber(value) : null, options as Reader)

/** An http or https address; empty is allowed. */
export const validUrl: TextFieldSingleValidation = (value, options) =>
  answer(value ? refuseUrl(value) : null, options as Reader)

/** An IBAN of any country; empty is allowed. */
export const validIban: TextFieldSingleValidation = (value, options) =>
  answer(value && !isIban(value) ? 'invalidIban' : null, options as Reader)

/** A MERSİS number in its stored form; empty is allowed. */
export const validMersis: TextFieldSingleValidation = (value, options) =>
  answer(value ? refuseMersis(value) : null, options as Reader)

/** A phone number in any common notation; empty is allowed. */
export const validPhone: TextFieldSingleValidation = (value, options) => {
  const code = refusePhone(value)
  return code ? answer(code, options as Reader) : text(value, options as never)
}

/** A day or a moment; input that a form could not parse comes as an object, which is neither. */
export const validMoment: DateFieldValidation = (value, options) =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? answer('invalidDate', options as Reader)
    : date(value, options)

/** Days of the week, without duplicates. */
export const validWorkingDays: SelectFieldManyValidation = (value, options) =>
  answer(refuseWorkingDays(value), options as Reader)

/** A value stored before the rule existed does not block other changes. */
export const unlessKept =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) =>
    value === options.previousValue || validate(value, options)
