import { CARD_STARTS, type CardCommand } from '@/domain/stock/archive'
import { NO_BODY } from './bodies/body'
import type { Command, NeededRight } from './command'

const ARCHIVE: NeededRight = ['write', 'stock-cards', 'isArchived']

const words = <Name extends CardCommand>(name: Name) =>
  ({
    label: `stockArchive.commands.${name}`,
    title: `stockArchive.questions.${name}`,
    text: `stockArchive.hints.${name}`,
    notice: `stockArchive.done.${name}`,
  }) as const

const answer = { status: 200, of: 'stock-cards' } as const

/** Commands of a stock card: archive and restore. */
export const CARD_COMMANDS = {
  archive: {
    path: '/archive',
    words: { ...words('archive'), icon: 'archive' },
    needs: [ARCHIVE],
    from: CARD_STARTS.archive,
    body: NO_BODY,
    answer,
    codes: ['alreadyInThatState', 'cardNotEmpty'],
    inBulk: true,
  },
  unarchive: {
    path: '/unarchive',
    words: { ...words('unarchive'), icon: 'back' },
    needs: [ARCHIVE],
    from: CARD_STARTS.unarchive,
    nextIn: CARD_STARTS.unarchive,
    body: NO_BODY,
    answer,
    codes: ['alreadyInThatState'],
    inBulk: true,
  },
} as const satisfies Record<CardCommand, Command>
