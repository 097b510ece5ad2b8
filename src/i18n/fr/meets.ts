import type { Texts } from '../texts'
import type { meets as tr } from '../tr/meets'

export const meets: Texts<typeof tr> = {
  meets: {
    singular: 'Réunion',
    plural: 'Réunions',
    notFound: 'Réunion introuvable.',
    new: 'Nouvelle réunion',
    fields: {
      company: 'Société',
      title: 'Objet',
      meetType: 'Type de réunion',
      contactPerson: 'Interlocuteur',
      companyEmployee: 'Employé de la société',
      startsAt: 'Début',
      endsAt: 'Fin',
      status: 'Statut',
      notes: 'Notes',
    },
    types: {
      visit: 'Visite',
      phone: 'Téléphone',
      online: 'En ligne',
      email: 'E-mail',
      other: 'Autre',
    },
    filters: { today: "Aujourd'hui", thisWeek: 'Cette semaine' },
    statuses: {
      planned: 'Planifiée',
      held: 'Tenue',
      cancelled: 'Annulée',
    },
    general: 'Réunion générale',
    followUp: 'Ajouter un suivi',
    upcoming: 'Réunions à venir',
  },
}
