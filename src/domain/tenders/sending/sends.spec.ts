import { expect, it } from 'vitest'
import { deliveryOf, hidesOffer, refuseAnswer, refuseChoosing, type LinkFacts } from './sends'

const open: LinkFacts = {
  isRevoked: false,
  isExpired: false,
  status: 'sent',
  isSame: true,
  answered: null,
}

it.each<[string, Partial<LinkFacts>, string | null]>([
  ['open', {}, null],
  ['of an approved tender', { status: 'approved' }, null],
  ['of an invoiced tender', { status: 'invoiced' }, null],
  ['taken back', { isRevoked: true }, 'linkRevoked'],
  ['taken back after it was accepted', { isRevoked: true, answered: 'accepted' }, 'linkRevoked'],
  ['past its day', { isExpired: true }, 'linkExpired'],
  ['of a rejected tender', { status: 'rejected' }, 'offerWithdrawn'],
  ['of a cancelled or revised tender', { status: 'cancelled' }, 'offerWithdrawn'],
  ['of other content', { isSame: false }, 'offerChanged'],
  ['accepted', { answered: 'accepted' }, 'offerAccepted'],
  ['accepted, past its day', { answered: 'accepted', isExpired: true }, 'offerAccepted'],
  ['declined', { answered: 'declined' }, 'offerDeclined'],
])('a link %s', (_, facts, code) => {
  expect(refuseAnswer({ ...open, ...facts })).toBe(code)
})

it.each([
  ['sent', false, null],
  ['approved', false, null],
  ['approved', true, 'alreadyDelivered'],
  ['invoiced', false, 'alreadyInvoiced'],
  ['invoiced', true, 'alreadyInvoiced'],
] as const)('a choice of a tender that is %s, delivered: %s', (status, isDelivered, code) => {
  expect(refuseChoosing({ status, isDelivered })).toBe(code)
})

it('still shows what was accepted or declined, and nothing else that has ended', () => {
  expect(hidesOffer('offerAccepted')).toBe(false)
  expect(hidesOffer('offerDeclined')).toBe(false)
  for (const code of ['linkRevoked', 'linkExpired', 'offerWithdrawn', 'offerChanged'] as const)
    expect(hidesOffer(code)).toBe(true)
})

it.each([
  [{ open: 0, sent: 0, dead: 0 }, 'none'],
  [{ open: 2, sent: 0, dead: 0 }, 'queued'],
  [{ open: 1, sent: 1, dead: 0 }, 'queued'],
  [{ open: 0, sent: 2, dead: 0 }, 'delivered'],
  [{ open: 1, sent: 1, dead: 1 }, 'failed'],
])('of mails %j a send is %s', (sums, delivery) => expect(deliveryOf(sums)).toBe(delivery))
