import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import { askCheck, checkFile, importFile, runImports, uploadFile } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeCard } from '../../factories/rows'

// Somebody keeps users and roles, whatever is asked first.
beforeAll(administrator)

const ALL: Permission['actions'] = ['read', 'create', 'write', 'delete', 'import']
const cards = (actions = ALL, fields?: string[]): Permission => ({
  subject: 'stock-cards',
  actions,
  ...(fields && { fields }),
})
const setRights = (person: Person, ...permissions: Permission[]) =>
  select(`update roles set permissions = $2 where id = $1`, [
    person.roleId,
    JSON.stringify(permissions),
  ])
const code = () => randomUUID().slice(0, 12)
const PRICES = ['sku', 'currentPrice'].map((field, index) => ({ index, field }))
const stateOf = async (id: number) =>
  (
    await select(`select status::text, reason, done::int, undone::int from imports where id = $1`, [
      id,
    ])
  )[0]

describe('an import of somebody else', () => {
  const seller = (fields: string[]) =>
    makePerson([cards(['create', 'write', 'import']), cards(['read'], fields)])

  it('tells its reader nothing of fields that they write but do not read', async () => {
    const person = await makePerson([cards()])
    const secret = '4711,25'
    const id = await checkFile(
      person,
      'stock-cards',
      [
        ['SKU', 'Fiyat'],
        [code(), secret],
      ],
      { mapping: PRICES, mode: 'update', key: 'sku' },
    )
    const other = await seller(['name', 'sku'])
    const { status, text } = await other.get(`/imports/${id}/rows`)
    expect(status).toBe(200)
    expect(text).not.toContain('4711')
  })

  it('says no cell of such a field in its errors either', async () => {
    const boss = await administrator()
    const secret = anyName('Gizli tür')
    const id = await checkFile(
      boss,
      'stock-cards',
      [
        ['Ad', 'Tür'],
        [anyName('Kart'), secret],
      ],
      { mapping: ['name', 'stockType'].map((field, index) => ({ index, field })) },
    )
    expect((await boss.get(`/imports/${id}/rows`)).text).toContain(secret)
    expect((await boss.get(`/imports/${id}/mapping`)).status).toBe(200)
    const other = await seller(['name', 'sku'])
    expect((await other.get(`/imports/${id}/rows`)).text).not.toContain(secret)
    for (const query of [
      `imports/${id}?select[headers]=true&select[mapping]=true&showHiddenFields=true`,
      `imports?where[headers][contains]=Ad`,
      `imports?where[mapping][exists]=true`,
    ])
      expect((await other.get(`/${query}`)).text).not.toContain('"headers":')
  })
})

describe('rights that were taken away', () => {
  const updated = async (person: Person) => {
    const sku = code()
    const card = await makeCard({ sku, currentPrice: 10 })
    const rows = [
      ['SKU', 'Fiyat'],
      [sku, '12,5'],
    ]
    const choice = { mapping: PRICES, mode: 'update' as const, key: 'sku' }
    return { card: card.id, sku, rows, choice, person }
  }

  it('are not used to take back an import: nothing is said to be undone that is not', async () => {
    const person = await makePerson([cards()])
    const { card, rows, choice } = await updated(person)
    const id = await importFile(person, 'stock-cards', rows, choice)
    await setRights(person, cards(['read', 'import']), cards(['write'], ['name', 'sku']))
    await person.post(`/imports/${id}/undo`)
    await runImports()
    const [{ price } = { price: 0 }] = await select(
      `select current_price::float8 as price from stock_cards where id = $1`,
      [card],
    )
    expect(price).toBe(12.5)
    expect(await stateOf(id)).toMatchObject({ undone: 0 })
  })

  it('end an import that finds its records by a field they open no more', async () => {
    const person = await makePerson([cards()])
    const { card, rows, choice } = await updated(person)
    const sheet = await uploadFile(person, 'stock-cards', rows)
    await askCheck(person, sheet, choice)
    await setRights(person, cards(['write', 'create', 'import']), cards(['read'], ['name']))
    await runImports()
    expect(await stateOf(sheet.id)).toMatchObject({ status: 'stopped', reason: 'importerChanged' })
    expect((await person.get(`/imports/${sheet.id}/rows`)).text).not.toContain(`"id":${card}`)
  })
})

it('a step asked for many times at once happens once', async () => {
  const person = await makePerson([cards()])
  const name = anyName('Kart')
  const id = await checkFile(person, 'stock-cards', [['Ad'], [name]], {
    mapping: [{ index: 0, field: 'name' }],
  })
  const steps = ['commit', 'commit', 'discard', 'undo', 'commit']
  const answers = await Promise.all(
    steps.map((step) => person.post(`/imports/${id}/${step}`).then(outcome)),
  )
  expect(answers.filter((answer) => /^20/.test(answer))).toHaveLength(1)
  await Promise.all([runImports(), runImports()])
  const made = await select(`select id from stock_cards where name = $1`, [name])
  expect(made.length).toBeLessThanOrEqual(1)
})
