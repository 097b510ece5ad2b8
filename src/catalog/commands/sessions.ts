import { bodyOf } from './body'
import type { RootCommand } from './command'
import { recordField, uuidField } from './recordFields'

const user = recordField({ records: { of: 'users', where: {} } })
const codes = ['userAboveOwn', 'notFound'] as const

/**
 * Commands of open sessions. One's own need no right; for those of others the operation asks for the
 * right to change the status of users, and for a role that covers theirs.
 */
export const SESSION_COMMANDS = {
  end: { path: '/end', needs: [], body: bodyOf({ user, session: uuidField }), codes },
  /** All of a user, without the one that asks. */
  endAll: { path: '/end-all', needs: [], body: bodyOf({ user }), codes },
} as const satisfies Record<string, RootCommand>
