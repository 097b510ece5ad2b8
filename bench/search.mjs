/**
 * How long a search takes: node --import tsx bench/search.mjs [cards] [companies]
 *
 * Fills a database of its own (100,000 stock cards, 20,000 companies, 60,000 employees, 30,000
 * tenders unless said otherwise) on a temporary embedded PostgreSQL, or on the server of
 * TEST_DATABASE_URL, and times the whole use case behind GET /api/search: rights, one statement,
 * its answer. No network and no other load in it.
 */
import { performance } from 'node:perf_hooks'
import { startDatabaseServer } from '../tests/helpers/databaseServer.ts'
import {
  asProgram,
  createTemplate,
  dropDatabase,
  execute,
  testEnv,
} from '../tests/helpers/templateDatabase.ts'

const NAME = 'bench_search'
const RUNS = 25
const cards = Number(process.argv[2] ?? 100_000)
const companies = Number(process.argv[3] ?? 20_000)

const words = (list) => `(array[${list.map((word) => `'${word}'`).join(',')}])`
const pick = (list, by) => `${words(list)}[1 + (i * ${by}) % ${list.length}]`
const CITIES = ['Çankaya', 'Isparta', 'İzmir', 'Şişli', 'Üsküdar', 'Kadıköy', 'Muğla', 'محمد']
const GOODS = ['Kablo', 'Işıldak', 'Şalter', 'Pano', 'Vana', 'Çelik boru', 'Ölçüm cihazı', 'Filtre']

const fill = async (url) => {
  await execute(
    url,
    `
    insert into companies (name, title, email, boss_phone)
      select ${pick(CITIES, 1)} || ' Ticaret ' || i, ${pick(CITIES, 3)} || ' Sanayi A.Ş. ' || i,
             'firma' || i || '@ornek.example', '0532 ' || lpad(i::text, 7, '0')
      from generate_series(1, ${companies}) i;
    insert into employees (company_id, name, email, cell_phone1)
      select 1 + i % ${companies}, 'Ayşe ' || ${pick(CITIES, 5)} || i, 'k' || i || '@ornek.example',
             '0555 ' || lpad(i::text, 7, '0')
      from generate_series(1, ${companies * 3}) i;
    insert into stock_cards (name, sku, barcode, unit, tax_rate)
      select ${pick(GOODS, 1)} || ' ' || ${pick(CITIES, 7)} || ' ' || i, 'SKU-' || i,
             '869' || lpad(i::text, 10, '0'), 'piece', 20
      from generate_series(1, ${cards}) i;
    select set_config('app.tender_writer', 'on', true);
    insert into tenders (title, number, date, currency, currency_rate, company_id)
      select ${pick(GOODS, 3)} || ' teklifi ' || i, 'TKF-2026-' || lpad(i::text, 5, '0'), now(), 'TRY',
             1, 1 + i % ${companies}
      from generate_series(1, 30000) i;
  `,
    'vacuum analyze',
  )
}

const TERMS = [
  ['one card by its code', `SKU-${Math.floor(cards / 2)}`],
  ['one card by its barcode', `869${String(Math.floor(cards / 3)).padStart(10, '0')}`],
  [
    'one card by its barcode in groups',
    `869${String(Math.floor(cards / 3)).padStart(10, '0')}`.replace(/(.{4})/g, '$1-'),
  ],
  ['one card by its code without the hyphen', `sku${Math.floor(cards / 2)}`],
  ['a tender by its number', '#12345'],
  ['a tender by its number without hyphens', 'tkf202612345'],
  ['a tender by its number without zeros', 'tkf-2026-72'],
  ['a phone', '0532 00123'],
  ['a rare word', `çelik boru ısparta ${Math.floor(cards / 5)}`],
  ['a word in one row of eight', 'cankaya'],
  ['three letters in nearly every row', 'tic'],
  ['the commonest word of all', 'sku'],
  ['Arabic', 'محمد'],
  ['nothing at all', 'qqqzzz'],
]

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

const server = await startDatabaseServer()
try {
  await createTemplate({ server, name: NAME })
  const url = server.urlOf(NAME)
  await fill(url)
  Object.assign(process.env, { NODE_ENV: 'production', ...testEnv, DATABASE_URL: asProgram(url) })
  const { getPayload } = await import('payload')
  const { default: config } = await import('../src/payload.config.ts')
  const { allPermissions } = await import('../src/access/buildAbility.ts')
  const { search } = await import('../src/queries/search/search.ts')
  const payload = await getPayload({ config })
  const role = await payload.create({
    collection: 'roles',
    data: { name: 'bench', permissions: allPermissions() },
  })
  console.log(`${cards} cards, ${companies} companies, ${companies * 3} employees, 30000 tenders`)
  console.log('median / slowest of', RUNS, 'in ms')
  for (const [what, term] of TERMS) {
    const times = []
    let found = 0
    for (let run = 0; run < RUNS; run += 1) {
      const req = { payload, user: { id: 1, role: role.id } }
      const began = performance.now()
      const { groups } = await search(req, { typed: term })
      times.push(performance.now() - began)
      found = groups.reduce((sum, { total }) => sum + total, 0)
    }
    const [middle, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(1))
    console.log(`${middle.padStart(7)} / ${worst.padStart(7)}  ${what} (${term}): ${found} found`)
  }
  await payload.db.pool.end()
} finally {
  await dropDatabase({ server, name: NAME }).catch(() => {})
  await server.stop()
}
process.exit(0)
