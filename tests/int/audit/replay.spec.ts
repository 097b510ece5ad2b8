import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { isAuditedEvent } from '@/domain/audit/auditedEvents'
import { auditSince, lastAuditId, leftOut, type AuditRow } from '../../factories/audit'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { anyName, makeCompany } from '../../factories/rows'
import { aim, draws } from '../stock/model/commands'
import { hireAll, type Worker } from '../stock/model/people'
import { send } from '../stock/model/send'
import { makeWorld, readState } from '../stock/model/world'

/** `REPLAY_COMMANDS=10000` for the long run (docs/domains/audit.md). */
const COMMANDS = Number(process.env.REPLAY_COMMANDS ?? 300)
const CLIENTS = 8
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 1e9))

type Values = Record<string, unknown>
/** Every row by `table id`, without what is left out and without what is empty. */
type Data = Map<string, Values>

let tables: string[]
let lists: { table: string; name: string; parent: string; order: string; of: string }[]
let workers: Worker[]
let isLeftOut: (column: string) => boolean
beforeAll(async () => {
  const rows = await select<{ table: string; trigger: string; args: string[] }>(
    `select c.relname as table, t.tgname as trigger,
       string_to_array(rtrim(encode(t.tgargs, 'escape'), E'\\\\000'), E'\\\\000') as args
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname in ('z_audit', 'z_audit_list') order by 1`,
  )
  tables = rows.filter(({ trigger }) => trigger === 'z_audit').map(({ table }) => table)
  lists = rows
    .filter(({ trigger }) => trigger === 'z_audit_list')
    .map(({ table, args: [of = '', name = '', parent = '', order = ''] }) => ({
      table,
      name,
      parent,
      order,
      of: of.replaceAll('-', '_'),
    }))
  workers = await hireAll()
  isLeftOut = await leftOut()
})

const kept = (row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => value !== null && !isLeftOut(column)),
  )

const readData = async (): Promise<Data> => {
  const data: Data = new Map()
  for (const table of tables) {
    const rows = await select<{ row: Values }>(`select to_jsonb(t) as row from ${table} t`)
    for (const { row } of rows) data.set(`${table} ${String(row.id)}`, kept(row))
  }
  for (const { table, name, parent, order, of } of lists) {
    const rows = await select<{ id: number; content: unknown }>(
      `select "${parent}" as id, audit_list_content('${table}', "${parent}", '${parent}', '${order}') as content
         from "${table}" group by 1`,
    )
    for (const { id, content } of rows) {
      const row = data.get(`${of} ${id}`)
      if (row) row[name] = content
    }
  }
  return data
}

/** What stands in the trail for a value that was taken out of it. */
const REDACTED = '[redacted]'
/** The columns that are redacted in this run. */
const ERASED = ['boss_name', 'boss_phone']

/** What the trail says, done to the data. */
const replay = (data: Data, rows: AuditRow[]): void => {
  for (const { action, subject, part, part_id, document, details } of rows) {
    if (isAuditedEvent(action)) continue
    const key = `${(part ?? subject ?? '').replaceAll('-', '_')} ${part_id ?? document}`
    if (action === 'delete') {
      data.delete(key)
      continue
    }
    const row = { ...data.get(key) }
    for (const [column, [before, after]] of Object.entries(details ?? {})) {
      const known = row[column] ?? null
      // A value that was taken out stays a value: what was empty is still said to have been.
      if (before === REDACTED || known === REDACTED) expect([known, before]).not.toContain(null)
      else expect(known).toEqual(before ?? null)
      if (after === null) delete row[column]
      else row[column] = after
    }
    data.set(key, row)
  }
}

it(
  'replayed over the first state it gives the last one',
  async () => {
    const boss = await administrator()
    const world = await makeWorld()
    const company = await makeCompany({ extraEmails: [{ email: 'a@example.com' }] })
    const data = await readData()
    const from = await lastAuditId()
    let state = await readState(world)
    const drawn = fc.sample(draws, { seed, numRuns: COMMANDS })
    let done = 0
    for (let at = 0; at < drawn.length; at += CLIENTS) {
      const answers = await Promise.all(
        drawn
          .slice(at, at + CLIENTS)
          .map((draw) => aim(draw, state, world, workers.length))
          .filter((command) => command !== null)
          .map((command) =>
            send((workers[command.by] as Worker).person, command, { world, state }),
          ),
      )
      done += answers.filter(({ status }) => status < 300).length
      state = await readState(world)
    }
    await boss.patch(`/companies/${company.id}`, {
      extraEmails: [{ email: 'b@example.com' }, { email: 'a@example.com' }],
      workingDays: ['sunday'],
    })
    const person = await makeCompany({ bossName: 'Ayşe Kaya', title: 'Ticaret' })
    const rename = (bossName: string) => boss.patch(`/companies/${person.id}`, { bossName })
    await boss.patch(`/companies/${person.id}`, { bossPhone: '+90 555 111 22 33' })
    await rename('Ayşe Yılmaz')
    await select('select redact_audit($1, $2, $3, $4)', [
      'companies',
      person.id,
      ERASED,
      'Başvuru 7',
    ])
    await rename('Zeynep Demir')
    await boss.patch(`/companies/${person.id}`, { title: 'Sanayi' })
    const other = await makeCompany({ name: anyName('Silinecek'), workingDays: ['monday'] })
    await boss.remove(`/companies/${other.id}`)
    const rows = await auditSince(from)
    if (process.env.REPLAY_COMMANDS)
      process.stdout.write(
        `${COMMANDS} commands, ${done} done, ${rows.length} rows, seed ${seed}\n`,
      )
    expect(done).toBeGreaterThan(COMMANDS / 5)
    expect(rows.length).toBeGreaterThan(done)
    replay(data, rows)
    const last = await readData()
    expect(data.get(`companies ${person.id}`)).toMatchObject({
      boss_name: 'Zeynep Demir',
      boss_phone: REDACTED,
      title: 'Sanayi',
    })
    for (const state of [data, last])
      for (const column of ERASED) delete state.get(`companies ${person.id}`)?.[column]
    expect(Object.fromEntries(data), `MODEL_SEED=${seed}`).toEqual(Object.fromEntries(last))
  },
  120_000 + COMMANDS * 400,
)
