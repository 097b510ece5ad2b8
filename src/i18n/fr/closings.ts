import type { Texts } from '../texts'
import type { closings as tr } from '../tr/closings'

export const closings: Texts<typeof tr> = {
  stockClosings: {
    singular: 'Clôture de période',
    plural: 'Clôtures de période',
    new: 'Nouvelle clôture de période',
    notFound: 'Clôture de période introuvable.',
    title: 'Clôture de période',
    description:
      'Rien n’est enregistré dans une période close : ni entrée, ni sortie, ni inventaire, ni livraison, ni facture. Les corrections portent la date d’un jour ouvert.',
    closedUntil: 'Clos jusqu’au {day}',
    nothingClosed: 'Aucune période close',
    history: 'Historique',
    none: 'Aucune période n’a encore été close.',
    allOpen: 'Tout est ouvert',
    closeHint: 'Ce jour est clos lui aussi.',
    closesToday:
      'Aujourd’hui est clos aussi : jusqu’à demain, aucun mouvement de stock, aucune livraison ni facturation.',
    reopenHint: 'Tout ce qui suit ce jour est rouvert. Laissez vide pour tout rouvrir.',
    fields: {
      at: 'Date et heure',
      kind: 'Action',
      closedUntil: 'Dernier jour clos',
      reason: 'Motif',
      doneBy: 'Par',
    },
    kinds: { close: 'Close', reopen: 'Rouverte' },
    commands: { close: 'Clore la période', reopen: 'Rouvrir' },
    questions: { close: 'Clore jusqu’à quel jour ?', reopen: 'Rouvrir la période close ?' },
    days: { close: 'Dernier jour clos', reopen: 'Dernier jour qui reste clos' },
    done: { close: 'Période close', reopen: 'Période rouverte' },
  },
}
