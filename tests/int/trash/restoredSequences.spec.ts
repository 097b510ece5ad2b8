import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { makeFile } from '../../factories/deletable'
import { accept, makeOffer, trash } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeBranch, makeCard, makeCompany, makeRow, type Row } from '../../factories/rows'
import { said, verdict } from '../../factories/stock'
import { freeLine, line, makeTender, step, whyOf } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const remove = async (slug: string, id: number, who = boss) =>
  said(await who.remove(`/${slug}/${id}`))
const restore = (slug: string, id: number, who = boss) => trash(who, 'restore', slug, id)
const linesOf = async (tender: number) =>
  (await boss.get<{ docs: Row[] }>(`/tender-items?where[tender][equals]=${tender}&sort=id`)).json
    .docs
const on = (subject: Permission['subject'], ...actions: Permission['actions']): Permission => ({
  subject,
  actions,
})

describe('a draft that was deleted', () => {
  it('comes back although its author is gone for good', async () => {
    const author = await makePerson([on('tenders', 'read', 'create')])
    const { json } = await author.post<{ doc: Row }>('/tenders', {
      title: anyName('Teklif'),
      currency: 'TRY',
      items: [freeLine()],
    })
    const { id } = json.doc
    expect(await remove('users', author.id)).toBe('409 inUse')
    expect(await remove('tenders', id)).toBe('200')
    expect(await remove('users', author.id)).toBe('200')
    expect(await restore('tenders', id)).toBe('200')
    const { json: back } = await boss.get<Json>(`/tenders/${id}?depth=0`)
    expect(back).toMatchObject({ createdBy: null, total: 120, status: 'draft' })
  })

  it('is the customer’s whose branch it names, or stays where it is', async () => {
    const [one, two] = [await makeCompany(), await makeCompany()]
    const branch = await makeBranch({ company: one.id })
    const { id } = await makeTender({ company: one.id, branch: branch.id })
    await remove('tenders', id)
    await boss.patch(`/branches/${branch.id}`, { company: two.id })
    expect(await restore('tenders', id)).toMatch(/^400 /)
    await boss.patch(`/branches/${branch.id}`, { company: one.id, name: anyName('Başka ad') })
    expect(await restore('tenders', id)).toBe('200')
  })

  it('was never one that has a number, whatever became of it', async () => {
    for (const steps of [
      ['send'],
      ['approve'],
      ['approve', 'withdraw-approval'],
      ['approve', 'invoice', 'withdraw-invoice', 'withdraw-approval'],
    ]) {
      const { id } = await makeTender()
      for (const name of steps) await step(id, name)
      expect([steps, await remove('tenders', id)]).toEqual([steps, expect.stringMatching(/^409 /)])
      expect(await restore('tenders', id)).toBe('404 notInTrash')
    }
    const { tender } = await makeOffer()
    const revision = await step(tender, 'revise')
    expect(await remove('tenders', revision.id)).toMatch(/^409 /)
  })

  it('takes what is held for it by hand nowhere', async () => {
    const card = await makeCard({ stock: 2 })
    const { id } = await makeTender({ items: [line(card.id)] })
    await makeRow('stock-reservations', { stockCard: card.id, quantity: 1, tender: id })
    expect(await remove('tenders', id)).toBe('409 inUse')
    expect(await restore('tenders', id)).toBe('404 notInTrash')
  })

  it('is sold for the code and the price it had, and not for those of its card now', async () => {
    const card = await makeCard({ stock: 5, sku: anyName('S').slice(0, 30), currentPrice: 10 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 2, unitPrice: 50 })] })
    await remove('tenders', id)
    await boss.patch(`/stock-cards/${card.id}`, { name: anyName('Yeni'), currentPrice: 999 })
    expect(await restore('tenders', id)).toBe('200')
    expect(await step(id, 'approve')).toMatchObject({ subtotal: 100, total: 120 })
  })
})

describe('a part of a tender that goes and comes back', () => {
  it('leaves the offer what it was: the customer may accept it again', async () => {
    const offer = await makeOffer({ items: [freeLine(), freeLine({ unitPrice: 7 })] })
    const [, second] = await linesOf(offer.tender)
    await remove('tender-items', second?.id ?? 0)
    expect(await accept(offer)).toBe('409 offerChanged')
    expect(await restore('tender-items', second?.id ?? 0)).toBe('200')
    expect(await accept(offer)).toBe('200')
  })

  it.each([
    ['approved', ['approve']],
    ['invoiced', ['approve', 'invoice']],
    ['cancelled', ['cancel']],
    ['rejected', ['reject']],
  ])('stays away from a tender that is %s', async (_, steps) => {
    const { id } = await makeTender({ items: [freeLine(), freeLine()] })
    const [, item] = await linesOf(id)
    const file = await makeFile('tender-files', { tender: id, visibility: 'customer' })
    await remove('tender-items', item?.id ?? 0)
    await remove('tender-files', file.id)
    for (const name of steps) await step(id, name, whyOf(name))
    const [before] = await select(`select * from tenders where id = ${id}`)
    expect(await restore('tender-items', item?.id ?? 0)).toBe('409 tenderLocked')
    expect(await restore('tender-files', file.id)).toBe('409 tenderLocked')
    expect(await select(`select * from tenders where id = ${id}`)).toEqual([before])
  })

  it('comes back before the approval binds or not at all, at one moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await makeTender({ items: [freeLine(), freeLine()] })
      const [, item] = await linesOf(id)
      await remove('tender-items', item?.id ?? 0)
      const [approved, back] = await Promise.all([
        verdict(`/tenders/${id}/approve`),
        restore('tender-items', item?.id ?? 0),
      ])
      expect(approved).toBe('200')
      expect(['200', '409 tenderLocked']).toContain(back)
      expect(await step(id, 'invoice')).toMatchObject({ total: back === '200' ? 240 : 120 })
    }
  })

  it('comes back with a whole that is there, or waits for it, at one moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const company = await makeCompany()
      const branch = await makeBranch({ company: company.id })
      await remove('branches', branch.id)
      const [gone, back] = await Promise.all([
        remove('companies', company.id),
        restore('branches', branch.id),
      ])
      expect([
        ['200', '409 parentGone'],
        // Deleted between the check and the insert: the foreign key refuses the reference.
        ['200', '400 invalidInput'],
        ['409 inUse', '200'],
      ]).toContainEqual([gone, back])
    }
  })
})

describe('who may', () => {
  const deleted = async (slug: string, data: Json) => {
    const { id } = await makeRow(slug, { name: anyName('Ad'), ...data })
    await remove(slug, id)
    return id
  }

  it('nobody deletes a role above their own for good, nor brings it back', async () => {
    const id = await deleted('roles', { permissions: [on('tenders', 'approve')] })
    const below = await makePerson([on('roles', 'read', 'create', 'write', 'delete')])
    expect(await restore('roles', id, below)).toBe('403 roleAboveOwn')
    expect(await trash(below, 'purge', 'roles', id)).toMatch(/^403 /)
    expect(await restore('roles', id)).toBe('200')
    await remove('roles', id)
    expect(await trash(boss, 'purge', 'roles', id)).toBe('200')
  })

  it.each<[string, Permission[]]>([
    ['create and read', [on('customers', 'create', 'read', 'write')]],
    ['delete of what belongs to another subject', [on('tenders', 'read', 'delete')]],
    ['read of meets, delete of customers', [on('meets', 'read'), on('customers', 'delete')]],
  ])('with %s a customer neither comes back nor goes', async (_, permissions) => {
    const id = await deleted('companies', {})
    const person = await makePerson(permissions)
    for (const command of ['restore', 'purge'] as const)
      expect([command, await trash(person, command, 'companies', id)]).toEqual([
        command,
        '403 notAllowed',
      ])
    expect(await restore('companies', id)).toBe('200')
  })

  it('a name that was taken is told to nobody who may not read it', async () => {
    const name = anyName('Gizli Tür')
    const id = await deleted('stock-types', { name })
    await makeRow('stock-types', { name })
    const blind = await makePerson([
      on('stock-types', 'delete'),
      { ...on('stock-types', 'read'), fields: ['description'] },
    ])
    const answer = await blind.post('/trash/restore', { collection: 'stock-types', record: id })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain(name)
  })
})
