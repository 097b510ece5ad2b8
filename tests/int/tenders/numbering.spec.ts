import { expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { expectSoundData } from '../../factories/expectSoundData'
import { makeCard, makeCompany } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'

// A year of its own, so that other tests do not take its numbers.
const YEAR = 2094
const date = `${YEAR}-05-01`

const numbers = async () =>
  (
    await select<{ n: number }>(
      `select substring(number from '-(\\d{5})$')::int as n from tenders
       where number like 'TKF-${YEAR}-%' order by 1`,
    )
  ).map(({ n }) => n)

it('numbers 100 tenders at once without gaps, whoever fails between them', async () => {
  const { post } = await administrator()
  const empty = await makeCard()
  const company = (await makeCompany()).id
  const drafts: number[] = []
  // Every fourth one cannot be approved: its card has nothing to give.
  for (let at = 0; at < 100; at += 1) {
    const items = at % 4 === 3 ? [freeLine(), line(empty.id)] : [freeLine()]
    drafts.push((await makeTender({ date, company, items })).id)
  }
  // The requests wait for one row lock; after a lock timeout (503) on a busy machine they are retried.
  const ask = async (path: string): ReturnType<typeof post> => {
    const answer = await post(path)
    return answer.status === 503 ? ask(path) : answer
  }
  const answers = await Promise.all(
    drafts.map((id, at) => ask(`/tenders/${id}/${at % 2 ? 'approve' : 'send'}`)),
  )
  const made = answers.filter(({ status }) => status === 200).length
  expect(made).toBe(75)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(25)
  expect(await numbers()).toEqual(Array.from({ length: made }, (_, at) => at + 1))
  const counter = await select('select n from tender_counters where year = $1', [YEAR])
  expect(counter).toEqual([{ n: made }])
  await expectSoundData()
})

it('takes the year from the date of the tender and gives drafts no number', async () => {
  const { post, patch } = await administrator()
  const draft = await makeTender({ date: '2095-12-31' })
  expect(draft.number).toBeNull()
  expect(await select(`select number from tenders where id = $1`, [draft.id])).toEqual([
    { number: null },
  ])
  const { json } = await post(`/tenders/${draft.id}/send`)
  expect(json.number).toBe('TKF-2095-00001')
  // Sent once, a tender keeps its number, whatever becomes of its date.
  await patch(`/tenders/${draft.id}`, { date: '2096-01-01' })
  const { json: approved } = await post(`/tenders/${draft.id}/approve`)
  expect(approved.number).toBe('TKF-2095-00001')
})
