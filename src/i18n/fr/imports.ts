import type { Texts } from '../texts'
import type { imports as tr } from '../tr/imports'

export const imports: Texts<typeof tr> = {
  imports: {
    singular: 'Importation',
    plural: 'Importations',
    new: 'Nouvelle importation',
    fields: {
      target: 'Enregistrements',
      fileName: 'Fichier',
      kind: 'Type de fichier',
      status: 'État',
      total: 'Lignes',
      ready: 'Prêtes',
      errors: 'En erreur',
      done: 'Importées',
      undone: 'Annulées',
      createdBy: 'Importé par',
      finishedAt: 'Fin',
      whole: 'Tout ou rien',
      mode: 'Action',
      key: 'Champ clé',
      reason: 'Motif',
      headers: 'En-têtes',
      mapping: 'Association',
      locale: 'Langue',
      round: 'Tour',
      styles: 'Formats des nombres',
    },
    statuses: {
      mapping: 'Association des colonnes',
      checking: 'En vérification',
      checked: 'Vérifiée',
      importing: 'En cours',
      done: 'Terminée',
      undoing: 'En cours d’annulation',
      undone: 'Annulée',
      stopped: 'Arrêtée',
    },
    modes: {
      create: 'Ajouter',
      update: 'Modifier',
      upsert: 'Ajouter et modifier',
    },
  },
}
