import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { TimelinePage } from '@/present/timeline/timelineItem'
import { readTimelineTab } from '@/queries/timeline/timelineTab'
import { select } from '../../factories/database'
import { endOfLog, loggedBy, readLog, settleLog } from '../../factories/eventLog'
import { expectSoundData } from '../../factories/expectSoundData'
import { merged, split } from '../../factories/merging'
import { makePerson, type Person } from '../../factories/person'
import { anyName, makeCompany, makeRow } from '../../factories/rows'
import { pageFor } from '../records/page'

const NAME = anyName('Birleştiren')
let merger: Person
beforeAll(async () => {
  merger = await makePerson(allPermissions(), { name: NAME })
})

const two = async () => {
  const name = anyName('Eski')
  return { winner: (await makeCompany()).id, loser: (await makeCompany({ name })).id, name }
}
const rowsOf = async (who: Person, id: number, more = '') => {
  const { status, json, text } = await who.get<TimelinePage>(
    `/timeline?subject=companies&document=${id}${more}`,
  )
  if (status !== 200) throw new Error(text)
  return json.docs
}
const shown = async (who: Person, id: number, more?: string) =>
  (await rowsOf(who, id, more)).map(({ kind, detail, actor }) => `${kind} ${detail} ${actor}`)
const readerOf = (...fields: string[]) =>
  makePerson([{ subject: 'customers', actions: ['read'], fields }])

describe('the timeline of the customer that stays', () => {
  it('says who was merged and split off, each time, by whom and when', async () => {
    const { winner, loser, name } = await two()
    await merged(merger, { winner, loser })
    expect(await shown(merger, winner)).toEqual([`merged ${name} ${NAME}`])
    await split(merger, loser)
    await merged(merger, { winner, loser })
    const rows = await rowsOf(merger, winner)
    expect(rows.map(({ kind }) => kind)).toEqual(['merged', 'split', 'merged'])
    const [row] = await select<{ at: Date }>(
      'select merged_at as at from record_merges where loser_id = $1 and split_at is null',
      [loser],
    )
    expect(rows[0]).toMatchObject({
      ...{ at: row?.at.toISOString(), subject: 'companies', document: winner, detail: name },
      ...{ body: null, name: null, note: null, mayDelete: false },
    })
    expect(await shown(merger, loser)).toEqual([])
    await expectSoundData()
  })

  it('can be narrowed to them, and counts them', async () => {
    const { winner, loser, name } = await two()
    await makeRow('notes', { subject: 'companies', document: winner, body: 'Not' })
    await merged(merger, { winner, loser })
    await split(merger, loser)
    expect(await shown(merger, winner, '&kinds=split')).toEqual([`split ${name} ${NAME}`])
    const { req } = await pageFor(merger, { id: winner })
    const { kinds } = await readTimelineTab({ req, id: winner }, 'companies', 'merged')
    expect(kinds.filter(({ count }) => count > 0)).toEqual([
      { kind: 'note', count: 1 },
      { kind: 'merged', count: 1 },
      { kind: 'split', count: 1 },
    ])
  })

  it('still says so once the other one was split off and deleted, without its name', async () => {
    const { winner, loser } = await two()
    await merged(merger, { winner, loser })
    await split(merger, loser)
    expect((await merger.remove(`/companies/${loser}`)).status).toBe(200)
    expect(await shown(merger, winner)).toEqual([`split null ${NAME}`, `merged null ${NAME}`])
    await expectSoundData()
  })

  it('of a chain is that of each customer, also after they were taken apart', async () => {
    const { winner: b, loser: a, name } = await two()
    const c = (await makeCompany()).id
    await merged(merger, { winner: b, loser: a })
    await merged(merger, { winner: c, loser: b })
    expect((await rowsOf(merger, c)).map(({ kind }) => kind)).toEqual(['merged'])
    await split(merger, b)
    await split(merger, a)
    expect(await shown(merger, b)).toEqual([`split ${name} ${NAME}`, `merged ${name} ${NAME}`])
  })

  it('is for readers of both fields that say it', async () => {
    const { winner, loser } = await two()
    await merged(merger, { winner, loser })
    const kindsOf = async (...fields: string[]) =>
      (await rowsOf(await readerOf(...fields), winner)).map(({ kind }) => kind)
    expect(await kindsOf('name')).toEqual([])
    expect(await kindsOf('mergedInto')).toEqual([])
    expect(await kindsOf('name', 'mergedInto')).toEqual(['merged'])
  })

  it('names who did it to readers of the names of users alone', async () => {
    const { winner, loser, name } = await two()
    await merged(merger, { winner, loser })
    const customers: Permission = { subject: 'customers', actions: ['read'] }
    expect(await shown(await makePerson([customers]), winner)).toEqual([`merged ${name} null`])
    const names: Permission = { subject: 'users', actions: ['read'], fields: ['name'] }
    expect(await shown(await makePerson([customers, names]), winner)).toEqual([
      `merged ${name} ${NAME}`,
    ])
  })
})

describe('programs', () => {
  it('learn which customer goes on as which, and that it was taken back', async () => {
    const { winner, loser, name } = await two()
    const after = await endOfLog()
    await merged(merger, { winner, loser })
    await split(merger, loser)
    await settleLog()
    const { events } = await readLog(merger, { after, types: 'company.merged,company.split' })
    expect(events).toMatchObject([
      { type: 'company.merged', data: { id: loser, name, into: winner } },
      { type: 'company.split', data: { id: loser, name, from: winner } },
    ])
  })

  it('get nothing of a merge that was refused, nor without the field', async () => {
    const { winner, loser } = await two()
    const seen = (who: Person, work: () => Promise<unknown>) =>
      loggedBy(who, work).then((lines) => lines.filter((line) => line.startsWith('company.m')))
    await merged(merger, { winner, loser })
    expect(
      await seen(merger, () => merger.post('/companies/merge', { winner, loser, fields: [] })),
    ).toEqual([])
    await split(merger, loser)
    const reader = await readerOf('name')
    expect(await seen(reader, () => merged(merger, { winner, loser }))).toEqual([])
  })

  it('are the only ones that are told: nothing waits to be delivered', async () => {
    const { winner, loser } = await two()
    await merged(merger, { winner, loser })
    const waiting = await select(
      `select d.subscriber from event_deliveries d join events e on e.id = d.event_id
        where e.name = 'companyMerged' and e.document = $1`,
      [loser],
    )
    expect(waiting).toEqual([])
  })
})
