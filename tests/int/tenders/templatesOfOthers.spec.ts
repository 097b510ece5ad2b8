import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { said } from '../../factories/stock'
import { freeLine, makeTender } from '../../factories/tender'

let boss: Person
let maker: Person
let narrow: Person
beforeAll(async () => {
  boss = await administrator()
  maker = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
  // Permission to write a single field of tenders does not extend to other users' templates.
  narrow = await makePerson([
    { subject: 'tenders', actions: ['read', 'create'] },
    { subject: 'tenders', actions: ['write'], fields: ['notes'] },
  ])
})

const template = async (by: Person = boss): Promise<number> => {
  const { id } = await makeTender({ items: [freeLine()] })
  const { json, text } = await by.post<{ doc: { id: number } }>(`/tenders/${id}/save-as-template`, {
    name: anyName('Şablon'),
  })
  if (!json.doc) throw new Error(text)
  return json.doc.id
}
const inTrash = (who: Person, command: 'restore' | 'purge', record: number) =>
  who.post(`/trash/${command}`, { collection: 'tender-templates', record }).then(said)

describe('a template of somebody else', () => {
  it('is not restored or purged by whoever may only delete their own', async () => {
    const id = await template()
    expect(said(await maker.remove(`/tender-templates/${id}`))).toMatch(/^40[34]/)
    await boss.remove(`/tender-templates/${id}`)
    for (const who of [maker, narrow])
      for (const command of ['restore', 'purge'] as const)
        expect(await inTrash(who, command, id)).toBe('403 notAllowed')
    expect(await inTrash(boss, 'restore', id)).toBe('200')
    const own = await template(maker)
    expect(said(await maker.remove(`/tender-templates/${own}`))).toBe('200')
    expect(await inTrash(maker, 'restore', own)).toBe('200')
  })

  it('is neither renamed nor deleted with the right to write a field of tenders', async () => {
    const id = await template()
    expect(said(await narrow.patch(`/tender-templates/${id}`, { name: anyName('X') }))).toMatch(
      /^40[34]/,
    )
    expect(said(await narrow.remove(`/tender-templates/${id}`))).toMatch(/^40[34]/)
    const own = await template(narrow)
    expect(said(await narrow.patch(`/tender-templates/${own}`, { name: anyName('X') }))).toBe('200')
  })

  it('gives its lines to nobody, by whichever address', async () => {
    const id = await template()
    for (const query of [
      `tender-templates/${id}?select[content]=true&showHiddenFields=true`,
      `tender-templates?where[content][exists]=true`,
      `tender-templates?where[content.items][exists]=true`,
      `tender-templates?sort=content`,
    ]) {
      const answer = await boss.get<Json>(`/${query}`)
      expect(answer.status === 200 ? answer.text.includes('unitPrice') : false).toBe(false)
    }
  })
})

describe('whom one can ask to approve', () => {
  it('is told for the tenders one may ask for', async () => {
    const { id } = await makeTender()
    const asking = await maker.post(`/tenders/${id}/request-approval`, { approver: boss.id })
    expect(said(asking)).toBe('403 notAllowed')
    expect(said(await maker.get(`/tenders/${id}/approvers`))).toBe('403 notAllowed')
    expect(said(await boss.get(`/tenders/${id}/approvers`))).toBe('200')
  })
})
