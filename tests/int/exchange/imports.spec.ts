import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { CATALOG, entityOf } from '@/catalog'
import type { Columns } from '@/catalog/column'
import { select } from '../../factories/database'
import { figuresOf } from '../../factories/card'
import {
  askCheck,
  checkFile,
  importFile,
  judgedRows,
  progressOf,
  recordsOf,
  rowsOf,
  runImports,
  uploadFile,
} from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard, makeCompany, makeStockType } from '../../factories/rows'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const anySku = () => randomUUID().slice(0, 12)
const cardsNamed = (names: readonly string[]) =>
  select<{ id: number; name: string; sku: string | null; price: string | null }>(
    `select id, name, sku, current_price::text as price from stock_cards
     where name = any ($1) order by name`,
    [names],
  )

/** Heads of earlier exports, with the field that each fills. */
const FORMER_HEADS = CATALOG.entities.flatMap(({ slug, list, import: shape }) => {
  const headsOf = (columns: Columns | undefined, before: string) =>
    Object.entries(columns ?? {}).flatMap(([field, { formerly = [] }]) =>
      formerly.map((head) => [slug, head, `${before}${field}`] as const),
    )
  if (!shape) return []
  const rows = shape.rows
  const ofRows = rows ? headsOf(entityOf(rows.of)?.list?.columns, `${rows.field}.`) : []
  return [...headsOf(list?.columns, ''), ...ofRows]
})

it.each(FORMER_HEADS)('knows a head of earlier exports: %s, %s', async (target, head, field) => {
  const sheet = await uploadFile(boss, target, [[head], ['x']])
  expect(sheet.columns).toMatchObject([{ field }])
})

it('keeps the rows of a file, guesses its columns and changes nothing until it is told to', async () => {
  const name = anyName('Vida')
  const type = await makeStockType()
  const sku = anySku()
  const sheet = await uploadFile(boss, 'stock-cards', [
    ['Ad', 'SKU', 'Birim', 'Satış fiyatı', 'Stok türü', 'Boş'],
    [name, sku, 'Adet', '1.234,5', String(type.name), ''],
  ])
  expect(sheet).toMatchObject({ target: 'stock-cards', rows: 1, kind: 'csv', mapping: null })
  expect(sheet.keys).toEqual(['sku', 'barcode'])
  expect(sheet.fields.map(({ field }) => field)).not.toContain('currentQuantity')
  expect(sheet.columns.map(({ field }) => field).slice(0, 3)).toEqual(['name', 'sku', 'unit'])

  const mapping = ['name', 'sku', 'unit', 'currentPrice', 'stockType', null].map(
    (field, index) => ({ index, field }),
  )
  expect((await askCheck(boss, sheet, { mapping })).status).toBe(202)
  await runImports()
  expect(await progressOf(boss, sheet.id)).toMatchObject({ status: 'checked', ready: 1, errors: 0 })
  expect(await cardsNamed([name])).toEqual([])
  expect(await rowsOf(boss, sheet.id)).toMatchObject([
    { number: 2, state: 'ready', change: 'create', record: null, cells: { name, sku } },
  ])

  expect((await boss.post(`/imports/${sheet.id}/commit`)).status).toBe(202)
  await runImports()
  expect(await progressOf(boss, sheet.id)).toMatchObject({ status: 'done', done: 1, errors: 0 })
  const [card] = await cardsNamed([name])
  expect(card).toMatchObject({ sku, price: '1234.500000' })
  expect(await rowsOf(boss, sheet.id)).toMatchObject([
    { state: 'done', record: { id: card?.id, title: name, href: `/stock-cards/view/${card?.id}` } },
  ])
  const trail = await select(
    `select action, command, import_id::int as import from audit_events
     where subject = 'stock-cards' and document = $1`,
    [card?.id],
  )
  expect(trail).toEqual([{ action: 'create', command: 'import', import: sheet.id }])
  expect(
    await select(
      `select details -> 'created' ->> 1 as created from audit_events
       where action = 'import' and details -> 'file' ->> 1 = 'liste.csv' order by id desc limit 1`,
    ),
  ).toEqual([{ created: '1' }])
})

it('says at each cell what is wrong, imports the rest, and corrected rows afterwards', async () => {
  const [good, bad, third] = [anyName('İyi'), anyName('Kötü'), anyName('Üçüncü')]
  const sku = anySku()
  const taken = await makeCard({ sku: anySku() })
  const id = await checkFile(
    boss,
    'stock-cards',
    [
      ['Ad', 'SKU', 'KDV oranı', 'Stok türü'],
      [good, sku, '20', ''],
      [bad, sku.toUpperCase(), '20', ''],
      ['', anySku(), '20', ''],
      [third, String(taken.sku), 'yirmi', 'Böyle bir tür yok'],
    ],
    {
      mapping: ['name', 'sku', 'taxRate', 'stockType'].map((field, index) => ({ index, field })),
    },
  )
  expect(await judgedRows(boss, id)).toEqual([
    '2 ready',
    '3 error sku:duplicateInFile',
    '4 error name:required',
    '5 error taxRate:notADecimal stockType:relationNotFound',
  ])
  const fix = (row: number, cells: Record<string, string>) =>
    boss.post<{ state: string; errors: unknown[] }>(`/imports/${id}/fix`, { row, cells })
  const again = await fix(5, { taxRate: '20', stockType: '' })
  // Only what is read can be tried on the real thing.
  expect(again.json).toMatchObject({
    state: 'error',
    errors: [{ field: 'sku', code: 'codeTaken' }],
  })
  expect((await fix(5, { sku: anySku() })).json).toMatchObject({ state: 'ready', errors: [] })
  // The second is no twin any more once the first says something else.
  expect((await fix(2, { sku: anySku() })).json).toMatchObject({
    state: 'ready',
    beside: [{ number: 3, state: 'ready', errors: [] }],
  })
  expect(await judgedRows(boss, id)).toMatchObject([
    '2 ready',
    '3 ready',
    '4 error name:required',
    '5 ready',
  ])
  expect(await cardsNamed([good, bad, third])).toEqual([])

  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 3, errors: 1 })
  expect(await cardsNamed([good, bad, third])).toHaveLength(3)

  const late = anyName('Geç')
  expect((await fix(4, { name: late })).json).toMatchObject({ state: 'ready' })
  expect((await fix(3, { name: late })).status).toBe(404)
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 4, errors: 0 })
  expect(await cardsNamed([late])).toHaveLength(1)
  expect((await boss.post(`/imports/${id}/commit`)).status).toBe(409)
})

it('gives the rows that became nothing back as a file, and an empty one to fill in', async () => {
  const id = await checkFile(boss, 'stock-types', [
    ['Ad'],
    [anyName('Tür')],
    ['=2+5'.padEnd(200, '1')],
  ])
  const { text, headers } = await boss.get(`/imports/${id}/bad-rows?format=csv`)
  expect(headers.get('content-type')).toContain('text/csv')
  expect(text.split('\r\n')[1]).toContain("'=2+5")
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
  const template = await boss.get(`/imports/template?target=companies&format=csv`)
  expect(template.status).toBe(200)
  expect(template.text).toContain('E-posta')
  expect((await boss.get(`/imports/template?target=tenders&format=csv`)).status).toBe(400)
})

it('keeps a formula as the text that it is', async () => {
  const name = `=HYPERLINK("http://a.test") ${randomUUID()}`
  const id = await importFile(boss, 'stock-types', [['Ad'], [name], [`'+${name}`]])
  const [first, second] = await recordsOf(id)
  const names = await select<{ name: string }>(
    `select name from stock_types where id = any ($1) order by id`,
    [[first, second]],
  )
  expect(names.map((row) => row.name)).toEqual([name, `+${name}`])
})

it('changes records by a key: empty leaves, a dash clears, no or two matches are errors', async () => {
  const card = await makeCard({ sku: anySku(), barcode: anySku(), currentPrice: 5, offerPrice: 7 })
  const rows = [
    ['SKU', 'Ad', 'Satış', 'Teklif'],
    [String(card.sku).toUpperCase(), '', '12,5', '-'],
    [anySku(), 'x', '1,5', ''],
    ['', 'x', '1,5', ''],
  ]
  const mapping = ['sku', 'name', 'currentPrice', 'offerPrice'].map((field, index) => ({
    index,
    field,
  }))
  const id = await checkFile(boss, 'stock-cards', rows, { mapping, mode: 'update', key: 'sku' })
  expect(await judgedRows(boss, id)).toEqual([
    '2 ready',
    '3 error sku:importNoMatch',
    '4 error sku:required',
  ])
  expect(await rowsOf(boss, id, 'ready')).toMatchObject([
    { change: 'update', record: { id: card.id } },
  ])
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  const stored = () =>
    select(
      `select name, barcode, current_price::float8 as price, offer_price as offer
       from stock_cards where id = $1`,
      [card.id],
    )
  expect(await stored()).toEqual([
    { name: card.name, barcode: card.barcode, price: 12.5, offer: null },
  ])
  // What it was comes back.
  expect((await boss.post(`/imports/${id}/undo`)).status).toBe(202)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'undone', undone: 1, left: 0 })
  expect(await stored()).toMatchObject([{ price: 5, offer: '7.000000' }])

  const [name] = [anyName('İkiz')]
  await makeCompany({ name })
  await makeCompany({ name })
  const many = await checkFile(
    boss,
    'companies',
    [
      ['Ad', 'Ünvan'],
      [name, 'A.Ş.'],
    ],
    {
      mapping: [
        { index: 0, field: 'name' },
        { index: 1, field: 'title' },
      ],
      mode: 'upsert',
      key: 'name',
    },
  )
  expect(await judgedRows(boss, many)).toEqual(['2 error name:importManyMatches'])
})

it('makes nothing of a file that is imported a second time by its key', async () => {
  const rows = [['SKU', 'Ad'], ...Array.from({ length: 5 }, () => [anySku(), anyName('Tekrar')])]
  const choice = {
    mapping: [
      { index: 0, field: 'sku' },
      { index: 1, field: 'name' },
    ],
    mode: 'upsert',
    key: 'sku',
  } as const
  const first = await importFile(boss, 'stock-cards', rows, {
    ...choice,
    mapping: [...choice.mapping],
  })
  const second = await importFile(boss, 'stock-cards', rows, {
    ...choice,
    mapping: [...choice.mapping],
  })
  expect(await recordsOf(second)).toEqual(await recordsOf(first))
  expect(await cardsNamed(rows.slice(1).map(([, name]) => name as string))).toHaveLength(5)
})

it('looks for a branch among those of the company that the row names', async () => {
  const [one, other] = [await makeCompany(), await makeCompany()]
  const name = anyName('Merkez')
  const branches = await importFile(
    boss,
    'branches',
    [
      ['Müşteri', 'Ad'],
      [String(one.name), name],
      [String(other.name), name],
    ],
    {
      mapping: [
        { index: 0, field: 'company' },
        { index: 1, field: 'name' },
      ],
    },
  )
  const [ofOne] = await recordsOf(branches)
  const people = await importFile(
    boss,
    'employees',
    [
      ['Müşteri', 'Şube', 'Ad'],
      [String(one.name), name, anyName('Ayşe')],
      ['', name, anyName('Kim')],
    ],
    { mapping: ['company', 'branch', 'name'].map((field, index) => ({ index, field })) },
  )
  expect(await judgedRows(boss, people)).toEqual([
    '2 done',
    '3 error branch:relationAmbiguous company:required',
  ])
  const [employee] = await recordsOf(people)
  expect(
    await select(`select branch_id as branch from employees where id = $1`, [employee]),
  ).toEqual([{ branch: ofOne }])
})

const MOVED = ['stockCard', 'type', 'quantity', 'price', 'operationDate', 'currencyType'].map(
  (field, index) => ({ index, field }),
)
const HEADS = ['Stok kartı', 'Yön', 'Miktar', 'Fiyat', 'Tarih', 'Para birimi']
const move = (sku: unknown, type: 'Giriş' | 'Çıkış', quantity: number) => [
  String(sku),
  type,
  quantity,
  '10',
  '01.03.2026',
  'TRY',
]

it('takes movements wholly or not at all, seeing each after those before it', async () => {
  const [one, other] = [
    await makeCard({ sku: anySku(), stock: 5, unit: 'piece' }),
    await makeCard({ sku: anySku() }),
  ]
  const sheet = [
    HEADS,
    move(one.sku, 'Çıkış', 4),
    move(one.sku, 'Çıkış', 2),
    move(other.sku, 'Giriş', 3),
  ]
  const id = await checkFile(boss, 'stock-movements', sheet, { mapping: MOVED })
  expect(await judgedRows(boss, id)).toEqual([
    '2 ready',
    '3 error quantity:insufficientStock',
    '4 ready',
  ])
  expect((await boss.post(`/imports/${id}/commit`)).status).toBe(409)
  expect(await figuresOf(one.id)).toMatchObject({ current: 5 })

  expect(
    (await boss.post(`/imports/${id}/fix`, { row: 3, cells: { quantity: '1' } })).json,
  ).toMatchObject({
    state: 'ready',
  })
  // Somebody else is faster with what there is.
  const other4 = await boss.post('/stock-movements', {
    type: 'out',
    stockCard: one.id,
    quantity: 1,
    price: 1,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
  })
  expect(other4.status).toBe(201)
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({
    status: 'checked',
    done: 0,
    errors: 1,
    reason: { code: 'importHasErrors' },
  })
  expect([await figuresOf(one.id), await figuresOf(other.id)]).toMatchObject([
    { current: 4 },
    { current: 0 },
  ])

  await boss.post(`/imports/${id}/fix`, { row: 3, cells: { type: 'Giriş' } })
  await boss.post(`/imports/${id}/commit`)
  await runImports()
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 3 })
  expect([await figuresOf(one.id), await figuresOf(other.id)]).toMatchObject([
    { current: 1 },
    { current: 3 },
  ])

  // What came in and went out again cannot be given back.
  await boss.post('/stock-movements', {
    type: 'out',
    stockCard: other.id,
    quantity: 2,
    price: 1,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
  })
  await boss.post(`/imports/${id}/undo`)
  await runImports()
  expect(await judgedRows(boss, id)).toEqual([
    '2 undone',
    '3 undone',
    '4 left quantity:insufficientStock',
  ])
  expect([await figuresOf(one.id), await figuresOf(other.id)]).toMatchObject([
    { current: 4 },
    { current: 1 },
  ])
})

it('takes back what nobody changed and nothing refers to, and says why the rest stays', async () => {
  const names = Array.from({ length: 3 }, () => anyName('Geri'))
  const id = await importFile(boss, 'companies', [['Ad'], ...names.map((name) => [name])])
  const [changed, used] = await recordsOf(id)
  expect((await boss.patch(`/companies/${changed}`, { title: 'A.Ş.' })).status).toBe(200)
  await boss.post('/branches', { company: used, name: 'Şube' })
  expect((await boss.post(`/imports/${id}/undo`)).status).toBe(202)
  expect((await boss.post(`/imports/${id}/undo`)).status).toBe(409)
  await runImports()
  expect(await judgedRows(boss, id)).toEqual([
    '2 left :changedSinceImport',
    '3 left :inUse',
    '4 undone',
  ])
  expect(await progressOf(boss, id)).toMatchObject({ status: 'undone', undone: 1, left: 2 })
  const left = await select<{ name: string }>(`select name from companies where name = any ($1)`, [
    names,
  ])
  expect(left.map(({ name }) => name).sort()).toEqual(names.slice(0, 2).sort())
  expect((await boss.post(`/imports/${id}/undo`)).status).toBe(409)
})

it('proposes what its importer said of a head before, and to nobody else', async () => {
  const rows = [
    ['Fabrika ürün no', 'Ad', 'Fiyat'],
    [anySku(), anyName('Somun'), '5'],
  ]
  const fields = async (person: Person) =>
    (await uploadFile(person, 'stock-cards', rows)).columns.map(({ field }) => field)
  const person = await makePerson()
  expect(await fields(person)).toEqual([null, 'name', 'currentPrice'])
  const mapping = ['sku', 'name', null].map((field, index) => ({ index, field }))
  await checkFile(person, 'stock-cards', rows, { mapping })
  expect(await fields(person)).toEqual(['sku', 'name', null])
  expect(await fields(boss)).toEqual([null, 'name', 'currentPrice'])
})

it('posts a whole file in one statement as its form would post each of its rows', async () => {
  const [byHand, byFile] = [await makeCard({ sku: anySku() }), await makeCard({ sku: anySku() })]
  const day = '2026-03-02'
  const rows = [
    { type: 'in', quantity: 3, price: 2.5, currencyType: 'EUR', currencyRate: 41.25, note: 'İlk' },
    { type: 'out', quantity: 1, price: 7, currencyType: 'TRY', note: '' },
    { type: 'in', quantity: 2, price: 90.123456, currencyType: 'TRY', note: '' },
  ]
  for (const { note, ...row } of rows)
    await boss.post('/stock-movements', {
      ...row,
      ...(note && { note }),
      stockCard: byHand.id,
      operationDate: day,
    })
  const fields = ['type', 'quantity', 'price', 'currencyType', 'currencyRate', 'note']
  const id = await importFile(
    boss,
    'stock-movements',
    [
      ['SKU', 'Tarih', ...fields],
      ...rows.map((row) => [
        String(byFile.sku),
        day,
        ...fields.map((field) =>
          String((row as Record<string, unknown>)[field] ?? '').replace('.', ','),
        ),
      ]),
    ],
    {
      mapping: ['stockCard', 'operationDate', ...fields].map((field, index) => ({ index, field })),
    },
  )
  expect(await progressOf(boss, id)).toMatchObject({ status: 'done', done: 3 })
  const ledgerOf = async (card: unknown) =>
    (
      await select<{ row: Record<string, unknown> }>(
        `select to_jsonb(m) - array['id', 'stock_card_id', 'created_at', 'updated_at'] as row
         from stock_movements m where stock_card_id = $1 order by id`,
        [card],
      )
    ).map(({ row }) => row)
  expect(await ledgerOf(byFile.id)).toEqual(await ledgerOf(byHand.id))
  const figures = (card: unknown) =>
    select(
      `select current_quantity, average_cost, last_cost, stock_value from stock_cards where id = $1`,
      [card],
    )
  expect(await figures(byFile.id)).toEqual(await figures(byHand.id))
  const made = await recordsOf(id)
  expect(
    await select(
      `select action, command, user_id as "user", import_id::int as import, count(*)::int as n
       from audit_events where subject = 'stock-movements' and document = any($1) group by 1, 2, 3, 4`,
      [made],
    ),
  ).toEqual([{ action: 'create', command: 'import', user: boss.id, import: id, n: 3 }])
})
