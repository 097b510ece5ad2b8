import { REFUSALS, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { textAt } from '@/i18n/createTranslatorFrom'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { refusalValues } from '@/i18n/refusalValues'
import { messagesOf, translate } from '@/i18n/translate'

/** The "not found" sentences of collections that have their own. */
const MISSING: Readonly<Record<string, MessageKey>> = {
  users: 'users.notFound',
  'stock-cards': 'stockCards.notFound',
  'stock-groups': 'stockGroups.notFound',
}

/** Sentences that name a value, with their variants for readers who may not see it. */
const NAMED: Readonly<Partial<Record<RefusalCode, string>>> = {
  acceptedTotalDiffers: 'acceptedTotal',
  approvalLimitExceeded: 'total',
  discountLimitExceeded: 'discount',
  cardArchived: 'name',
  companyMerged: 'into',
  winnerMerged: 'name',
}

const keyOf = (code: RefusalCode, data: RefusalData): MessageKey => {
  const { collection, ofChoice, ofKey } = data
  if (ofChoice === true) return `refusalsOfChoice.${code}` as MessageKey
  if (ofKey === true) return `refusalsOfKey.${code}` as MessageKey
  if (code === 'invalidInput' && data.json === false) return 'refusalsOfJson.invalidInput'
  const named = NAMED[code]
  if (named !== undefined && data[named] === undefined)
    return `refusalsUntold.${code}` as MessageKey
  const missing = code === 'notFound' && typeof collection === 'string' && MISSING[collection]
  return missing || (`refusals.${code}` as MessageKey)
}

/**
 * The message of a refusal for a user.
 * @param code a code of REFUSALS
 * @param data values for the message
 * @param locale language of the reader
 * @returns the HTTP status and the message (`refusals.<code>` of the dictionary)
 */
export const describeRefusal = (
  code: RefusalCode,
  data: RefusalData,
  locale: Locale,
): { status: number; message: string } => {
  const key = keyOf(code, data)
  const text = textAt(messagesOf(locale), key) ?? ''
  return {
    status: REFUSALS[code],
    message: translate(locale, key, refusalValues(code, data, { locale, text })),
  }
}
