import { bodyOf } from './bodies/body'
import type { ListCommand } from './command'
import { yesNoField } from './bodies/choiceFields'
import { idsField, optionalIdsField } from './bodies/recordFields'

/** Commands on a user's own notifications; those of others are ignored. */
export const NOTIFICATION_COMMANDS = {
  mark: {
    path: '/mark',
    body: bodyOf({ read: yesNoField, ids: optionalIdsField }),
    codes: [],
  },
  remove: { path: '/remove', body: bodyOf({ ids: idsField }), codes: [] },
} as const satisfies Record<string, ListCommand>
