import { PLAIN_ACTIONS } from '@/domain/audit/auditedActions'
import { COMMANDS } from './entries'
import { KEY_COMMANDS, OWN_KEY_COMMANDS } from './keys'
import { WEBHOOK_COMMANDS } from './webhooks'

/**
 * Commands that do not change their record. The trail contains the rows they create, so none of its
 * rows has one of these as its action.
 */
const LEAVES_ITS_RECORD: readonly string[] = [
  'assemble',
  'deliver',
  'disassemble',
  'duplicate',
  'inviteToMeet',
  'resetFactors',
  'resend',
  'resendInvitation',
  'replay',
  'reverse',
  'revoke',
  'saveAsTemplate',
  'test',
  'updateInvited',
  'use',
  'withdrawInvitation',
]

/** Every verb of a record's commands, each once. */
export const COMMAND_VERBS: readonly string[] = [
  ...new Set(
    [...Object.values(COMMANDS), KEY_COMMANDS, OWN_KEY_COMMANDS, WEBHOOK_COMMANDS].flatMap(
      (commands) => Object.keys(commands),
    ),
  ),
]

/** Every action of a trail row: the options of its filter. */
export const TRAIL_ACTIONS: readonly string[] = [
  ...PLAIN_ACTIONS,
  ...COMMAND_VERBS.filter((verb) => !LEAVES_ITS_RECORD.includes(verb)),
]
