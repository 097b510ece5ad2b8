import type { Texts } from '../texts'
import type { projects as tr } from '../tr/projects'

export const projects: Texts<typeof tr> = {
  companyProjects: {
    singular: 'Projet',
    plural: 'Projets',
    notFound: 'Projet introuvable.',
    new: 'Nouveau projet',
    columns: { companyOwner: 'Responsable du client' },
    fields: {
      name: 'Nom du projet',
      company: 'Société',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      defaultLink: 'Lien par défaut',
    },
    state: {
      upcoming: 'À venir',
      finished: 'Terminé',
    },
    none: {
      tenders: 'Aucun devis pour ce projet pour l’instant.',
      movements: 'Rien n’a encore été sorti pour ce projet.',
      reservations: 'Rien n’est réservé pour ce projet.',
    },
    issued: 'Valeur du stock sorti',
    whichMovements: 'Voir les mouvements',
  },
}
