import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '@/database/migrations'
import { allPermissions } from '@/access/buildAbility'
import { makeCount, enter, REASON, stepCount } from '../../factories/counts'
import { asSuperuser, select } from '../../factories/database'
import { DELETABLE } from '../../factories/deletable'
import { eraseTicked, tickAll } from '../../factories/erasing'
import { deliver } from '../../factories/events'
import { importFile } from '../../factories/imports'
import { makeDrift, makeMail } from '../../factories/jobs'
import { merged } from '../../factories/merging'
import { accept, makeOffer } from '../../factories/offer'
import { administrator, makePerson } from '../../factories/person'
import { makePriceChange } from '../../factories/prices'
import { makeProgram } from '../../factories/program'
import {
  anyName,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeRow,
} from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { makeWebhook } from '../../factories/webhook'
import { backUp } from '../backups/database'
import { makeWorld } from '../reads/world'

/** Where the backup of a new state of the tables goes (docs/how-to/migration.md); else nothing is made. */
const TO = process.env.SCHEMA_FIXTURE

/** Tables that nothing is in for longer than a request. */
const ALWAYS_EMPTY = ['audit_lists', 'payload_kv']

const DRAFTS: readonly (readonly [table: string, statement: string])[] = [
  [
    'passkeys',
    `insert into passkeys (user_id, credential_id, public_key, user_handle, rp_id, counter, is_synced, name)
      values ($1, 'credential', 'key', 'handle', 'localhost', 0, true, 'Telefon')`,
  ],
  [
    'passkey_challenges',
    `insert into passkey_challenges (hash, purpose, expires_at)
      values (repeat('c', 64), 'signIn', now() + interval '1 hour')`,
  ],
  [
    'user_factors',
    `insert into user_factors (user_id, kind, sealed) values ($1, 'totp', 'never confirmed')`,
  ],
  [
    'recovery_codes',
    `insert into recovery_codes (user_id, salt, hash) values ($1, repeat('d', 64), repeat('e', 128))`,
  ],
  [
    'sign_in_steps',
    `insert into sign_in_steps (hash, user_id, password_mark, is_remembered, next, expires_at)
      values (repeat('a', 64), $1, repeat('b', 64), false, 'factor', now() + interval '1 hour')`,
  ],
  [
    'sign_in_returns',
    `insert into sign_in_returns (hash, expires_at) values (repeat('f', 64), now() + interval '1 hour')`,
  ],
  ['sign_in_devices', `insert into sign_in_devices (user_id, mark) values ($1, repeat('9', 64))`],
  [
    'user_identities',
    `insert into user_identities (user_id, issuer, subject)
      values ($1, 'https://login.example.com', 'someone')`,
  ],
  [
    'user_invitations',
    `insert into user_invitations (user_id, nonce, token_hash, locale, sent_by, expires_at)
      select max(id), repeat('1', 64), repeat('2', 64), 'tr', $1, now() + interval '7 days' from users`,
  ],
  [
    'session_views',
    `insert into session_views (session_id, user_id, role_id, until)
      select s.id, $1, u.role_id, now() + interval '1 hour'
        from users_sessions s join users u on u.id = s._parent_id where u.id = $1 limit 1`,
  ],
  [
    'deputies',
    `insert into deputies (person_id, deputy_id, from_day, until_day)
      select $1, max(id), current_date, current_date + 7 from users where id <> $1`,
  ],
  [
    'exports',
    `insert into exports (user_id, list, query, format, locale, file_name)
      values ($1, 'companies', '[["search", "Deniz"]]', 'csv', 'tr', 'Müşteriler 2026-11-29.csv')`,
  ],
  [
    'right_requests',
    `insert into right_requests (user_id, asked_right) select max(id), 'tenders:write' from users`,
  ],
  [
    'calendar_feeds',
    `insert into calendar_feeds (user_id, token_hash, layers) values ($1, repeat('3', 64), '["meets"]')`,
  ],
  [
    'person_requests',
    `insert into person_requests (received_on, due_on, name, asked, channel)
      values (current_date, current_date + 30, 'Ayşe Yılmaz', 'copy', 'email')`,
  ],
  [
    'person_request_acts',
    `insert into person_request_acts (request_id, act, rows, user_id)
      select max(id), 'export', 3, $1 from person_requests`,
  ],
  [
    'destructions',
    `insert into destructions (day, what, rows) values (current_date - 1, 'audit_addresses', 12)`,
  ],
  [
    'api_client_uses',
    `insert into api_client_uses (client_id, key_id, address)
      select client_id, id, '192.0.2.7' from api_keys limit 1`,
  ],
  [
    'webhook_deliveries',
    `insert into webhook_deliveries (endpoint_id, event, subject, document)
      select w.id, e.id, e.subject, e.document from webhooks w, events e order by e.id desc limit 1`,
  ],
  [
    'meet_invitations',
    `insert into meet_invitations (meet_id, recipient, locale, state, sequence, title, starts_at, all_day,
        organizer_id)
      select id, 'davetli@example.com', 'tr', 'invited', 1, title, starts_at, false, $1
        from meets where starts_at is not null order by id limit 1`,
  ],
  ['job_marks', `insert into job_marks (key) values ('fixture')`],
  ['rate_limits', `insert into rate_limits (key, points, expire) values ('fixture', 1, 1)`],
  [
    'idempotency_keys',
    `insert into idempotency_keys (user_key, key, body_hash, owner, token)
      values ('users:' || $1, 'fixture', 'hash', 1, gen_random_uuid())`,
  ],
]

/** What a company has after some months, a little of each. */
const fill = async () => {
  const boss = await administrator()
  await makeWorld()
  for (const make of Object.values(DELETABLE)) await make()
  await boss.remove(`/meets/${(await makeRow('meets', { title: anyName('Silinen') })).id}`)

  const [winner, loser] = [await makeCompany(), await makeCompany()]
  await boss.post(`/companies/${winner.id}/assign`, { owner: boss.id })
  await makeEmployee({ company: loser.id })
  await merged(boss, { winner: winner.id, loser: loser.id })
  const person = { email: 'silinecek@example.com' }
  await makeEmployee({ company: winner.id, ...person })
  await eraseTicked(boss, person, await tickAll(boss, person))

  const card = (await makeCard({ stock: 50 })).id
  const tender = (await makeTender({ items: [line(card, { quantity: 2 })] })).id
  await step(tender, 'approve')
  await step(tender, 'invoice', { invoiceNumber: 'FTR-2026/7' })
  await accept(await makeOffer())
  const clerk = await makePerson([{ subject: 'tenders', actions: ['read', 'create', 'write'] }])
  await clerk.post(`/tenders/${(await makeTender()).id}/request-approval`, { approver: boss.id })

  const count = await makeCount([card])
  await enter(boss, count, card, 48)
  await stepCount(count, 'finish')
  await stepCount(count, 'post', REASON)
  await makePriceChange([(await makeCard({ currentPrice: 10 })).id])
  const group = (await makeGroup({ parts: [{ stockCard: card, quantity: 1 }] })).id
  await boss.post(`/stock-groups/${group}/assemble`, { quantity: 1 })
  await boss.post('/stock-periods/close', { day: '2020-12-31', reason: 'Yıl sonu' })
  await importFile(boss, 'stock-types', [['Ad'], [anyName('Tür')]])

  const iban = 'TR330006100519786457841326'
  const settings = await boss.post('/globals/settings', {
    taxRates: [{ kind: 'general', rate: 20, validFrom: '2023-07-10T12:00:00.000Z' }],
    approvalLimits: [{ role: clerk.roleId, maxTotalBase: 100_000 }],
    companyProfile: { banks: [{ bank: 'Anadolu', iban, currency: 'TRY' }] },
  })
  expect(settings.status, settings.text).toBe(200)
  const view = { name: 'Açılanlar', list: 'tenders', audience: 'everyone' }
  await boss.post('/list-views', { ...view, state: { where: {}, columns: ['title'] } })
  await boss.post('/payload-preferences/nav', { value: { isNarrow: true } })

  const program = await makeProgram(allPermissions())
  await makeWebhook({ url: (address) => `https://example.com${address}` }, program)
  await makeMail('waiting')
  await makeDrift()
  await deliver()
  for (const [table, statement] of DRAFTS) {
    const values = statement.includes('$1') ? [boss.id] : []
    await select(statement, values).catch((error: Error) => {
      throw new Error(`${table}: ${error.message}`)
    })
  }
  await asSuperuser(`
    insert into audit_archives (first_id, last_id, first_at, last_at, columns, filename, rows, bytes,
        sha256, digest, redacted_id)
      values (-9, 0, now() - interval '3 years', now() - interval '3 years', '{id,at}', 'fixture.copy.gz',
        10, 400, repeat('4', 64), repeat('5', 32), 0)`)
}

const emptyTables = async (): Promise<string[]> => {
  const tables = await select<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const empty: string[] = []
  for (const { name } of tables)
    if ((await select(`select from "${name}" limit 1`)).length === 0) empty.push(name)
  return empty
}

it.runIf(TO)('makes a backup with a row in each table, for tests of later releases', async () => {
  await fill()
  expect(await emptyTables()).toEqual(ALWAYS_EMPTY)
  const dir = await mkdtemp(path.join(tmpdir(), 'fixture-'))
  const { folder } = await backUp(dir)
  const place = path.resolve(TO as string, migrations.at(-1)?.name ?? '')
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  for (const name of await readdir(folder))
    await rename(path.join(folder, name), path.join(place, name))
  await rm(dir, { recursive: true })
})
