import type { Texts } from '../texts'
import type { meets as tr } from '../tr/meets'

export const meets: Texts<typeof tr> = {
  meets: {
    singular: 'Rendez-vous',
    plural: 'Rendez-vous',
    notFound: 'Rendez-vous introuvable.',
    new: 'Nouveau rendez-vous',
    newWith: 'Nouveau rendez-vous avec {name}',
    columns: {
      companyPhone: 'Téléphone du dirigeant',
    },
    fields: {
      company: 'Société',
      title: 'Objet',
      meetType: 'Type de rendez-vous',
      contactPerson: 'Interlocuteur',
      companyEmployee: 'Employé de la société',
      startsAt: 'Début',
      endsAt: 'Fin',
      allDay: 'Journée entière',
      duration: 'Durée (min)',
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
    filters: { today: 'Aujourd’hui', thisWeek: 'Cette semaine' },
    statuses: {
      planned: 'Planifié',
      held: 'Tenu',
      cancelled: 'Annulée',
    },
    general: 'Rendez-vous général',
  },
}
