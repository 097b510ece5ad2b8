import type { Texts } from '../texts'
import type { audit as tr } from '../tr/audit'

export const audit: Texts<typeof tr> = {
  audit: {
    singular: 'Événement d’audit',
    plural: 'Journal d’audit',
    fields: {
      at: 'Date et heure',
      user: 'Utilisateur',
      userName: 'Nom',
      action: 'Action',
      command: 'Commande',
      subject: 'Objet',
      document: 'N° d’enregistrement',
      part: 'Partie',
      partId: 'N° de partie',
      address: 'Adresse',
      requestId: 'N° de requête',
      changes: 'Modifications',
      details: 'Détails',
    },
  },
}
