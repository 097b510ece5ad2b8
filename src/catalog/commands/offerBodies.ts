import { cleanText } from '@/domain/shared/cleanText'
import { MAX_ANSWER_NAME_LENGTH, MAX_ANSWER_TEXT_LENGTH } from '@/domain/tenders/sends'
import { LOCALES } from '@/i18n/locales'
import { bodyField, bodyOf } from './body'
import { optionField } from './fields'

const textField = (maxLength: number) =>
  bodyField<string>(
    { input: 'words', isRequired: true, maxLength, codes: ['required', 'tooLarge'] },
    (sent) => {
      const text = typeof sent === 'string' ? cleanText(sent) : ''
      if (text === '') return { code: 'required' }
      return text.length > maxLength ? { code: 'tooLarge' } : { value: text }
    },
  )

const isHash = (sent: unknown): sent is string =>
  typeof sent === 'string' && /^[\da-f]{64}$/.test(sent)

/** The paper somebody has before them. */
const paperField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidInput'] },
  (sent) => (isHash(sent) ? { value: sent } : { code: 'invalidInput' }),
)

/** A tick that was set by hand. */
const confirmedField = bodyField<true>(
  { input: 'yesNo', isRequired: true, codes: ['required'] },
  (sent) => (sent === true ? { value: true } : { code: 'required' }),
)

const ANYBODY = {
  name: textField(MAX_ANSWER_NAME_LENGTH),
  paper: paperField,
  language: optionField(LOCALES),
}

/** What a customer sends by the link of an offer, by the address it goes to. */
export const OFFER_BODIES = {
  accept: bodyOf({ ...ANYBODY, confirmed: confirmedField }),
  decline: bodyOf({ ...ANYBODY, text: textField(MAX_ANSWER_TEXT_LENGTH) }),
  ask: bodyOf({ ...ANYBODY, text: textField(MAX_ANSWER_TEXT_LENGTH) }),
} as const
export type OfferAnswer = keyof typeof OFFER_BODIES

/** Everything that is posted to the link of an offer. */
export const OFFER_POSTS: readonly string[] = ['open', ...Object.keys(OFFER_BODIES)]
