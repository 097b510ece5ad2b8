import { describe, expect, it } from 'vitest'
import { fieldsOf, readBody } from './body'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS } from '../entries'

const { declineApproval, reject, invoice, approve, deliver } = COMMANDS.tenders
const { fulfill } = COMMANDS['stock-reservations']
const { reverse } = COMMANDS['stock-movements']
const { mark, remove } = LIST_COMMANDS.notifications
const { run, retry, repair } = ROOT_COMMANDS.jobs
const RUN = '0b2f7a3c-1d4e-4f5a-8b6c-7d8e9f0a1b2c'
const price = { price: '12.5', currencyType: 'TRY' }

describe('the body of a command', () => {
  it.each([
    ['nothing is asked', approve, {}, {}],
    ['a kept reason alone', reject, { lostReason: 3 }, { lostReason: 3, reason: null }],
    ['words alone', reject, { reason: ' geç ' }, { lostReason: null, reason: 'geç' }],
    [
      'a reason without blanks',
      declineApproval,
      { reason: '\u00a0geç kaldı ' },
      { reason: 'geç kaldı' },
    ],
    [
      'a reason of all it may have',
      declineApproval,
      { reason: 'x'.repeat(500) },
      { reason: 'x'.repeat(500) },
    ],
    [
      'an invoice without anything',
      invoice,
      {},
      { invoiceNumber: null, invoiceRate: null, acceptDifference: null },
    ],
    [
      'an invoice, its number normalised',
      invoice,
      { invoiceNumber: ' abc 1', invoiceRate: '41.2' },
      { invoiceNumber: 'ABC1', invoiceRate: 41.2, acceptDifference: null },
    ],
    [
      'a delivery of the rest',
      fulfill,
      { ...price, quantity: null },
      { quantity: null, price: 12.5, currencyType: 'TRY', currencyRate: null },
    ],
    ['a delivery of all that is left', deliver, {}, { quantities: null, remark: null }],
    [
      'quantities by card',
      deliver,
      { quantities: { 7: '1.5', 9: 0 } },
      {
        quantities: new Map([
          [7, 1.5],
          [9, 0],
        ]),
        remark: null,
      },
    ],
    ['a reversal without a word', reverse, {}, { note: null }],
    ['all of one’s own', mark, { read: false }, { read: false, ids: null }],
    ['the name of a job', run, { job: 'sweep' }, { job: 'sweep' }],
    ['the id of a run', retry, { run: RUN }, { run: RUN }],
    [
      'a number beyond those of records',
      repair,
      { drift: '9007199254740991' },
      { drift: 2 ** 53 - 1 },
    ],
    ['some of them', remove, { ids: [1, 2_147_483_647] }, { ids: [1, 2_147_483_647] }],
  ])('reads %s', (_, { body }, sent, values) => {
    expect(readBody(body as never, sent)).toEqual({ values })
  })

  it.each([
    ['no reason', reject, {}, ['reason reasonMissing']],
    ['a reason of blanks', reject, { reason: ' \u200b' }, ['reason reasonMissing']],
    ['a reason that is no text', declineApproval, { reason: 5 }, ['reason reasonMissing']],
    ['words that are no text', reject, { reason: 5 }, ['reason invalidInput']],
    ['a reason that is no record', reject, { lostReason: 'Fiyat' }, ['lostReason invalidId']],
    [
      'every field at once',
      invoice,
      { invoiceNumber: 5, invoiceRate: 0 },
      ['invoiceNumber invalidInput', 'invoiceRate rateNotPositive'],
    ],
    ['a yes in words', invoice, { acceptDifference: 'yes' }, ['acceptDifference invalidInput']],
    ['a comma', invoice, { invoiceRate: '1,5' }, ['invoiceRate notADecimal']],
    ['a list', invoice, { invoiceRate: [1] }, ['invoiceRate notADecimal']],
    ['nothing', fulfill, {}, ['price required', 'currencyType notAnOption']],
    [
      'figures that are none',
      fulfill,
      { quantity: 0, price: 1e-7, currencyType: 'GBP', currencyRate: '1e3' },
      [
        'quantity quantityNotPositive',
        'price tooManyDecimals',
        'currencyType notAnOption',
        'currencyRate notADecimal',
      ],
    ],
    [
      'less than nothing of a card',
      deliver,
      { quantities: { 7: 1, 9: -1 } },
      ['quantities.9 mustNotBeNegative'],
    ],
    ['a quantity of no card', deliver, { quantities: { x: 1 } }, ['quantities invalidId']],
    ['a note that is no text', reverse, { note: {} }, ['note invalidInput']],
    ['a note without end', reverse, { note: 'x'.repeat(2001) }, ['note textTooLong']],
    ['a reason too long', reject, { reason: 'x'.repeat(501) }, ['reason textTooLong']],
    ['a key that is none', approve, { reason: 'x' }, ['reason unknownField']],
    [
      'all of them, at any depth',
      COMMANDS.tenders.register,
      { note: 1, customer: { companyName: 'x', town: 'y' } },
      ['note unknownField', 'customer.town unknownField'],
    ],
    ['a yes as text', mark, { read: 'true', ids: [1.5] }, ['read required', 'ids invalidId']],
    ['all by omission', remove, {}, ['ids required']],
    ['too many', remove, { ids: Array(501).fill(1) }, ['ids invalidId']],
    ['no job', run, { job: '__pgboss__send-it' }, ['job notAnOption']],
    ['no id of a run', retry, { run: `${RUN}'` }, ['run invalidId']],
    ['no exact number', repair, { drift: '9007199254740993' }, ['drift invalidId']],
    ['no object', reject, [], [' invalidInput']],
    ['not even that', reject, 'reason', [' invalidInput']],
  ])('refuses %s', (_, { body }, sent, expected) => {
    const read = readBody(body as never, sent)
    const fields = 'fields' in read ? read.fields : []
    expect(fields.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })

  it('tells of each field every code it can be refused with', () => {
    const all = [
      ...Object.values(COMMANDS).flatMap((commands) => Object.values(commands)),
      ...Object.values(LIST_COMMANDS.notifications),
      ...Object.values(ROOT_COMMANDS.jobs),
      ...Object.values(ROOT_COMMANDS.sessions),
    ]
    const odd = [null, '', ' ', 0, -1, 1.5, '1,5', 1e15, 'ş', 'x'.repeat(3000), true, [], {}, [0]]
    for (const { body } of all)
      for (const value of odd) {
        const fields = fieldsOf(body)
        const sent = Object.fromEntries(fields.map(([name]) => [name, value]))
        const read = readBody(body as never, sent)
        for (const { path, code } of 'fields' in read ? read.fields : [])
          // A refusal of a part uses a code of its field.
          expect(
            Object.fromEntries(fields)[path.split('.')[0] ?? '']?.codes,
            `${path} of ${value}`,
          ).toContain(code)
      }
  })
})
