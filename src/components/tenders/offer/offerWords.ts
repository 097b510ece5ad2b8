import type { Translator } from '@/i18n/messages'

/** Texts of the customer's offer page in its language, so that the page loads no dictionary. */
export const offerWords = (t: Translator, company: string, hasPlan: boolean) => ({
  answer: t('offer.answer'),
  accept: t('offer.accept'),
  decline: t('offer.decline'),
  ask: t('offer.ask'),
  name: t('offer.name'),
  confirm: t('offer.confirm'),
  signature: t('offer.signature'),
  signed: { drawn: t('offer.signed'), typed: t('offer.signedByName') },
  clearSignature: t('offer.clearSignature'),
  electronic: t('offer.electronic'),
  recorded: t('offer.recorded'),
  notice: t('offer.notice'),
  reason: t('offer.reason'),
  question: t('offer.question'),
  send: t('offer.send'),
  back: t('offer.back'),
  choices: t('offer.choices'),
  choicesText: t('offer.choicesText'),
  optional: t('offer.optional'),
  // The page fills in count and sum, which depend on the choice.
  alternatives: t('offer.alternatives', { n: '{n}' }),
  acceptTotal: t('offer.acceptTotal', { total: '{total}' }),
  chosenTotal: t('offer.chosenTotal'),
  notPossible: t('offer.notPossible'),
  choiceClosed: {
    alreadyDelivered: t('refusalsOfChoice.alreadyDelivered'),
    alreadyInvoiced: t('refusalsOfChoice.alreadyInvoiced'),
  } as Readonly<Partial<Record<string, string>>>,
  planFollows: hasPlan ? t('offer.planFollows') : null,
  totals: {
    subtotal: t('printing.subtotal'),
    discount: t('printing.discount'),
    tax: t('printing.taxTotal'),
  },
  missing: { required: t('refusals.required'), email: t('refusals.invalidEmail') },
  failed: t('offer.failed'),
  done: {
    accept: [t('offer.accepted'), t('offer.acceptedText', { company })],
    decline: [t('offer.declined'), t('offer.declinedText', { company })],
    ask: [t('offer.asked'), t('offer.askedText', { company })],
  },
})

export type OfferWords = ReturnType<typeof offerWords>
