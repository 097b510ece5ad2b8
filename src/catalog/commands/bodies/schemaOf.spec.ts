import Ajv from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_PRICES } from '@/domain/stock/prices/prices'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS, STEP_COMMANDS } from '../entries'
import { BODY_READINGS } from '../readings'
import { fieldsOf, type CommandBody } from './body'
import { OFFER_BODIES } from './offerBodies'
import { bodySchemaOf, schemaOf } from './schemaOf'

const ajv = new Ajv({ strict: false, validateFormats: false })

const bodies: [name: string, body: CommandBody][] = [
  ...[COMMANDS, LIST_COMMANDS, STEP_COMMANDS, ROOT_COMMANDS, BODY_READINGS].flatMap((registry) =>
    Object.entries<Record<string, { body: CommandBody }>>(registry).flatMap(([slug, commands]) =>
      Object.entries(commands).map(
        ([name, { body }]) => [`${slug}.${name}`, body] as [string, CommandBody],
      ),
    ),
  ),
  ...Object.entries<CommandBody>(OFFER_BODIES).map(
    ([name, body]) => [`q.${name}`, body] as [string, CommandBody],
  ),
]
const fields = bodies.flatMap(([name, body]) =>
  fieldsOf(body).map(([field, about]) => [`${name}.${field}`, about] as const),
)

const WORDS = [
  ...new Set(fields.flatMap(([, { options = [], keys = [] }]) => [...options, ...keys])),
]

/** Values of a request: valid ones of the fields, nearly valid ones, and anything else. */
const sent = (() => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' 1 ', '1', '007', '-0', '1.5', '1,5', '١٢', '2026-03-01', 'a@b.example'),
    fc.constantFrom('comma', 'sale', 'salePrice', 'purchasePrice', 'f'.repeat(64), ...WORDS),
    fc.uuid(),
  )
  const number = fc.oneof(
    fc.integer({ min: -3, max: 600 }),
    fc.double({ noNaN: true }),
    fc.constantFrom(1e-7, 0.1 + 0.2, 1e21, -0),
  )
  const plain = fc.oneof(text, number, fc.boolean(), fc.constant(null))
  const object = fc.dictionary(fc.oneof(fc.constantFrom('1', '12', ...WORDS), fc.string()), plain)
  const row = fc.record(
    {
      stockCard: plain,
      quantity: plain,
      price: plain,
      card: plain,
      copies: plain,
      index: plain,
      field: plain,
      companyName: text,
      employeeName: text,
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    plain,
    object,
    row,
    fc.array(plain, { maxLength: 4 }),
    fc.array(row, { maxLength: 3 }),
    // Complete rows.
    fc.array(fc.record({ card: fc.integer({ min: 1 }), copies: fc.integer({ min: 1, max: 9 }) })),
    fc.array(fc.record({ stockCard: text, quantity: number, price: fc.option(number) }), {
      maxLength: 3,
    }),
    fc.array(fc.record({ index: fc.nat(99), field: fc.option(text) }), { maxLength: 3 }),
  )
})()

const knows = (value: unknown, keys: readonly string[] | undefined): boolean => {
  if (!keys || typeof value !== 'object' || value === null) return true
  const rows = Array.isArray(value) ? (value as unknown[]) : [value]
  return rows.every(
    (row) =>
      typeof row !== 'object' ||
      row === null ||
      Object.keys(row).every((key) => keys.includes(key)),
  )
}

/** Values that fit some fields and are unlikely to be generated. */
const FITTING: readonly unknown[] = [
  true,
  7,
  [7],
  '12.5',
  '2026-03-01',
  'f'.repeat(64),
  '0b0e6c2e-6c5a-4b6e-9d5e-0c8f6f0c1a2b',
  ['a@b.example'],
  [...CARD_PRICES],
  ['email', 'bossName'],
  { companyName: 'Çınar', employeeName: 'Ada' },
  { company: '7', email: '', phone: null },
  [{ stockCard: '1', quantity: '2.5', price: null }],
  [{ card: 1, copies: 2 }],
  [{ index: 0, field: 'name' }],
  [{ table: 'companies', key: '7' }],
  { 12: '3.5' },
  { 0: 'comma' },
  '1.5',
  { kind: 'call', due: '2026-03-01' },
  's'.repeat(22),
  [[0, 0, 600, 200]],
]

describe('schemaOf', () => {
  it.each(fields)('takes whatever %s reads', (_name, field) => {
    const validate = ajv.compile(schemaOf(field))
    const examples = [...FITTING, ...(field.options ?? [])].map((one): [unknown] => [one])
    fc.assert(
      fc.property(sent, (value) => {
        // As received.
        const arrived = JSON.parse(JSON.stringify(value)) as unknown
        if (!knows(arrived, field.keys) || !('value' in field.read(arrived))) return
        expect(validate(arrived)).toBe(true)
      }),
      { numRuns: 150, examples },
    )
    // Values that are all refused prove nothing.
    expect(examples.some(([one]) => 'value' in field.read(one))).toBe(true)
  })

  it('leaves out only what a field may be without', () => {
    for (const [name, { isRequired, read }] of fields) {
      expect([name, 'value' in read(null)]).toEqual([name, !isRequired])
    }
  })

  it('says what rows are made of', () => {
    const bare = fields.filter(([, { input, schema }]) => input === 'rows' && !schema)
    expect(bare).toEqual([])
  })

  it('refuses keys that no field has', () => {
    for (const [, body] of bodies) {
      expect(ajv.validate(bodySchemaOf(body), { 'not a field': 1 })).toBe(false)
    }
  })
})
