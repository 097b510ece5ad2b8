import type { Translator } from '@/i18n/messages'
import { inOurWords } from '../requests/inOurWords'

/** The same for a form of a page that has a dictionary. */
export const formWords = (t: Translator) =>
  inOurWords({ required: t('refusals.required'), email: t('refusals.invalidEmail') })
