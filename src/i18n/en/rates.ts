import type { Texts } from '../texts'
import type { rates as tr } from '../tr/rates'

export const rates: Texts<typeof tr> = {
  currencyRates: {
    singular: 'Exchange rate',
    plural: 'Exchange rates',
    new: 'New rate',
    notFound: 'Exchange rate not found.',
    fields: {
      day: 'Day',
      currency: 'Currency',
      buying: 'Buying',
      selling: 'Selling',
      note: 'Note',
      source: 'Source',
    },
    sources: { centralBank: 'Central bank', manual: 'By hand' },
    /** Shown next to the rate of a tender or a movement while it is edited. */
    proposal: {
      facts: '{source}, {day}',
      text: 'Proposed rate: {rate}',
      change: 'In Turkish Lira {before} → {after}.',
      stay: 'Prices stay as they are.',
      take: 'Use this rate',
      kept: 'This rate: {facts}',
      none: 'No rate of this currency is listed; enter one.',
      filled: 'Left empty, this rate is taken when you save.',
    },
  },
}
