import { KEPT_SLUGS } from '../trash'
import { bodyOf } from './bodies/body'
import type { RootCommand } from './command'
import { optionField } from './bodies/choiceFields'
import { recordNumberField } from './bodies/recordFields'

const body = bodyOf({ collection: optionField(KEPT_SLUGS), record: recordNumberField })

/**
 * Commands on a deleted record, identified by collection and id. The operations check the rights of
 * its collection to delete and read its records.
 */
export const TRASH_COMMANDS = {
  /** Restores it unchanged, with its id. */
  restore: {
    path: '/restore',
    needs: [],
    body,
    codes: [
      'notAllowed',
      'roleAboveOwn',
      'notInTrash',
      'parentGone',
      'notUnique',
      'tenderLocked',
      'tenderAccepted',
      'cardArchived',
    ],
  },
  /** Deletes it permanently, with its files. */
  purge: {
    path: '/purge',
    needs: [],
    body,
    codes: ['notAllowed', 'roleAboveOwn', 'notInTrash', 'confirmItsYou'],
    isDestructive: true,
  },
} as const satisfies Record<string, RootCommand>
