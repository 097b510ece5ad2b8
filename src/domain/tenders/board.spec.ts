import { describe, expect, it } from 'vitest'
import { BOARD_STAGES, moveOf, MOVES, type BoardStage } from './board'
import { TRANSITIONS } from './status'
import { stageOf, type StageFacts } from './stage'

const offers = ['requestApproval', 'approve', 'send', 'invoice', 'reject'].map((name) => ({ name }))

describe('moveOf', () => {
  it.each<[BoardStage, BoardStage, string | null]>([
    ['draft', 'asked', 'requestApproval'],
    ['draft', 'approved', 'approve'],
    ['asked', 'approved', 'approve'],
    ['draft', 'sent', 'send'],
    ['approved', 'sent', 'send'],
    ['accepted', 'invoiced', 'invoice'],
    ['opened', 'lost', 'reject'],
    ['draft', 'draft', null],
    ['sent', 'draft', null],
    ['sent', 'asked', null],
    ['sent', 'approved', null],
    ['sent', 'opened', null],
    ['opened', 'accepted', null],
    ['invoiced', 'lost', null],
    ['lost', 'sent', null],
  ])('%s to %s by %s', (from, to, command) =>
    expect(moveOf({ from, to, offers })).toEqual(command ? { command } : { reason: null }),
  )

  it('cancels what cannot be rejected', () =>
    expect(moveOf({ from: 'approved', to: 'lost', offers: [{ name: 'cancel' }] })).toEqual({
      command: 'cancel',
    }))

  it('says why a command cannot be given, and nothing where it is not offered', () => {
    const blocked = [{ name: 'send', reason: 'Kalem yok' }]
    expect(moveOf({ from: 'draft', to: 'sent', offers: blocked })).toEqual({ reason: 'Kalem yok' })
    expect(moveOf({ from: 'draft', to: 'sent', offers: [] })).toEqual({ reason: null })
  })

  it('leads into the column of the stage that its command ends in', () => {
    const before: Record<string, StageFacts> = {
      draft: { status: 'draft' },
      asked: { status: 'draft', approver: 1 },
      approved: { status: 'approved' },
      sent: { status: 'approved', sentAt: 'a' },
      opened: { status: 'approved', sentAt: 'a', openedAt: 'b' },
      accepted: { status: 'approved', sentAt: 'a', openedAt: 'b', acceptedAt: 'c' },
    }
    const after: Record<string, Partial<StageFacts>> = {
      requestApproval: { approver: 1 },
      approve: { status: TRANSITIONS.approve.to, approver: null },
      send: { sentAt: 'a' },
      invoice: { status: TRANSITIONS.invoice.to },
      reject: { status: TRANSITIONS.reject.to },
      cancel: { status: TRANSITIONS.cancel.to, lostReason: 1 },
    }
    for (const to of BOARD_STAGES)
      for (const from of MOVES[to]?.from ?? [])
        for (const command of MOVES[to]?.commands ?? [])
          expect([from, command, stageOf({ ...before[from]!, ...after[command] })]).toEqual([
            from,
            command,
            to,
          ])
  })
})
