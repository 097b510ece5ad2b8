import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  INVITATION_STATES,
  planCancellation,
  planInvitations,
  planUpdate,
  refuseMeetCommand,
  type Invited,
  type InvitationStep,
  type MeetFacts,
} from './invitations'

const FACTS: MeetFacts = { status: 'planned', hasStart: true, isOver: false, isOutdated: true }

describe('whether invitations are sent', () => {
  it.each([
    ['inviteToMeet', {}, null],
    ['inviteToMeet', { isOutdated: false }, null],
    ['inviteToMeet', { hasStart: false }, 'meetWithoutStart'],
    ['inviteToMeet', { isOver: true }, 'meetOver'],
    ['inviteToMeet', { status: 'cancelled' }, 'meetNotPlanned'],
    ['inviteToMeet', { status: 'held' }, 'meetNotPlanned'],
    ['updateInvited', {}, null],
    ['updateInvited', { isOutdated: false }, 'invitedUpToDate'],
    ['updateInvited', { hasStart: false }, 'meetWithoutStart'],
    ['updateInvited', { status: 'cancelled', hasStart: false }, null],
    ['updateInvited', { status: 'cancelled', isOver: true }, 'meetOver'],
    ['updateInvited', { status: 'held' }, 'meetNotPlanned'],
  ] as const)('%s %j: %s', (command, facts, code) => {
    expect(refuseMeetCommand(command, { ...FACTS, ...facts })?.code ?? null).toBe(code)
  })
})

const invited = (recipient: string, values: Partial<Invited> = {}): Invited => ({
  ...{ recipient, state: 'invited', isCurrent: true },
  ...values,
})
const said = (steps: readonly InvitationStep[]) =>
  steps.map(({ kind, recipient, state }) => `${kind} ${recipient} ${state}`)

describe('whom to write to', () => {
  it('should invite who is new, and each address once', () => {
    expect(said(planInvitations(['a@x.tr', 'A@X.tr', 'b@x.tr'], []))).toEqual([
      'invite A@X.tr invited',
      'invite b@x.tr invited',
    ])
  })

  it('should tell nobody what they know', () => {
    expect(planInvitations(['A@x.tr'], [invited('a@x.tr')])).toEqual([])
  })

  it('should tell what changed, and those who are taken off that they are', () => {
    const known = [invited('a@x.tr', { isCurrent: false }), invited('b@x.tr'), invited('c@x.tr')]
    expect(said(planInvitations(['a@x.tr', 'b@x.tr'], known))).toEqual([
      'update a@x.tr invited',
      'cancel c@x.tr removed',
    ])
  })

  it('should invite somebody again who was taken off, or was told of a cancellation', () => {
    const known = [
      invited('a@x.tr', { state: 'removed' }),
      invited('b@x.tr', { state: 'calledOff' }),
    ]
    expect(said(planInvitations(['a@x.tr', 'b@x.tr'], known))).toEqual([
      'invite a@x.tr invited',
      'update b@x.tr invited',
    ])
    expect(said(planUpdate('planned', known))).toEqual(['update b@x.tr invited'])
  })

  it('should not expect again who is left out after a cancellation, and tell them nothing', () => {
    const known = [
      invited('a@x.tr', { state: 'calledOff', isCurrent: false }),
      invited('b@x.tr', { state: 'calledOff', isCurrent: false }),
    ]
    expect(said(planInvitations(['b@x.tr'], known))).toEqual([
      'update b@x.tr invited',
      'drop a@x.tr removed',
    ])
  })

  it('should tell those who were to come of a cancellation, once', () => {
    const known = [
      invited('a@x.tr', { isCurrent: false }),
      invited('b@x.tr', { state: 'calledOff' }),
      invited('c@x.tr', { state: 'removed' }),
    ]
    expect(said(planUpdate('cancelled', known))).toEqual(['cancel a@x.tr calledOff'])
    expect(said(planCancellation(known))).toEqual(['cancel a@x.tr calledOff'])
  })

  it('should leave nothing to send once it was sent', () => {
    const address = fc.constantFrom('a@x.tr', 'A@x.tr', 'b@x.tr', 'c@x.tr')
    const rows = fc.uniqueArray(
      fc.record({
        recipient: fc.constantFrom('a@x.tr', 'b@x.tr', 'c@x.tr'),
        state: fc.constantFrom(...INVITATION_STATES),
        isCurrent: fc.boolean(),
      }),
      { selector: ({ recipient }) => recipient },
    )
    const after = (known: readonly Invited[], steps: readonly InvitationStep[]): Invited[] => [
      ...known.map((one) => {
        const step = steps.find(({ recipient }) => recipient === one.recipient)
        return step ? { ...one, state: step.state, isCurrent: true } : one
      }),
      ...steps.flatMap(({ recipient, state }) =>
        known.some((one) => one.recipient === recipient)
          ? []
          : [{ recipient, state, isCurrent: true }],
      ),
    ]
    fc.assert(
      fc.property(fc.array(address), rows, (wanted, known) => {
        const steps = planInvitations(wanted, known)
        expect(new Set(steps.map(({ recipient }) => recipient)).size).toBe(steps.length)
        expect(planInvitations(wanted, after(known, steps))).toEqual([])
      }),
    )
  })
})
