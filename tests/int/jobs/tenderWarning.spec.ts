import { expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { accept, offerOf } from '../../factories/offer'
import { administrator } from '../../factories/person'
import { freeLine, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { dayFromNow } from '../../factories/day'

const day = dayFromNow
const run = async () => JOB_RUNS['warn-of-expiry'](await getTestPayload())
const told = async (id: number) => {
  await deliver()
  return select<{ body: string }>(
    `select data ->> 'number' as number from notifications
     where subject = 'tenders' and document = $1 and event = 'tenderExpiring'`,
    [id],
  )
}
const sent = async (days: number) => {
  const tender = await makeTender({
    date: day(-5),
    validUntil: day(days),
    items: [freeLine()],
  })
  await step(tender.id, 'send')
  return tender.id
}

it('tells the author the day before a sent tender ends, once, also of runs at once', async () => {
  await administrator()
  const [tomorrow, todayOnly, later] = [await sent(1), await sent(0), await sent(2)]
  const draft = await makeTender({ date: day(-5), validUntil: day(1), items: [freeLine()] })
  const approved = await sent(1)
  await step(approved, 'approve')
  const accepted = await sent(1)
  expect(await accept(await offerOf(accepted))).toBe('200')
  await Promise.all([run(), run(), run()])
  await run()
  expect(await told(tomorrow)).toHaveLength(1)
  for (const id of [todayOnly, later, draft.id, approved, accepted])
    expect(await told(id)).toEqual([])
})

it('tells nobody twice who removed the notification, but again for a new last day', async () => {
  const id = await sent(1)
  await run()
  expect(await told(id)).toHaveLength(1)
  await select(`delete from notifications where document = $1 and subject = 'tenders'`, [id])
  await run()
  expect(await told(id)).toEqual([])
  // The day after, moved by a day: it ends tomorrow again.
  await select(`update job_marks set key = replace(key, $1, $2) where key like 'tender-ends %'`, [
    day(0),
    day(-1),
  ])
  await run()
  expect(await told(id)).toHaveLength(1)
})
