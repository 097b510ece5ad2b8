import { hides, names, type Blocker } from '../shared/blocker'
import type { MeetStatus } from './meetStatus'

/** Most invitees of one meeting. */
export const MAX_INVITEES = 20

export type MeetCommand = 'inviteToMeet' | 'updateInvited'

/** States of a meeting in which invitations are sent. */
export const INVITES_FROM = ['planned'] as const satisfies readonly MeetStatus[]
/** States in which an update is sent to the invitees. */
export const UPDATES_FROM = ['planned', 'cancelled'] as const satisfies readonly MeetStatus[]

/** The facts of a meeting that decide whether invitations can be sent. */
export type MeetFacts = {
  status: MeetStatus
  hasStart: boolean
  /** It has ended; all-day meetings end with their last day. */
  isOver: boolean
  /** The last mail to an invitee has another content than the meeting now. */
  isOutdated: boolean
}

/**
 * Whether invitations to a meeting can be sent, or an update to its invitees.
 * @returns null, or `meetNotPlanned`, `invitedUpToDate`, `meetOver`, `meetWithoutStart`
 */
export const refuseMeetCommand = (command: MeetCommand, meet: MeetFacts): Blocker | null => {
  const { status, hasStart, isOver, isOutdated } = meet
  const from: readonly MeetStatus[] = command === 'inviteToMeet' ? INVITES_FROM : UPDATES_FROM
  if (!from.includes(status)) return hides('meetNotPlanned')
  if (command === 'updateInvited' && !isOutdated) return hides('invitedUpToDate')
  if (isOver) return hides('meetOver')
  return status === 'planned' && !hasStart ? names('meetWithoutStart') : null
}

/** Content of the last mail to an invitee: an invitation, the cancellation, or its withdrawal. */
export const INVITATION_STATES = ['invited', 'calledOff', 'removed'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** Delivery state of the last mail. */
export const INVITATION_MAILS = ['waiting', 'sent', 'failed'] as const
export type InvitationMail = (typeof INVITATION_MAILS)[number]

/** An address that was mailed before. */
export type Invited = {
  recipient: string
  state: InvitationState
  /** The last mail has the current content of the meeting. */
  isCurrent: boolean
}

/**
 * One mail to send: an invitation, an update or a cancellation, with the state of the invitee after
 * it. `drop` sends nothing: the invitee already knows that the meeting was cancelled.
 */
export type InvitationStep = {
  recipient: string
  kind: 'invite' | 'update' | 'cancel' | 'drop'
  state: InvitationState
}

const keyOf = (address: string): string => address.toLowerCase()

/**
 * Plans the mails after which exactly these addresses are invited to a planned meeting, each with
 * its current content. Addresses that are up to date get none: a second request does nothing.
 * @param wanted the addresses to invite; upper and lower case are the same
 * @param known the addresses that got a mail before
 */
export const planInvitations = (
  wanted: readonly string[],
  known: readonly Invited[],
): InvitationStep[] => {
  const before = new Map(known.map((one) => [keyOf(one.recipient), one]))
  const after = new Map(wanted.map((address) => [keyOf(address), address]))
  const invited = [...after].flatMap(([key, address]): InvitationStep[] => {
    const one = before.get(key)
    if (!one || one.state === 'removed')
      return [{ recipient: one?.recipient ?? address, kind: 'invite', state: 'invited' }]
    if (one.state === 'invited' && one.isCurrent) return []
    return [{ recipient: one.recipient, kind: 'update', state: 'invited' }]
  })
  const removed = known.flatMap(({ recipient, state }): InvitationStep[] =>
    state === 'removed' || after.has(keyOf(recipient))
      ? []
      : [{ recipient, kind: state === 'invited' ? 'cancel' : 'drop', state: 'removed' }],
  )
  return [...invited, ...removed]
}

/** The mails when a meeting is cancelled or deleted: to everybody who is invited. */
export const planCancellation = (known: readonly Invited[]): InvitationStep[] =>
  known.flatMap(({ recipient, state }): InvitationStep[] =>
    state === 'invited' ? [{ recipient, kind: 'cancel', state: 'calledOff' }] : [],
  )

/** The mails after which all invitees know the current state of a planned or cancelled meeting. */
export const planUpdate = (status: MeetStatus, known: readonly Invited[]): InvitationStep[] =>
  status === 'cancelled'
    ? planCancellation(known)
    : planInvitations(
        known.flatMap(({ recipient, state }) => (state === 'removed' ? [] : [recipient])),
        known,
      )
