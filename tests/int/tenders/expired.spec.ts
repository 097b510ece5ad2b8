import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/day'
import { displayStatus, TENDER_STATUSES, type TenderStatus } from '@/domain/tenders/status'
import { expiredCondition } from '@/domain/tenders/validity'
import { readRows } from '@/queries/shared/rows'
import { rowsWhere } from '@/queries/shared/rowsWhere'
import { administrator } from '../../factories/person'
import { accept, offerOf } from '../../factories/offer'
import { step, makeTender, whyOf } from '../../factories/tender'
import { today } from '../../factories/day'
import { getTestPayload } from '../../helpers/payload'

type Case = { id: number; status: TenderStatus; isAccepted: boolean; validUntil: string }
const cases: Case[] = []

const WAYS: Record<TenderStatus, string[]> = {
  draft: [],
  sent: ['send'],
  approved: ['approve'],
  invoiced: ['approve', 'invoice'],
  rejected: ['send', 'reject'],
  cancelled: ['cancel'],
}

beforeAll(async () => {
  await administrator()
  for (const status of TENDER_STATUSES) {
    const { id } = await makeTender({ validUntil: addDays(today(), 10) })
    for (const verb of WAYS[status]) await step(id, verb, whyOf(verb))
    cases.push({ id, status, isAccepted: false, validUntil: addDays(today(), 10) })
  }
  const { id } = await makeTender({ validUntil: addDays(today(), 10) })
  await step(id, 'send', { to: [] })
  await accept(await offerOf(id))
  cases.push({ id, status: 'sent', isAccepted: true, validUntil: addDays(today(), 10) })
})

it.each([9, 10, 11])('means the same to domain, list and statement, %d days on', async (days) => {
  const payload = await getTestPayload()
  const now = addDays(today(), days)
  const expected = cases
    .filter(({ id: _id, ...terms }) => displayStatus({ ...terms, today: now }) === 'expired')
    .map(({ id }) => id)
  const ids = cases.map(({ id }) => id)
  const listed = await payload.find({
    collection: 'tenders',
    where: { and: [{ id: { in: ids } }, expiredCondition(now)] },
    depth: 0,
  })
  const rows = await readRows<{ id: number }>(
    { payload },
    sql`select id from tenders where ${rowsWhere(expiredCondition(now))} and id = any (${sql.param(ids)}::int[])`,
  )
  expect(listed.docs.map(({ id }) => id)).toEqual(expected)
  expect(rows.map(({ id }) => id)).toEqual(expected)
  // The accepted one never expires.
  expect(expected).toHaveLength(days === 11 ? 1 : 0)
})
