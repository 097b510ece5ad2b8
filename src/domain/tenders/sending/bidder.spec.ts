import { expect, it } from 'vitest'
import { refuseBidder } from './bidder'

it.each([
  [{ company: 1 }, null],
  [{ company: { id: 1 }, unconnectedName: '' }, null],
  [{ unconnectedName: 'Ayşe', unconnectedEmail: 'a@example.com' }, null],
  [{ unconnectedName: 'Ayşe', unconnectedPhone: '0532' }, null],
  [{}, 'bidderMissing'],
  [{ company: null, unconnectedName: '  ' }, 'bidderMissing'],
  [{ unconnectedEmail: 'a@example.com' }, 'bidderMissing'],
  [{ unconnectedName: 'Ayşe', unconnectedEmail: ' ' }, 'bidderContactMissing'],
  [{ company: 1, unconnectedName: 'Ayşe' }, 'bidderTwice'],
  [{ company: 1, unconnectedPhone: '0532' }, 'bidderTwice'],
])('should judge %o as %s', (bidder, expected) => {
  expect(refuseBidder(bidder)).toBe(expected)
})
