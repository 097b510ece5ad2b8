import type { Offer } from '@/catalog/commands/offers'
import type { MessageKey, MessageValues, Translator } from '@/i18n/messages'

/** A command as a screen shows it: ready, or switched off with the reason as a sentence. */
export type ShownOffer = { name: string; reason?: string }

/** What can be done with one record: its commands, and whether deleting it is none of them. */
export type RecordOffers = { commands: readonly ShownOffer[]; isKept: boolean }

/** Offers in the reader's words, fit for the browser. */
export const shownOffers = (offers: readonly Offer[], t: Translator): ShownOffer[] =>
  offers.map(({ name, blocker }) => ({
    name,
    ...(blocker && {
      reason: t(`refusals.${blocker.code}` as MessageKey, blocker.data as MessageValues),
    }),
  }))
