import { describe, expect, it } from 'vitest'
import { dayToStored } from '../shared/day'
import { TENDER_CONDITIONS } from '../tenders/conditions'
import { actionsToCome, QUEUES, type QueueQuestion } from './queues'

const QUESTION: QueueQuestion = {
  ...{ today: '2026-03-18', timeZone: 'Europe/Istanbul' },
  ...{ person: 7, standsInFor: [], isTeam: false },
}
const TEAM = { ...QUESTION, isTeam: true }
const OWN = TENDER_CONDITIONS.ownedBy(7)

describe('queues', () => {
  it('should ask deputies for the approvals of everybody they represent', () => {
    const { where } = QUEUES.approvals
    expect(where(QUESTION)).toEqual(TENDER_CONDITIONS.awaitingMe(7))
    expect(where({ ...QUESTION, standsInFor: [8, 9] })).toEqual(
      TENDER_CONDITIONS.awaitingOne([7, 8, 9]),
    )
  })

  it('should give owners their own tenders, and the team those of everybody', () => {
    const accepted = { status: { equals: 'sent' }, acceptedAt: { exists: 'true' } }
    expect(QUEUES.accepted.where(QUESTION)).toEqual({ ...accepted, ...OWN })
    expect(QUEUES.accepted.where(TEAM)).toEqual(accepted)
  })

  it('should count days from the start of the day in the zone of the company', () => {
    expect(QUEUES.drafts.where(TEAM)).toEqual({
      ...TENDER_CONDITIONS.draft(),
      createdAt: { less_than: '2026-03-15T21:00:00.000Z' },
    })
    expect(QUEUES.meetsOpen.where(QUESTION)).toEqual({
      status: { equals: 'planned' },
      startsAt: { less_than: '2026-03-17T21:00:00.000Z' },
    })
    expect(QUEUES.stuck.where(QUESTION).or.slice(1)).toEqual([
      { approvalAskedAt: { less_than: '2026-03-15T21:00:00.000Z' } },
      { status: { equals: 'sent' }, updatedAt: { less_than: '2026-03-03T21:00:00.000Z' } },
    ])
  })

  it('should tell replies to customers from other actions that are due', () => {
    const due = {
      doneAt: { exists: 'false' },
      dueOn: { less_than_equal: dayToStored('2026-03-18') },
    }
    const owner = { equals: '7' }
    const reply = { equals: 'answer' }
    expect(QUEUES.answers.where(QUESTION)).toEqual({ ...due, owner, source: reply })
    expect(QUEUES.answers.where(TEAM)).toEqual({ ...due, source: reply })
    expect(QUEUES.actions.where(TEAM)).toEqual({ ...due, source: { not_equals: 'answer' } })
  })

  it('should show what comes to its owner alone', () => {
    expect(actionsToCome(TEAM)).toEqual({
      ...{ doneAt: { exists: 'false' }, owner: { equals: '7' } },
      dueOn: { greater_than: dayToStored('2026-03-18') },
    })
  })
})
