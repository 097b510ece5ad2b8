import { expect, it } from 'vitest'
import { commandOf } from '@/catalog/commands/registry'
import { commandBody, firstAnswers } from './commandBody'

const BODIES = {
  nothing: commandOf('tenders', 'approve').body,
  reason: commandOf('tenders', 'declineApproval').body,
  invoice: commandOf('tenders', 'invoice').body,
  delivery: commandOf('stock-reservations', 'fulfill').body,
  quantities: commandOf('tenders', 'deliver').body,
  day: commandOf('stock-reservations', 'extend').body,
}

it.each([
  ['nothing is asked', 'nothing', { reason: 'x' }, {}, {}],
  ['a reason, trimmed', 'reason', { reason: '  geç kaldı ' }, { reason: 'geç kaldı' }, {}],
  ['a reason is needed', 'reason', { reason: '  ' }, {}, { reason: 'reasonMissing' }],
  ['an empty number stays out', 'invoice', { invoiceNumber: ' ', invoiceRate: '' }, {}, {}],
  [
    'a number with a space too many is nothing to mend',
    'invoice',
    { invoiceNumber: 'abc 1' },
    { invoiceNumber: 'abc 1' },
    {},
  ],
  ['a ticked box', 'invoice', { acceptDifference: 'yes' }, { acceptDifference: true }, {}],
  ['a box that is not ticked', 'invoice', { acceptDifference: '' }, {}, {}],
  [
    'a number of other letters',
    'invoice',
    { invoiceNumber: 'Ğ1' },
    { invoiceNumber: 'Ğ1' },
    { invoiceNumber: 'invoiceNumberInvalid' },
  ],
  [
    'quantities as programs write them, without what is empty',
    'quantities',
    { quantities: '{"7":"1.234,5","8":" ","9":"2"}', remark: ' kapıda ' },
    { quantities: { 7: '1234.5', 9: '2' }, remark: 'kapıda' },
    {},
  ],
  [
    'a quantity that reads in two ways, at its card',
    'quantities',
    { quantities: '{"7":"1.5","9":"2"}' },
    { quantities: { 9: '2' } },
    { 'quantities.7': 'notADecimal' },
  ],
  [
    'a negative quantity, at its card',
    'quantities',
    { quantities: '{"7":"-1"}' },
    { quantities: { 7: '-1' } },
    { 'quantities.7': 'mustNotBeNegative' },
  ],
  [
    'a rate as programs write it',
    'invoice',
    { invoiceRate: '1.234,5' },
    { invoiceRate: '1234.5' },
    {},
  ],
  [
    'a number that reads in two ways',
    'invoice',
    { invoiceRate: '1.5' },
    {},
    { invoiceRate: 'notADecimal' },
  ],
  [
    'a delivery needs a price and a currency',
    'delivery',
    { quantity: '2,5' },
    { quantity: '2.5' },
    { price: 'required', currencyType: 'notAnOption' },
  ],
  ['a day', 'day', { reservedUntil: '2099-01-31' }, { reservedUntil: '2099-01-31' }, {}],
  [
    'a day that cannot be read, as it was typed',
    'day',
    { reservedUntil: '31/12/98x' },
    { reservedUntil: '31/12/98x' },
    { reservedUntil: 'invalidDate' },
  ],
  [
    'a price that is none',
    'delivery',
    { price: '0', currencyType: 'USD' },
    { price: '0', currencyType: 'USD' },
    { price: 'priceNotPositive' },
  ],
] as const)('%s', (_, asked, answers, body, problems) =>
  expect(commandBody({ asked: BODIES[asked], answers, locale: 'tr' })).toEqual({ body, problems }),
)

it('begins with the currency of the house', () => {
  expect(firstAnswers(BODIES.delivery)).toEqual({ currencyType: 'TRY' })
  expect(firstAnswers(BODIES.reason)).toEqual({})
})
