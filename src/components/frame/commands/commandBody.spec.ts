import { expect, it } from 'vitest'
import { commandBody } from './commandBody'

it.each([
  ['nothing is asked', undefined, { reason: 'x' }, {}, {}],
  ['a reason, trimmed', 'reason', { reason: '  geç kaldı ' }, { reason: 'geç kaldı' }, {}],
  ['a reason is needed', 'reason', { reason: '  ' }, {}, { reason: 'reasonMissing' }],
  ['an empty number stays out', 'invoice', { invoiceNumber: ' ', invoiceRate: '' }, {}, {}],
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
    'a delivery needs a price',
    'delivery',
    { quantity: '2,5' },
    { quantity: '2.5' },
    { price: 'required' },
  ],
] as const)('%s', (_, asks, answers, body, problems) =>
  expect(commandBody({ asks, answers, locale: 'tr' })).toEqual({ body, problems }),
)
