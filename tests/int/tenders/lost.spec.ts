import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'

let boss: Person
let price: number
beforeAll(async () => {
  boss = await administrator()
  price = (await makeRow('lost-reasons', { name: anyName('Fiyat') })).id
})

const read = async (id: number) => (await boss.get<Json>(`/tenders/${id}?depth=0`)).json
const give = (id: number, command: string, body: object, who = boss) =>
  who.post<{ code?: string; errors?: { code?: string; data?: { errors: Json[] } }[] }>(
    `/tenders/${id}/${command}`,
    body,
  )

describe('a lost tender', () => {
  it('is one that was rejected, with a reason of the list, with words, or with both', async () => {
    for (const body of [
      { lostReason: price },
      { reason: 'Pahalı' },
      { lostReason: price, reason: 'x' },
    ]) {
      const { id } = await makeTender()
      const { status, text } = await give(id, 'reject', body)
      expect(status, text).toBe(200)
      const { lostAt, ...tender } = await read(id)
      expect(tender).toMatchObject({ lostReason: null, reason: null, ...body, stage: 'lost' })
      expect(lostAt).toEqual(expect.any(String))
    }
  })

  it('is one that was cancelled after its approval with a reason of the list', async () => {
    const { id } = await makeTender()
    await step(id, 'approve')
    expect((await give(id, 'cancel', { lostReason: price })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'cancelled', stage: 'lost', lostReason: price })
  })

  it('is no tender that was cancelled without one', async () => {
    const { id } = await makeTender()
    await step(id, 'cancel', { reason: 'Yanlışlıkla açıldı' })
    expect(await read(id)).toMatchObject({ stage: 'cancelled', lostAt: null, lostReason: null })
  })

  it('keeps the moment of its loss when something else of it changes', async () => {
    const { id } = await makeTender()
    await give(id, 'reject', { lostReason: price })
    const { lostAt } = await read(id)
    await boss.patch(`/tenders/${id}`, { internalNote: 'Sonra ara', lostAt: '2020-01-01' })
    expect(await read(id)).toMatchObject({ lostAt, internalNote: 'Sonra ara' })
  })

  it('never ends without a reason, or with one that is not on the list', async () => {
    const { id } = await makeTender()
    const codes = async (body: object) => {
      const { status, text } = await give(id, 'reject', body)
      return [status, ...(text.match(/"(reasonMissing|notAnOption|invalidId)"/g) ?? [])]
    }
    expect(await codes({})).toEqual([400, '"reasonMissing"'])
    expect(await codes({ reason: '  ' })).toEqual([400, '"reasonMissing"'])
    expect(await codes({ lostReason: 987654321 })).toEqual([400, '"notAnOption"'])
    expect(await codes({ lostReason: 'Fiyat' })).toEqual([400, '"invalidId"'])
    expect(await read(id)).toMatchObject({ status: 'draft', stage: 'draft' })
  })

  it('is given its reason by the command alone', async () => {
    const { id } = await makeTender({ lostReason: price })
    await boss.patch(`/tenders/${id}`, { lostReason: price })
    await select(`update tenders set lost_reason_id = ${price} where id = ${id}`)
    expect((await read(id)).lostReason).toBeNull()
  })

  it('has no reason in its copy', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    await give(id, 'reject', { lostReason: price })
    for (const command of ['duplicate', 'revise']) {
      const { json } = await boss.post<{ doc: { id: number } }>(`/tenders/${id}/${command}`)
      expect(await read(json.doc.id)).toMatchObject({ lostReason: null, stage: 'draft' })
    }
  })
})

describe('a reason', () => {
  it('is renamed, but not deleted while a tender names it, nor while one takes it', async () => {
    const reason = (await makeRow('lost-reasons', { name: anyName('Rakip') })).id
    const { id } = await makeTender()
    const [taken] = await Promise.all([
      give(id, 'reject', { lostReason: reason }),
      boss.remove(`/lost-reasons/${reason}`),
    ])
    const stays = (await boss.get(`/lost-reasons/${reason}`)).status === 200
    expect(taken.status === 200).toBe(stays)
    expect((await read(id)).lostReason).toBe(stays ? reason : null)
    if (!stays) return
    expect((await boss.remove(`/lost-reasons/${reason}`)).status).toBe(409)
    expect((await boss.patch(`/lost-reasons/${reason}`, { name: anyName('X') })).status).toBe(200)
  })

  it('is chosen by who moves tenders on, and kept by who may change the settings', async () => {
    const seller = await makePerson([{ subject: 'tenders', actions: ['read', 'create', 'write'] }])
    expect((await seller.get(`/lost-reasons/${price}`)).status).toBe(200)
    expect((await seller.post('/lost-reasons', { name: anyName('X') })).status).toBe(403)
    expect((await seller.patch(`/lost-reasons/${price}`, { name: 'X' })).status).toBe(403)
    expect((await seller.remove(`/lost-reasons/${price}`)).status).toBe(403)
    const { id } = await makeTender()
    expect((await give(id, 'reject', { lostReason: price }, seller)).status).toBe(200)
    const narrowed = await makePerson([
      { subject: 'tenders', actions: ['read'], fields: ['title', 'lostReason'] },
    ])
    expect((await narrowed.get(`/lost-reasons/${price}`)).status).toBe(403)
  })
})
