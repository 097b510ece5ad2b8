import { describe, expect, it } from 'vitest'
import { cursorText, laterOf, readCursor } from './logCursor'

const EPOCH = '0a1b2c3d4e5f'
const PLACES = [
  ['0', '0'],
  ['741', '1041'],
  ['18446744073709551615', '9223372036854775807'],
] as const

describe('a cursor', () => {
  it.each(PLACES)('of transaction %s and id %s is read as it was written', (transaction, id) => {
    const cursor = { epoch: EPOCH, transaction, id }
    expect(readCursor(cursorText(cursor))).toEqual(cursor)
  })

  it('is base64url without padding of its version, epoch, transaction and id', () => {
    const text = cursorText({ epoch: EPOCH, transaction: '741', id: '1041' })
    expect(text).toMatch(/^[\w-]+$/)
    expect(Buffer.from(text, 'base64url').toString()).toBe(`1.${EPOCH}.741.1041`)
  })

  const of = (text: string) => Buffer.from(text).toString('base64url')
  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['text', 'abc'],
    ['another version', of(`2.${EPOCH}.741.1041`)],
    ['an epoch that none can be', of('1.epoch.741.1041')],
    ['a transaction beyond 64 bits', of(`1.${EPOCH}.18446744073709551616.1`)],
    ['an id beyond 63 bits', of(`1.${EPOCH}.1.9223372036854775808`)],
    ['a number with zeros before it', of(`1.${EPOCH}.01.1`)],
    ['a negative number', of(`1.${EPOCH}.1.-1`)],
    ['a missing part', of(`1.${EPOCH}.1`)],
    ['a part too many', of(`1.${EPOCH}.1.1.1`)],
    ['SQL', of(`1.${EPOCH}.1.1;select 1`)],
    ['padding', `${of(`1.${EPOCH}.741.1041`)}=`],
    ['blanks around it', ` ${of(`1.${EPOCH}.741.1041`)} `],
  ])('is not %s', (_, text) => expect(readCursor(text)).toBeNull())
})

it.each([
  [['9', '1'], ['10', '0'], 1],
  [['10', '0'], ['9', '9'], 0],
  [['10', '9'], ['10', '10'], 1],
  [['10', '10'], ['10', '9'], 0],
  [['10', '10'], ['10', '10'], 1],
  [['18446744073709551614', '0'], ['18446744073709551615', '0'], 1],
] as const)('the later one of %j and %j is number %i', (one, other, at) => {
  const [a, b] = [one, other].map(([transaction, id]) => ({ transaction, id }))
  expect(laterOf(a!, b!)).toBe([a, b][at])
})
