import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenHash } from '@/lib/tokenHash'
import { auditSince, lastAuditId, lineOf } from '../../factories/audit'
import { select } from '../../factories/database'
import { makePerson, PASSWORD, signIn, type Person } from '../../factories/person'
import { anyName, makeCard, makeCompany } from '../../factories/rows'
import { line, makeTender } from '../../factories/tender'
import { rest } from '../../helpers/rest'

let boss: Person
beforeAll(async () => {
  // Somebody of this file's own: others rename the one they share.
  boss = await makePerson()
})

const origin = () => ({
  'x-client-address': `10.1.${randomInt(250)}.${randomInt(250)}`,
  'x-request-id': randomUUID(),
})

describe('a change', () => {
  it('says who, from where, in which request, and what it was before', async () => {
    const company = await makeCompany({ title: 'Eski' })
    const headers = origin()
    const before = await lastAuditId()
    await boss.patch(`/companies/${company.id}`, { title: 'Yeni' }, { headers })
    expect(await auditSince(before)).toMatchObject([
      {
        user_id: boss.id,
        user_name: boss.email.split('@')[0],
        address: headers['x-client-address'],
        request_id: headers['x-request-id'],
        action: 'update',
        command: null,
        subject: 'companies',
        document: company.id,
        details: { title: ['Eski', 'Yeni'] },
      },
    ])
  })

  it('tells a list as one value, and only when it changed', async () => {
    const company = await makeCompany({ workingDays: ['monday'], extraEmails: [] })
    const before = await lastAuditId()
    await boss.patch(`/companies/${company.id}`, { title: 'Yeni' })
    await boss.patch(`/companies/${company.id}`, { workingDays: ['monday', 'friday'] })
    const [title, days, ...more] = await auditSince(before)
    expect(more).toEqual([])
    expect(title?.details).toEqual({ title: [null, 'Yeni'] })
    expect(days?.details).toEqual({
      working_days: [[{ value: 'monday' }], [{ value: 'monday' }, { value: 'friday' }]],
    })
  })

  it('is named to whoever would overwrite it', async () => {
    const company = await makeCompany()
    const colleague = await makePerson(undefined, { name: 'Elif Karaca' })
    await colleague.patch(`/companies/${company.id}`, { title: 'Yeni' })
    const stale = await boss.patch<{ errors: { code: string; data: unknown }[] }>(
      `/companies/${company.id}`,
      { title: 'Benim' },
      { headers: { 'if-match': String(company.updatedAt) } },
    )
    expect(stale.status).toBe(409)
    expect(stale.json.errors[0]).toMatchObject({
      code: 'staleEdit',
      data: { changedBy: 'Elif Karaca' },
    })
  })

  it('leaves nothing when it is rolled back', async () => {
    const card = await makeCard({ stock: 1 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 5 })] })
    const before = await lastAuditId()
    expect((await boss.post(`/tenders/${id}/approve`)).status).toBe(409)
    expect((await boss.post('/companies', { name: '' })).status).toBe(400)
    expect(await auditSince(before)).toEqual([])
  })

  it('over GraphQL is told like any other', async () => {
    const { POST } = await import('@/app/(payload)/api/graphql/route')
    const headers = origin()
    const before = await lastAuditId()
    const name = anyName('Tür')
    const query = `mutation { createStockType(data: { name: "${name}" }) { id } }`
    const answer = await POST(
      new Request('http://localhost:3000/api/graphql', {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          cookie: boss.cookie,
        },
        body: JSON.stringify({ query }),
      }),
    )
    expect(await answer.text()).toContain('"id"')
    expect(await auditSince(before)).toMatchObject([
      { user_id: boss.id, request_id: headers['x-request-id'], details: { name: [null, name] } },
    ])
  })

  it('made past the application is told too, of nobody', async () => {
    const { id } = await makeCompany()
    const before = await lastAuditId()
    await select(`update companies set title = 'elle' where id = $1`, [id])
    expect(await auditSince(before)).toMatchObject([
      { user_id: null, user_name: null, subject: 'companies', document: id },
    ])
  })
})

describe('access', () => {
  it('keeps sign-ins, refused ones and sign-outs', async () => {
    const person = await makePerson()
    const before = await lastAuditId()
    await expect(signIn(person.email, 'yanlış parola 1')).rejects.toThrow('401')
    await expect(signIn(`${randomUUID()}@example.com`)).rejects.toThrow('401')
    const cookie = await signIn(person.email)
    await rest({ method: 'POST', path: '/api/users/logout', cookie })
    const rows = await auditSince(before)
    expect(rows.map(lineOf)).toEqual([
      'signInRefused users',
      'signInRefused users',
      'signIn users',
      'signOut users',
    ])
    expect(rows.map(({ document }) => document)).toEqual([person.id, null, person.id, person.id])
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, null, person.id, person.id])
    expect(rows.every(({ address }) => address?.startsWith('10.') || address === null)).toBe(true)
  })

  it('keeps denials of whoever is signed in, and no other refusals', async () => {
    const nobody = await makePerson([])
    const company = await makeCompany()
    const before = await lastAuditId()
    expect((await nobody.get('/companies')).status).toBe(403)
    expect((await nobody.patch(`/companies/${company.id}`, { title: 'x' })).status).toBe(403)
    expect((await nobody.post('/tenders/1/approve')).status).toBe(403)
    expect((await rest({ path: '/api/companies' })).status).toBe(401)
    expect((await nobody.get('/nothing')).status).toBe(404)
    const rows = await auditSince(before)
    expect(
      rows.map(({ subject, document, details, user_id }) => [
        subject,
        document,
        details?.path,
        user_id,
      ]),
    ).toEqual([
      ['companies', null, [null, '/api/companies'], nobody.id],
      ['companies', company.id, [null, `/api/companies/${company.id}`], nobody.id],
      ['tenders', 1, [null, '/api/tenders/1/approve'], nobody.id],
    ])
    expect(new Set(rows.map(lineOf).map((text) => text.split(' ')[0]))).toEqual(new Set(['denied']))
  })

  it('says that a password changed, and keeps nothing of passwords, tokens and sessions', async () => {
    const person = await makePerson()
    const before = await lastAuditId()
    const first = 'gizli sözcük 11'
    const second = 'gizli sözcük 22'
    const changed = await boss.patch(`/users/${person.id}`, { password: first })
    expect(changed.status).toBe(200)
    const cookie = await signIn(person.email, first)
    // Of this user: other tests leave sessions whose ids are words.
    const sessions = await select<{ id: string }>(
      'select id from users_sessions where _parent_id = $1',
      [person.id],
    )
    expect(sessions).toHaveLength(1)
    const token = randomUUID()
    const stored = tokenHash(token)
    await select(
      `update users set reset_password_token = $2,
         reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [person.id, stored],
    )
    const reset = await rest({
      method: 'POST',
      path: '/api/users/reset-password',
      body: { token, password: second },
      headers: { 'x-client-address': `10.2.${randomInt(250)}.1` },
    })
    expect(reset.status).toBe(200)
    const rows = await auditSince(before)
    expect(rows.map(({ action, details, user_id }) => [action, details, user_id])).toEqual([
      ['update', { password: [null, null] }, boss.id],
      ['signIn', { by: [null, 'password'] }, person.id],
      ['update', { password: [null, null] }, person.id],
    ])
    const secrets = [first, second, PASSWORD, token, tokenHash(token), cookie.split('=')[1] ?? '']
    const hashes = await select<{ hash: string; salt: string }>(
      'select hash, salt from users where id = $1',
      [person.id],
    )
    const all = [
      ...secrets,
      ...sessions.map(({ id }) => id),
      ...hashes.flatMap(({ hash, salt }) => [hash, salt]),
    ].filter(Boolean)
    const [trail] = await select<{ text: string }>(
      `select string_agg(a::text, ' ') as text from audit_events a`,
    )
    expect(all.filter((secret) => trail?.text.includes(secret))).toEqual([])
  })
})
