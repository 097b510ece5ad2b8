import {
  INVITES_FROM,
  MAX_INVITEES,
  UPDATES_FROM,
  type MeetCommand,
} from '@/domain/meets/invitations'
import { LOCALES } from '@/i18n/locales'
import { bodyOf, NO_BODY } from './bodies/body'
import { optionalOptionField } from './bodies/choiceFields'
import { inviteesField } from './bodies/wordFields'
import type { Command } from './command'

/** The right to see the invitees of a meeting, as their addresses are those of customers. */
export const READ_INVITED = ['read', 'customers', '*'] as const

/**
 * A mail has the time and title of the meeting and goes to addresses of customers, so both rights are
 * needed without a restriction to fields. With a narrower right to customers, the response would reveal
 * whether a guessed address is the customer's.
 */
const NEEDS = [['write', 'meets', '*'], READ_INVITED] as const

const CHANGED = { status: 200, of: 'meets' } as const

/** Commands of meetings. Invitations are mailed by these only, never when a meeting is saved. */
export const MEET_COMMANDS = {
  inviteToMeet: {
    path: '/invite',
    words: {
      label: 'meets.invitations.invite',
      title: 'meets.invitations.inviteTitle',
      text: 'meets.invitations.inviteText',
      notice: 'meets.invitations.sent',
      icon: 'send',
    },
    needs: NEEDS,
    from: INVITES_FROM,
    body: bodyOf({
      to: inviteesField(MAX_INVITEES),
      language: { ...optionalOptionField(LOCALES), label: 'meets.invitations.language' },
    }),
    answer: CHANGED,
    codes: ['meetNotPlanned', 'meetOver', 'meetWithoutStart', 'invitedUpToDate', 'staleEdit'],
  },
  updateInvited: {
    path: '/update-invited',
    words: {
      label: 'meets.invitations.update',
      title: 'meets.invitations.updateTitle',
      text: 'meets.invitations.updateText',
      notice: 'meets.invitations.sent',
      icon: 'send',
    },
    needs: NEEDS,
    from: UPDATES_FROM,
    nextIn: UPDATES_FROM,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['meetNotPlanned', 'meetOver', 'meetWithoutStart', 'invitedUpToDate', 'staleEdit'],
  },
} as const satisfies Record<MeetCommand, Command>
