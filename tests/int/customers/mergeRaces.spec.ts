import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { merged, split } from '../../factories/merging'
import { accept, offerOf } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeRow,
} from '../../factories/rows'
import { said } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

let one: Person
let two: Person
beforeAll(async () => {
  one = await administrator()
  two = await makePerson()
})

const pair = async () => ({ winner: (await makeCompany()).id, loser: (await makeCompany()).id })
const merge = async (who: Person, body: Json) => said(await who.post('/companies/merge', body))
const stray = (loser: number) =>
  select(
    `select 'meets' as of, id from meets where company_id = $1
     union all select 'tenders', id from tenders where company_id = $1
     union all select 'employees', id from employees where company_id = $1
     union all select 'stock_reservations', id from stock_reservations where company_id = $1
     union all select 'notes', id from notes where company_id = $1`,
    [loser],
  )

describe('at the same moment', () => {
  it('one of two merges of a company wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { winner, loser } = await pair()
      const other = (await makeCompany()).id
      const both = await Promise.all([
        merge(one, { winner, loser }),
        merge(two, { winner: other, loser }),
      ])
      expect(both.sort()).toEqual(['200', '409 companyMerged'])
    }
  })

  it('two that would merge each other do not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { winner, loser } = await pair()
      const both = await Promise.all([
        merge(one, { winner, loser }),
        merge(two, { winner: loser, loser: winner }),
      ])
      expect(both.sort()).toEqual(['200', '409 companyMerged'])
    }
  })

  it('a new record goes along or is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { winner, loser } = await pair()
      const made = Promise.all([
        two.post('/meets', { title: anyName('Görüşme'), company: loser }),
        two.post('/employees', { name: anyName('Kişi'), company: loser }),
        two.post('/notes', { subject: 'companies', document: loser, body: 'Not' }),
      ])
      const [answer, others] = await Promise.all([merge(one, { winner, loser }), made])
      expect(answer).toBe('200')
      for (const each of others)
        expect(['201', '400 invalidInput', '409 companyMerged']).toContain(said(each))
      expect(await stray(loser)).toEqual([])
    }
    await expectSoundData()
  })

  it('an approval, an acceptance and an invoice stay valid', async () => {
    const card = (await makeCard({ stock: 1000 })).id
    for (let round = 0; round < 6; round += 1) {
      const { winner, loser } = await pair()
      const [draft, sent, approved] = [
        (await makeTender({ company: loser, items: [line(card)] })).id,
        (await makeTender({ company: loser })).id,
        (await makeTender({ company: loser, items: [line(card)] })).id,
      ]
      await step(sent, 'send', { to: [] })
      await step(approved, 'send', { to: [] })
      await step(approved, 'approve')
      const offer = await offerOf(sent)
      const answers = await Promise.all([
        merge(one, { winner, loser }),
        two.post(`/tenders/${draft}/approve`).then(said),
        accept(offer),
        two.post(`/tenders/${approved}/invoice`).then(said),
      ])
      expect(answers).toEqual(['200', '200', '200', '200'])
      expect(await stray(loser)).toEqual([])
      // The approval is still of this content.
      expect(said(await one.post(`/tenders/${draft}/invoice`))).toBe('200')
    }
    await expectSoundData()
  })

  it('one of two splits wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { winner, loser } = await pair()
      await merged(one, { winner, loser })
      const both = await Promise.all(
        [one, two].map((who) => who.post('/companies/split', { loser }).then(said)),
      )
      expect(both.sort()).toEqual(['200', '409 companyNotMerged'])
    }
  })
})

/** Deterministic, so that a failure can be run again. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

it.each([11, 23, 47])(
  'nothing is lost by a merge, fifty commands and a split (%i)',
  async (seed) => {
    const roll = dice(seed)
    const { winner, loser } = await pair()
    const third = (await makeCompany()).id
    const card = (await makeCard({ stock: 10_000 })).id
    const records: { slug: string; id: number }[] = []
    const add = async (slug: string, row: Promise<{ id: number }>) => {
      const { id } = await row
      records.push({ slug, id })
      return id
    }
    const sent = new Map<number, { hash: string }>()
    for (const company of [winner, loser]) {
      const branch = await add('branches', makeBranch({ company }))
      const employee = await add('employees', makeEmployee({ company, branch }))
      for (let each = 0; each < 3; each += 1) {
        await add(
          'meets',
          makeRow('meets', { title: anyName('G'), company, companyEmployee: employee }),
        )
        const of = { company, ...(roll(2) === 0 ? { branch, employee } : {}) }
        await add('tenders', makeTender({ ...of, items: [line(card)] }))
      }
    }
    const tenders = () => records.filter(({ slug }) => slug === 'tenders')
    for (const { id } of tenders().slice(0, 4)) {
      await step(id, 'send', { to: [] })
      if (roll(2) === 0) await step(id, 'approve')
    }
    const hashes = () =>
      select<{ id: number; hash: string }>(
        `select id, approved_hash as hash from tenders
       where approved_hash is not null and id = any($1) order by id`,
        [tenders().map(({ id }) => id)],
      )
    const before = await hashes()
    for (const { id, hash } of before) sent.set(id, { hash })
    await merged(one, { winner, loser })
    expect(await hashes()).toEqual(before)

    for (let at = 0; at < 50; at += 1) {
      const picked = records[roll(records.length)]
      if (!picked) continue
      const { slug, id } = picked
      const doings: (() => Promise<unknown>)[] = [
        () =>
          one.patch(
            `/${slug}/${id}`,
            slug === 'tenders' || slug === 'meets'
              ? { title: anyName('Y') }
              : { name: anyName('Y') },
          ),
        () => one.patch(`/${slug}/${id}`, { company: third, branch: null, employee: null }),
        () => one.post(`/tenders/${id}/${['send', 'approve', 'reject', 'invoice'][roll(4)]}`, {}),
        () =>
          one.post('/meets', {
            title: anyName('Yeni'),
            company: winner,
            companyEmployee: slug === 'employees' ? id : null,
          }),
        () => one.post('/notes', { subject: 'companies', document: winner, body: 'Not' }),
        () => one.remove(`/${slug}/${id}`),
      ]
      await doings[roll(doings.length)]?.()
    }
    await split(one, loser)
    await expectSoundData()
    for (const { slug, id } of records) {
      const table = slug
      const found = await select(`select 1 from ${table} where id = $1`, [id])
      const trashed = await select('select 1 from trash where subject = $1 and document = $2', [
        slug,
        id,
      ])
      expect([slug, id, found.length + trashed.length]).toEqual([slug, id, 1])
    }
    // What is still approved is approved for what it says.
    for (const { id } of tenders()) {
      const [row] = await select<{ status: string }>('select status from tenders where id = $1', [
        id,
      ])
      if (row?.status !== 'approved') continue
      expect(['200', '409 tenderExpired']).toContain(said(await one.post(`/tenders/${id}/invoice`)))
    }
    const owned = await select(
      `select company_id as of from tenders where id = any($1) and company_id not in ($2, $3, $4)`,
      [tenders().map(({ id }) => id), winner, loser, third],
    )
    expect(owned).toEqual([])
  },
)
