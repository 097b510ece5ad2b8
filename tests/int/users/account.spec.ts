import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, PASSWORD, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { rest } from '../../helpers/rest'

type Refused = { errors: [{ code: string; data: { errors?: { path: string }[] } }] }
const READS_USERS = [{ subject: 'users', actions: ['read'] }] as never

let person: Person
beforeAll(async () => {
  await administrator()
  person = await makePerson([])
})

const png = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#675dd8' } })
    .png()
    .toBuffer()

const upload = async (who: Person, bytes: Buffer, type: string, name: string, id?: number) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.append('_payload', '{}')
  return rest<{ doc: { id: number } & Json }>({
    method: id === undefined ? 'POST' : 'PATCH',
    path: id === undefined ? '/api/media' : `/api/media/${id}`,
    body: form,
    cookie: who.cookie,
  })
}

describe('one’s own account', () => {
  it('changes name, phone and picture of its own record, without any right', async () => {
    const picture = await upload(person, await png(), 'image/png', 'yüz.png')
    expect(picture.status, picture.text).toBe(201)
    const { id } = picture.json.doc
    const body = { name: 'İpek Işık', phone: '+90 532 000 00 01', avatar: id }
    const changed = await person.patch<{ doc: Json }>(`/users/${person.id}`, body)
    expect(changed.status, changed.text).toBe(200)
    const [row] = await select('select name, phone, avatar_id from users where id = $1', [
      person.id,
    ])
    expect(row).toEqual({ name: body.name, phone: body.phone, avatar_id: id })
    expect((await person.patch(`/users/${person.id}`, { avatar: null })).status).toBe(200)
  })

  it('takes no picture that is none, whatever it calls itself', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    expect((await upload(person, html, 'image/png', 'a.png')).status).toBe(400)
    expect((await upload(person, html, 'text/html', 'a.html')).status).toBe(400)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await upload(person, svg, 'image/svg+xml', 'a.svg')).status).toBe(400)
  })

  it('touches nobody else, and neither its role nor its status', async () => {
    const other = await makePerson()
    const refused = await person.patch(`/users/${other.id}`, { name: 'Başkası' })
    expect([403, 404]).toContain(refused.status)
    const reader = await makePerson(READS_USERS)
    expect((await reader.patch(`/users/${other.id}`, { name: 'Başkası' })).status).toBe(403)
    await person.patch(`/users/${person.id}`, { role: other.roleId, status: 'passive' })
    const [row] = await select('select role_id, status from users where id = $1', [person.id])
    expect(row).toEqual({ role_id: person.roleId, status: 'active' })
  })

  it('asks for the current password before the address changes', async () => {
    const own = await makePerson([])
    const email = `yeni-${own.email}`
    const bare = await own.patch<Refused>(`/users/${own.id}`, { email })
    expect(bare.status).toBe(400)
    expect(bare.json.errors[0].data.errors?.[0]?.path).toBe('currentPassword')
    const wrong = await own.patch(`/users/${own.id}`, { email, currentPassword: 'yanlış-parola' })
    expect(wrong.status).toBe(400)
    // The same address written otherwise is no change.
    const same = { email: own.email.toUpperCase(), name: 'Aynı Kişi' }
    expect((await own.patch(`/users/${own.id}`, same)).status).toBe(200)
    const right = await own.patch(`/users/${own.id}`, { email, currentPassword: PASSWORD })
    expect(right.status, right.text).toBe(200)
    const [row] = await select('select email from users where id = $1', [own.id])
    expect(row).toEqual({ email })
    const { patch } = await administrator()
    expect((await patch(`/users/${own.id}`, { email: own.email })).status).toBe(200)
  })

  it('ends every session of its own when asked to, and nobody else’s', async () => {
    const own = await makePerson([])
    const other = await makePerson([])
    expect((await own.post('/users/logout?allSessions=true')).status).toBe(200)
    expect((await own.get<{ user: unknown }>('/users/me')).json.user).toBeNull()
    expect((await other.get<{ user: unknown }>('/users/me')).json.user).not.toBeNull()
  })
})

describe('another picture under the same number', () => {
  const write = (subject: 'stock-cards' | 'users' | 'settings', field?: string) =>
    ({ subject, actions: ['read', 'write'], ...(field && { fields: [field] }) }) as Permission

  it('takes the right to every record that shows it', async () => {
    const boss = await administrator()
    const bytes = await png()
    const made = async () => (await upload(boss, bytes, 'image/png', 'a.png')).json.doc.id
    const [logo, face, card, free] = [await made(), await made(), await made(), await made()]
    const owner = await makePerson([])
    expect((await boss.patch(`/users/${owner.id}`, { avatar: face })).status).toBe(200)
    const { id: cardId } = await makeCard()
    expect((await boss.patch(`/stock-cards/${cardId}`, { picture: card })).status).toBe(200)
    const settings = { companyProfile: { logo } }
    expect((await boss.post('/globals/settings', settings)).status).toBe(200)

    const changes = async (who: Person) => {
      const pictures = { logo, face, card, free }
      const taken: string[] = []
      for (const [name, id] of Object.entries(pictures)) {
        const { status } = await upload(who, bytes, 'image/png', 'b.png', id)
        expect([200, 403]).toContain(status)
        if (status === 200) taken.push(name)
      }
      return taken
    }
    expect(await changes(boss)).toEqual(['logo', 'face', 'card', 'free'])
    expect(await changes(await makePerson([write('stock-cards')]))).toEqual(['card', 'free'])
    expect(await changes(await makePerson([write('stock-cards', 'name')]))).toEqual([])
    expect(await changes(await makePerson([write('users')]))).toEqual(['face', 'free'])
    expect(await changes(await makePerson([write('users', 'phone')]))).toEqual([])
    const both = [write('settings', 'companyProfile'), write('stock-cards')]
    expect(await changes(await makePerson(both))).toEqual(['logo', 'card', 'free'])

    // Nobody acts on people who can do more.
    await boss.patch(`/users/${owner.id}`, { avatar: null })
    expect((await boss.patch(`/users/${boss.id}`, { avatar: face })).status).toBe(200)
    expect(await changes(await makePerson([write('users')]))).toEqual(['free'])
    await boss.patch(`/users/${boss.id}`, { avatar: null })
    await boss.post('/globals/settings', { companyProfile: { logo: null } })
  })
})

describe('a new password set by an administrator', () => {
  it('ends the sessions of its user', async () => {
    const own = await makePerson([])
    const { patch } = await administrator()
    const body = { password: 'yepyeni-parola-2026' }
    expect((await patch(`/users/${own.id}`, body)).status).toBe(200)
    const [row] = await select<{ n: number }>(
      'select count(*)::int as n from users_sessions where _parent_id = $1',
      [own.id],
    )
    expect(row?.n).toBe(0)
  })
})

describe('role names', () => {
  it('differ for people, not only for the machine (RL2)', async () => {
    const { post, patch } = await administrator()
    const tag = Math.random().toString(36).slice(2, 8)
    const make = (name: string) =>
      post<{ doc: { id: number } } & Refused>('/roles', { name, permissions: [] })
    const first = await make(`Şantiye İşçisi ${tag}`)
    expect(first.status).toBe(201)
    const again = await make(`SANTIYE ISCISI ${tag.toUpperCase()}`)
    expect(again.status).toBe(400)
    expect(again.json.errors[0].data.errors?.[0]?.path).toBe('name')
    // A role may still be saved under its own name.
    const own = { name: `Şantiye İşçisi ${tag}`, permissions: [] }
    expect((await patch(`/roles/${first.json.doc.id}`, own)).status).toBe(200)
  })

  it('let one of two who save at once win', async () => {
    const { post } = await administrator()
    const name = `Nöbetçi ${Math.random()}`
    const both = await Promise.all(
      [name, name.toUpperCase()].map((one) => post('/roles', { name: one, permissions: [] })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  })
})
