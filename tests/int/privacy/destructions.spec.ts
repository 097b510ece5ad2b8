import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { recordDestruction } from '@/operations/sweeps/recordDestruction'
import { inTransaction } from '@/operations/shared/transaction'
import { readDestructions } from '@/queries/privacy/readDestructions'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { linesOf } from '../exchange/takenList'
import { cookieFor, makePerson } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'

const READS: Permission[] = [{ subject: 'privacy', actions: ['read'] }]
/** Long ago enough that no job of another file writes there, and kept still. */
const DAY = `current_date - 900`

let payload: Payload
let day: string
beforeAll(async () => {
  payload = await startPayload()
  const [row] = await select<{ day: string }>(
    `insert into destructions (day, what, rows) values (${DAY}, 'mails', 1200),
       (${DAY}, 'audit_addresses', 3), (${DAY}, 'gone_table', 7) returning day::text as day`,
  )
  day = row?.day ?? ''
})
afterAll(() => select(`delete from destructions where day = ${DAY}`))

const asked = async (permissions: Permission[], query: string, language = 'tr') => {
  const cookie = await cookieFor(await makePerson(payload, permissions))
  return ask('GET', `/privacy/destructions${query}`, {
    cookie,
    headers: { 'accept-language': language },
  })
}
const reader = () => createLocalReq({}, payload)
const rowsToday = async (what: string) => {
  const [row] = await select<{ n: number }>(
    'select coalesce(sum(rows), 0)::int as n from destructions where day = current_date and what = $1',
    [what],
  )
  return row?.n ?? 0
}

describe('the record of destruction', () => {
  it.each(['tr', 'en', 'fr', 'ar'])('is a file in %s, with the period of each kind', async (to) => {
    const lines = await linesOf(asked(READS, '?format=csv', to))
    const [head = []] = lines
    expect(head).toHaveLength(4)
    expect(head.filter((text) => !text || /\w\.\w/.test(text))).toEqual([])
    const numbers = lines.filter((line) => /^(1[.,\s\u202f]?200|1200|3|7)$/.test(line[2] ?? ''))
    expect(numbers.length).toBeGreaterThanOrEqual(3)
    for (const [, name = '', , rule = ''] of lines.slice(1))
      expect([name, rule].filter((text) => /\w\.\w/.test(text))).toEqual([])
  })

  it('is on the page, the newest day first, also of tables that are no longer there', async () => {
    const all = await readDestructions(await reader())
    const days = all.map((row) => row.day)
    expect(days).toEqual(days.toSorted().toReversed())
    const mine = all.filter((row) => row.day === day)
    expect(mine.map(({ what, rows }) => [what, rows])).toEqual([
      ['audit_addresses', 3],
      ['gone_table', 7],
      ['mails', 1200],
    ])
    expect(mine.map(({ name, rule }) => [name !== '', rule !== ''])).toEqual([
      [true, true],
      [true, false],
      [true, true],
    ])
    expect(await readDestructions(await reader(), 2)).toEqual(all.slice(0, 2))
  })

  it('adds up what goes on one day, also by two jobs at once', async () => {
    const what = 'import_rows'
    const before = await rowsToday(what)
    const destroy = async (rows: number) => {
      const req = await reader()
      await inTransaction(req, () => recordDestruction({ req, what, rows }))
    }
    await Promise.all([destroy(2), destroy(3), destroy(0)])
    expect((await rowsToday(what)) - before).toBe(5)
  })

  it('is kept of what an export took, and closed without the right, whatever else is held', async () => {
    const since = await lastAuditId()
    await linesOf(asked(READS, '?format=csv'))
    const exports = (await auditSince(since)).filter(({ action }) => action === 'export')
    expect(exports).toMatchObject([
      { subject: 'settings', details: { filters: [null, 'privacy'] } },
    ])
    const others = allPermissions().filter(({ subject }) => subject !== 'privacy')
    for (const format of ['xlsx', 'csv'])
      expect(await codeOf(asked(others, `?format=${format}`))).toBe('403 notAllowed')
    for (const query of ['', '?format=json'])
      expect(await codeOf(asked(READS, query))).toBe('400 invalidQuery')
    expect((await ask('GET', '/privacy/destructions?format=csv')).status).toBe(401)
  })
})
