import type { Texts } from '../texts'
import type { archive as tr } from '../tr/archive'

export const archive: Texts<typeof tr> = {
  stockArchive: {
    chip: 'Archivé',
    commands: { archive: 'Archiver', unarchive: 'Désarchiver' },
    questions: { archive: 'Archiver l’article ?', unarchive: 'Sortir l’article des archives ?' },
    hints: {
      archive:
        'L’article disparaît des listes et des choix ; il n’est plus vendu, réservé ni déplacé. Son historique reste, et il peut être repris.',
      unarchive: 'L’article peut de nouveau être utilisé.',
    },
    done: { archive: 'Article archivé', unarchive: 'Article désarchivé' },
  },
}
