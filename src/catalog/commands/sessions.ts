import type { RootCommand } from './command'
import { bodyField, bodyOf } from './bodies/body'
import { recordField } from './bodies/recordFields'

const user = recordField({ records: { of: 'users', where: {} } })
/** As `sessionName` writes it. */
const SESSION_NAME = /^[\w-]{22}$/

const sessionField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) =>
    typeof sent === 'string' && SESSION_NAME.test(sent) ? { value: sent } : { code: 'invalidId' },
)
const codes = ['userAboveOwn', 'notFound'] as const

/**
 * Commands of open sessions. One's own need no right; for those of others the operation asks for the
 * right to change the status of users, and for a role that covers theirs.
 */
export const SESSION_COMMANDS = {
  end: { path: '/end', needs: [], body: bodyOf({ user, session: sessionField }), codes },
  /** All of a user, without the one that asks. */
  endAll: { path: '/end-all', needs: [], body: bodyOf({ user }), codes },
} as const satisfies Record<string, RootCommand>
