import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { mayUseTrash } from '@/catalog/trash'
import { readTrash } from '@/queries/trash/readTrash'
import type { Client } from '../../factories/client'
import { makeFile } from '../../factories/deletable'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeRow, type Row } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
let maker: Person
beforeAll(async () => {
  boss = await administrator()
  maker = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
})

const give = async (
  who: Client,
  command: 'restore' | 'purge',
  collection: string,
  record: number,
) => outcome(await who.post(`/trash/${command}`, { collection, record }))

const remove = async (slug: string, id: number) => {
  expect(outcome(await boss.remove(`/${slug}/${id}`))).toBe('200')
  return id
}

/** The deleted records of a kind that a user sees, and their total as shown to the user. */
const shownTo = async (who: Person, kind: string) => {
  const payload = await getTestPayload()
  const user = await payload.findByID({ collection: 'users', id: who.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const sheet = await readTrash({ req, kind, before: null, size: 500, now: new Date() })
  const { count = 0 } = sheet.kinds.find(({ collection }) => collection === kind) ?? {}
  expect(count).toBe(sheet.rows.length)
  return sheet.rows.map(({ record }) => record)
}

/** A deleted part of a draft. */
const PARTS: Readonly<Record<string, (tender: number) => Promise<number>>> = {
  'tender-files': async (tender) =>
    remove('tender-files', (await makeFile('tender-files', { tender, visibility: 'internal' })).id),
  'tender-items': async (tender) => {
    const { json } = await boss.get<{ docs: Row[] }>(
      `/tender-items?where[tender][equals]=${tender}&limit=1`,
    )
    return remove('tender-items', json.docs[0]?.id ?? 0)
  },
}

describe.each(Object.entries(PARTS))('%s in the trash', (slug, makeDeleted) => {
  const field = slug.replace('tender-', '')
  const draftOf = async (who: Person): Promise<number> => {
    const tender = await makeTender({ items: [freeLine(), freeLine()] })
    const { json } = await who.post<{ doc: Row }>('/tenders', {
      company: tender.company,
      title: anyName('Teklif'),
      date: tender.date,
      currency: 'TRY',
      items: [freeLine(), freeLine()],
    })
    return json.doc.id
  }

  it('of somebody else’s draft are neither shown, restored nor purged', async () => {
    const id = await makeDeleted((await makeTender({ items: [freeLine(), freeLine()] })).id)
    expect(await shownTo(maker, slug)).not.toContain(id)
    expect(await shownTo(boss, slug)).toContain(id)
    expect(await give(maker, 'purge', slug, id)).toBe('403 notAllowed')
    expect(await give(maker, 'restore', slug, id)).toBe('403 notAllowed')
    // Nothing was deleted: a user with permission can still purge it.
    expect(await give(boss, 'purge', slug, id)).toBe('200')
  })

  it('of one’s own draft are', async () => {
    const id = await makeDeleted(await draftOf(maker))
    expect(await shownTo(maker, slug)).toContain(id)
    expect(await give(maker, 'restore', slug, id)).toBe('200')
    await remove(slug, id)
    expect(await give(maker, 'purge', slug, id)).toBe('200')
  })

  it('are closed to whoever may not read that field of a tender', async () => {
    const id = await makeDeleted((await makeTender({ items: [freeLine(), freeLine()] })).id)
    const writer: Permission = { subject: 'tenders', actions: ['write'] }
    const outcomes = async (...fields: string[]) => {
      const read: Permission = { subject: 'tenders', actions: ['read'], fields }
      const who = await makePerson([writer, read])
      return [
        (await shownTo(who, slug)).includes(id),
        mayUseTrash((...asked) => buildAbility([writer, read]).can(...asked)),
        await give(who, 'restore', slug, id),
      ]
    }
    expect(await outcomes('title')).toEqual([false, false, '403 notAllowed'])
    expect(await outcomes('title', field)).toEqual([true, true, '200'])
  })

  it('are nobody’s own once their draft is gone', async () => {
    const tender = await draftOf(maker)
    const id = await makeDeleted(tender)
    await remove('tenders', tender)
    expect(await shownTo(maker, slug)).not.toContain(id)
    expect(await give(maker, 'purge', slug, id)).toBe('403 notAllowed')
    const writer = await makePerson([{ subject: 'tenders', actions: ['read', 'write'] }])
    expect(await shownTo(writer, slug)).toContain(id)
    expect(await give(writer, 'purge', slug, id)).toBe('200')
  })
})

describe('roles in the trash', () => {
  const deletedRole = async (permissions: Permission[]) =>
    remove('roles', (await makeRow('roles', { name: anyName('Rol'), permissions })).id)

  it('are shown, restored and purged up to the own one', async () => {
    const own: Permission = { subject: 'roles', actions: ['read', 'delete'] }
    const person = await makePerson([own])
    const [above, below] = [
      await deletedRole([{ subject: 'tenders', actions: ['approve'] }]),
      await deletedRole([{ subject: 'roles', actions: ['read'] }]),
    ]
    const shown = await shownTo(person, 'roles')
    expect([shown.includes(above), shown.includes(below)]).toEqual([false, true])
    expect(await give(person, 'purge', 'roles', above)).toBe('403 roleAboveOwn')
    expect(await give(person, 'restore', 'roles', above)).toBe('403 roleAboveOwn')
    expect(await give(person, 'purge', 'roles', below)).toBe('200')
    expect(await give(boss, 'restore', 'roles', above)).toBe('200')
  })
})
