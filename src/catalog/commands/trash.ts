import { KEPT_SLUGS } from '../trash'
import { bodyOf } from './bodies/body'
import type { RootCommand } from './command'
import { optionField } from './bodies/choiceFields'
import { recordNumberField } from './bodies/recordFields'

const body = bodyOf({ collection: optionField(KEPT_SLUGS), record: recordNumberField })

/**
 * What is done with a deleted record, named by its collection and number. The rights are those of
 * its collection, which the operations ask for: to delete its records, and to read them.
 */
export const TRASH_COMMANDS = {
  /** Brings it back as it was, under its number. */
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
  /** Deletes it for ever, with its files. */
  purge: {
    path: '/purge',
    needs: [],
    body,
    codes: ['notAllowed', 'roleAboveOwn', 'notInTrash'],
    isDestructive: true,
  },
} as const satisfies Record<string, RootCommand>
