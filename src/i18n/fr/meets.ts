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
      companyOwner: 'Responsable du client',
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
      cancelled: 'Annulé',
    },
    invitations: {
      invite: 'Envoyer les invitations',
      update: 'Envoyer la mise à jour',
      inviteTitle: 'Envoyer les invitations à «\u202f{name}\u202f»\u202f?',
      inviteText:
        'Chaque personne de la liste reçoit son propre e-mail avec l’objet, l’heure et vous comme organisateur. Les notes, les téléphones et les autres invités n’y figurent pas. Toute personne retirée de la liste reçoit une annulation.',
      updateTitle: 'Envoyer une mise à jour de «\u202f{name}\u202f»\u202f?',
      updateText:
        'Chaque personne invitée reçoit l’objet et l’heure actuels du rendez-vous, ou son annulation.',
      sent: 'Les invitations sont en cours d’envoi.',
      invitees: 'Invités',
      add: 'Ajouter un employé ou un utilisateur',
      nobody: 'Personne avec un e-mail n’a été trouvé.',
      language: 'Langue du message',
      invited: 'Personnes invitées',
      noAddress: 'Aucun e-mail enregistré\u202f: {names}. Vous pouvez saisir l’adresse.',
      outdated: 'Les invités connaissent l’ancienne heure ou l’ancien objet.',
      cancelUnknown: 'Les invités ne savent pas que le rendez-vous est annulé.',
      deleteNote: 'Les personnes invitées reçoivent une annulation par e-mail.',
      states: {
        waiting: 'En file',
        failed: 'Non remis',
        outdated: 'Connaît l’ancienne version',
        calledOff: 'Informé de l’annulation',
        current: 'Envoyé',
      },
    },
    general: 'Rendez-vous général',
  },
}
