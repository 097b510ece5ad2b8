import { cleanText } from '@/domain/shared/text/cleanText'
import { AMOUNT } from '@/domain/shared/decimal'
import { recordIdOf } from '@/domain/shared/recordId'
import { MAX_ANSWER_NAME_LENGTH, MAX_ANSWER_TEXT_LENGTH } from '@/domain/tenders/sending/sends'
import { readSignature, type Signature } from '@/domain/tenders/sending/signature'
import { LOCALES } from '@/i18n/locales'
import { bodyField, bodyOf, tooLong } from './body'
import { optionalDecimalField } from './amountFields'
import { optionField } from './choiceFields'
import { hashField } from './wordFields'

const textField = (maxLength: number) =>
  bodyField<string>(
    { input: 'words', isRequired: true, maxLength, codes: ['required', 'textTooLong'] },
    (sent) => {
      const text = typeof sent === 'string' ? cleanText(sent) : ''
      if (text === '') return { code: 'required' }
      return text.length > maxLength ? tooLong(maxLength) : { value: text }
    },
  )

/** A checkbox that must be ticked. */
const confirmedField = bodyField<true>(
  { input: 'yesNo', isRequired: true, codes: ['required'] },
  (sent) => (sent === true ? { value: true } : { code: 'required' }),
)

/** As many as a tender has lines. */
const MAX_CHOSEN = 500

/** Selected choosable lines; that they belong to the offer is checked when the answer is stored. */
const chosenField = bodyField<number[]>(
  { input: 'ids', isRequired: false, codes: ['notAList', 'invalidId', 'tooLarge'] },
  (sent) => {
    if (sent === null) return { value: [] }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    if (sent.length > MAX_CHOSEN) return { code: 'tooLarge' }
    const ids = sent.map(recordIdOf)
    return ids.includes(null) ? { code: 'invalidId' } : { value: [...new Set(ids as number[])] }
  },
)

/** The total shown to the customer; compared with the server's. */
const totalField = optionalDecimalField({ digits: AMOUNT })

/** Drawn signature in addition to the typed name, which is sufficient. */
const signatureField = bodyField<Signature | null>(
  { input: 'drawing', isRequired: false, codes: ['invalidInput'] },
  (sent) => {
    if (sent === null) return { value: null }
    const signature = readSignature(sent)
    return signature ? { value: signature } : { code: 'invalidInput' }
  },
)

const ANYBODY = {
  name: textField(MAX_ANSWER_NAME_LENGTH),
  paper: hashField,
  language: optionField(LOCALES),
}

/** Request bodies of a customer's offer link, by path. */
export const OFFER_BODIES = {
  accept: bodyOf({
    ...ANYBODY,
    confirmed: confirmedField,
    chosen: chosenField,
    total: totalField,
    signature: signatureField,
  }),
  decline: bodyOf({ ...ANYBODY, text: textField(MAX_ANSWER_TEXT_LENGTH) }),
  ask: bodyOf({ ...ANYBODY, text: textField(MAX_ANSWER_TEXT_LENGTH) }),
} as const
export type OfferAnswer = keyof typeof OFFER_BODIES

/** POST requests of an offer link without a body. */
const BARE_OFFER_POSTS = ['open', 'stop-reminders'] as const

/** All POST requests of an offer link. */
export const OFFER_POSTS: readonly string[] = [...BARE_OFFER_POSTS, ...Object.keys(OFFER_BODIES)]
