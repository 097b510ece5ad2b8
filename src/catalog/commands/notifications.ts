import { bodyOf } from './bodies/body'
import type { ListCommand } from './command'
import { yesNoField } from './bodies/choiceFields'
import { idsField, optionalIdsField } from './bodies/recordFields'

/** What a person does with their own notifications; of those of others nothing changes. */
export const NOTIFICATION_COMMANDS = {
  mark: {
    path: '/mark',
    body: bodyOf({ read: yesNoField, ids: optionalIdsField }),
    codes: [],
  },
  remove: { path: '/remove', body: bodyOf({ ids: idsField }), codes: [] },
} as const satisfies Record<string, ListCommand>
