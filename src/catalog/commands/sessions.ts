import type { RootCommand } from './command'
import { bodyField, bodyOf } from './bodies/body'
import { recordField } from './bodies/recordFields'

const user = recordField({ records: { of: 'users', where: {} } })
/** Format of `sessionName`. */
const SESSION_NAME = /^[\w-]{22}$/

const sessionField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) =>
    typeof sent === 'string' && SESSION_NAME.test(sent) ? { value: sent } : { code: 'invalidId' },
)
const codes = ['userAboveOwn', 'notFound'] as const

/**
 * Commands of open sessions. One's own need no right; those of others require the right to change
 * the status of users, and a role that covers theirs, which the operation checks.
 */
export const SESSION_COMMANDS = {
  end: { path: '/end', needs: [], body: bodyOf({ user, session: sessionField }), codes },
  /** All sessions of a user except the caller's. */
  endAll: { path: '/end-all', needs: [], body: bodyOf({ user }), codes },
} as const satisfies Record<string, RootCommand>
