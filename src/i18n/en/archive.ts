import type { Texts } from '../texts'
import type { archive as tr } from '../tr/archive'

export const archive: Texts<typeof tr> = {
  stockArchive: {
    chip: 'Archived',
    commands: { archive: 'Archive', unarchive: 'Unarchive' },
    questions: { archive: 'Archive the card?', unarchive: 'Take the card out of the archive?' },
    hints: {
      archive:
        'The card leaves lists and choices; it is not sold, reserved or moved any more. Its history stays, and it can be taken back.',
      unarchive: 'The card can be used again.',
    },
    done: { archive: 'Card archived', unarchive: 'Card unarchived' },
  },
}
