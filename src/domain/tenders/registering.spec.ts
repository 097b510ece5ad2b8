import { describe, expect, it } from 'vitest'
import { refuseRegistering } from './registering'
import { TENDER_STATUSES } from './status'

describe('an unregistered person becomes a customer', () => {
  it('while the tender may still change', () => {
    for (const status of TENDER_STATUSES)
      expect(refuseRegistering({ status, unconnectedName: 'Ayşe' }), status).toBe(
        status === 'draft' || status === 'sent' ? null : 'tenderLocked',
      )
  })

  it.each([
    [{ company: 3 }, 'alreadyRegistered'],
    [{ company: { id: 3 }, unconnectedName: 'Ayşe' }, 'alreadyRegistered'],
    [{ company: null, unconnectedName: ' ' }, 'bidderMissing'],
    [{}, 'bidderMissing'],
    [{ unconnectedName: 'Ayşe', hasChoice: true }, 'applyChoiceFirst'],
    [{ unconnectedName: 'Ayşe', hasChoice: false }, null],
  ])('%j: %s', (tender, code) => {
    expect(refuseRegistering({ status: 'draft', ...tender })).toBe(code)
  })
})
