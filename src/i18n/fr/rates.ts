import type { Texts } from '../texts'
import type { rates as tr } from '../tr/rates'

export const rates: Texts<typeof tr> = {
  currencyRates: {
    singular: 'Taux de change',
    plural: 'Taux de change',
    new: 'Nouveau taux',
    notFound: 'Taux de change introuvable.',
    fields: {
      day: 'Jour',
      currency: 'Devise',
      buying: 'Achat',
      selling: 'Vente',
      note: 'Note',
      source: 'Origine',
    },
    sources: { centralBank: 'Banque centrale', manual: 'Saisi à la main' },
    /** Shown next to the rate of a tender or a movement while it is edited. */
    proposal: {
      facts: '{source}, {day}',
      text: 'Taux proposé\u202f: {rate}',
      change: 'En livres turques {before} → {after}.',
      stay: 'Les prix ne changent pas.',
      take: 'Utiliser ce taux',
      kept: 'Ce taux\u202f: {facts}',
      none: 'Aucun taux de cette devise dans la liste\u202f; saisissez-le.',
      filled: 'Si le champ reste vide, ce taux est repris à l’enregistrement.',
    },
  },
}
