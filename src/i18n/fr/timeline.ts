import type { Texts } from '../texts'
import type { timeline as tr } from '../tr/timeline'

export const timeline: Texts<typeof tr> = {
  notes: {
    singular: 'Note',
    plural: 'Notes',
    new: 'Nouvelle note',
    notFound: 'Note introuvable.',
    fields: {
      subject: 'Type de fiche',
      document: 'Numéro de la fiche',
      kind: 'Type',
      body: 'Texte',
      callOutcome: 'Résultat de l’appel',
      minutes: 'Durée (min)',
      author: 'Auteur',
      company: 'Société',
      editedAt: 'Modifiée',
    },
    subjects: {
      companies: 'Client',
      employees: 'Employé',
      'company-projects': 'Projet',
      tenders: 'Devis',
    },
    kinds: {
      note: 'Note',
      call: 'Appel',
    },
    outcomes: {
      reached: 'Joint',
      noAnswer: 'Sans réponse',
      callBack: 'À rappeler',
    },
  },
}
