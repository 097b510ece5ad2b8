import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName, makeCard, makeGroup, makeMovement } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'

type Doc = Record<string, unknown> & { id: number }

describe('a role narrowed to the names of users', () => {
  let reader: QuickPerson
  let other: QuickPerson
  beforeAll(async () => {
    // Somebody has to be able to manage roles, as everywhere.
    await administrator()
    reader = await quickPerson([{ subject: 'users', actions: ['read'], fields: ['name'] }])
    other = await quickPerson([])
  })

  it('reads the names of others and nothing else', async () => {
    // Payload says of every user which collection they are of.
    const whole = { collection: 'users', id: other.id, name: other.email.split('@')[0] }
    const { json } = await reader.get<Doc>(`/users/${other.id}?depth=1`)
    expect(json).toEqual(whole)
    const list = await reader.get<{ docs: Doc[] }>('/users?limit=500')
    expect(list.json.docs.length).toBeGreaterThan(1)
    for (const { id, name: _name, collection: _collection, ...rest } of list.json.docs)
      if (id !== reader.id) expect(rest).toEqual({})
  })

  it('reads the whole of its own row', async () => {
    const { json } = await reader.get<Doc>(`/users/${reader.id}`)
    expect(json).toMatchObject({ email: reader.email, status: 'active' })
  })

  it.each([
    '/users?where[email][like]=@',
    '/users?where[or][0][email][exists]=true',
    '/users?where[createdAt][less_than]=2999-01-01',
    '/users/count?where[email][like]=@',
    '/users?sort=email',
    '/users?sort=-updatedAt',
  ])('asks nothing of %s', async (path) => {
    const { status, text } = await reader.get(path)
    expect([400, 403]).toContain(status)
    expect(text).not.toContain('@example.com')
  })

  it('finds nobody by e-mail', async () => {
    const { text } = await reader.get(`/search?q=${encodeURIComponent(other.email.slice(0, 12))}`)
    expect(text).not.toContain('@example.com')
  })
})

it('narrows the settings to the fields it names, in reading and in writing', async () => {
  const boss = await quickPerson()
  await boss.post('/globals/settings', { siteTitle: 'Eski', tenderTerms: { tr: 'Gizli koşul' } })
  const person = await quickPerson([
    { subject: 'settings', actions: ['read', 'write'], fields: ['siteTitle'] },
  ])
  const read = await person.get('/globals/settings')
  expect(read.json).toMatchObject({ siteTitle: 'Eski' })
  expect(read.text).not.toMatch(/Gizli koşul|fourEyes|companyProfile|timeZone/)
  const sent = { siteTitle: 'Yeni', tenderTerms: { tr: 'x' }, companyProfile: { iban: 'TR1' } }
  const saved = await person.post('/globals/settings', sent)
  expect(saved.status).toBe(200)
  expect(saved.text).not.toMatch(/Gizli koşul|companyProfile/)
  expect((await boss.get('/globals/settings')).json).toMatchObject({
    siteTitle: 'Yeni',
    tenderTerms: { tr: 'Gizli koşul' },
  })
})

describe('the answer of a command', () => {
  const secret = { internalNote: 'yalnız biz', items: [freeLine({ unitPrice: 918.27 })] }
  const told = /yalnız biz|918\.27|totalBase|"total"/

  it('holds what its caller may read', async () => {
    const narrowed = await quickPerson([
      { subject: 'tenders', actions: ['read'], fields: ['title', 'status'] },
      { subject: 'tenders', actions: ['create', 'write', 'approve', 'invoice', 'changeRates'] },
    ])
    const { id } = await makeTender(secret)
    for (const step of ['approve', 'withdraw-approval', 'approve', 'duplicate']) {
      const { status, json, text } = await narrowed.post(`/tenders/${id}/${step}`)
      expect(status, text).toBeLessThan(300)
      expect(json).toMatchObject({ id: expect.any(Number), doc: { title: expect.any(String) } })
      expect(text, step).not.toMatch(told)
    }
  })

  it('is the id alone for whoever may not read at all', async () => {
    const approver = await quickPerson([{ subject: 'tenders', actions: ['approve'] }])
    const { id } = await makeTender(secret)
    const { status, json } = await approver.post(`/tenders/${id}/approve`)
    expect({ status, json }).toEqual({ status: 200, json: { id, doc: { id } } })
  })

  it('is no more for a plain change', async () => {
    const writer = await quickPerson([{ subject: 'tenders', actions: ['write'] }])
    const { id } = await makeTender(secret)
    const { status, text } = await writer.patch(`/tenders/${id}`, { notes: 'görünür' })
    expect(status).toBe(200)
    expect(text).not.toMatch(told)
  })
})

describe('lines and files', () => {
  const CREATE: Permission = { subject: 'tenders', actions: ['read', 'create'] }

  it('of others’ tenders are closed to those who may only begin their own', async () => {
    const author = await quickPerson([CREATE])
    const foreign = await makeTender()
    const [first] = foreign.items as Doc[]
    const sent = freeLine({ tender: foreign.id })
    expect(outcome(await author.post('/tender-items', sent))).toBe('403 notAllowed')
    const changed = await author.patch(`/tender-items/${first?.id}`, { quantity: 9 })
    expect(outcome(changed)).toBe('403 notAllowed')
    expect(outcome(await author.remove(`/tender-items/${first?.id}`))).toBe('403 notAllowed')
    expect([403, 404]).toContain((await author.patch(`/tenders/${foreign.id}`, {})).status)
  })

  it('of the own draft are open, until it is sent', async () => {
    const author = await quickPerson([CREATE])
    const own = await author.post<{ doc: Doc }>('/tenders', {
      title: anyName('Teklif'),
      date: today(),
      unconnectedName: 'Ali',
      unconnectedPhone: '1',
      items: [freeLine()],
    })
    const { id } = own.json.doc
    const added = await author.post<{ doc: Doc }>('/tender-items', freeLine({ tender: id }))
    expect(outcome(added)).toBe('201')
    expect(outcome(await author.patch(`/tenders/${id}`, { notes: 'benim' }))).toBe('200')
    expect(outcome(await author.remove(`/tender-items/${added.json.doc.id}`))).toBe('200')
    await (await quickPerson()).post(`/tenders/${id}/send`)
    const late = await author.post('/tender-items', freeLine({ tender: id }))
    expect(outcome(late)).toBe('403 notAllowed')
    expect([403, 404]).toContain((await author.patch(`/tenders/${id}`, { notes: 'x' })).status)
  })
})

describe('stock', () => {
  let card: Doc
  beforeAll(async () => {
    card = await makeCard({ stock: 2, name: anyName('Gizli kart') })
  })

  it('a shortage names its card to those who may read cards only', async () => {
    const { id } = await makeTender({ items: [line(card.id, { quantity: 41 })] })
    const approve: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
    const blind = await quickPerson([approve])
    const refused = await blind.post<{ errors: { data: unknown }[] }>(`/tenders/${id}/approve`)
    expect(outcome(refused)).toBe('409 insufficientStock')
    expect(refused.json.errors[0]?.data).toEqual({})
    const named = await quickPerson([
      approve,
      { subject: 'stock-cards', actions: ['read'], fields: ['name'] },
    ])
    const partly = await named.post(`/tenders/${id}/approve`)
    expect(partly.text).toContain('Gizli kart')
    expect(partly.text).not.toContain('"available"')
    const seer = await quickPerson([approve, { subject: 'stock-cards', actions: ['read'] }])
    const { json } = await seer.post(`/tenders/${id}/approve`)
    expect(json).toMatchObject({ errors: [{ data: { shortages: [{ available: 2 }] } }] })
  })

  it('a group names its parts and what can be built of them likewise', async () => {
    const group = await makeGroup({ parts: [{ stockCard: card.id, quantity: 1 }] })
    const blind = await quickPerson([{ subject: 'stock-groups', actions: ['read'] }])
    const { json, text } = await blind.get<Doc>(`/stock-groups/${group.id}`)
    expect(json).toMatchObject({ parts: [{ stockCard: card.id, quantity: 1 }] })
    expect(text).not.toMatch(/Gizli kart|buildableQuantity/)
  })

  it('the price of a receipt is a cost, that of an issue is not', async () => {
    const receipt = await makeMovement({ stockCard: card.id, quantity: 1, price: 6543.21 })
    const issue = await makeMovement({ stockCard: card.id, type: 'out', price: 777.77 })
    const blind = await quickPerson([{ subject: 'stock-movements', actions: ['read', 'create'] }])
    expect((await blind.get(`/stock-movements/${receipt.id}`)).text).not.toContain('6543.21')
    expect((await blind.get('/stock-movements?limit=500')).text).not.toContain('6543.21')
    expect((await blind.get(`/stock-movements/${issue.id}`)).json).toMatchObject({ price: 777.77 })
    for (const query of ['sort=price', 'where[price][greater_than]=6000'])
      expect([400, 403]).toContain((await blind.get(`/stock-movements?${query}`)).status)
    const posted = { stockCard: card.id, type: 'in', quantity: 1, price: 5, currencyType: 'TRY' }
    const body = { ...posted, operationDate: '2026-03-01' }
    expect(outcome(await blind.post('/stock-movements', body))).toBe('201')
  })
})

describe('without the right to change rates', () => {
  it('a tender takes the rate that is proposed, and an invoice the tender’s', async () => {
    const boss = await quickPerson()
    const { id } = await makeTender({ currency: 'EUR', currencyRate: 45.5 })
    const seller = await quickPerson([
      { subject: 'tenders', actions: ['read', 'create', 'write', 'invoice'] },
    ])
    const refused = await seller.patch(`/tenders/${id}`, { currencyRate: 46 })
    expect(outcome(refused)).toBe('403 rateNotAllowed')
    expect(outcome(await seller.patch(`/tenders/${id}`, { notes: 'x' }))).toBe('200')
    const fresh = { title: 'Kur', date: today(), currency: 'EUR' }
    const other = await seller.post('/tenders', { ...fresh, currencyRate: 40 })
    expect(outcome(other)).toBe('403 rateNotAllowed')
    const filled = await seller.post<{ doc: Doc }>('/tenders', fresh)
    expect(filled.json.doc).toMatchObject({ currencyRate: 45.5 })
    await boss.post(`/tenders/${id}/approve`)
    const invoiced = await seller.post(`/tenders/${id}/invoice`, { invoiceRate: 50 })
    expect(outcome(invoiced)).toBe('403 rateNotAllowed')
    expect(outcome(await seller.post(`/tenders/${id}/invoice`))).toBe('200')
  })
})

describe('the doors beside', () => {
  it.each([
    ['GET', '/access'],
    ['GET', '/abilities'],
    ['POST', '/companies/access/1'],
    ['POST', '/companies/access'],
    ['POST', '/globals/settings/access'],
  ])('%s %s wants a caller', async (method, path) => {
    const { clientOf } = await import('../../factories/client')
    const nobody = clientOf('')
    const answer = method === 'GET' ? await nobody.get(path) : await nobody.post(path)
    expect(outcome(answer)).toBe('401 signInFirst')
  })

  it('a repeated answer asks for the right again', async () => {
    const person = await quickPerson([{ subject: 'customers', actions: ['read', 'create'] }])
    const headers = { 'idempotency-key': randomUUID() }
    const body = { name: anyName('Firma') }
    expect(outcome(await person.post('/companies', body, { headers }))).toBe('201')
    expect(outcome(await person.post('/companies', body, { headers }))).toBe('201')
    await select(`update roles set permissions = '[]' where id = $1`, [person.roleId])
    expect(outcome(await person.post('/companies', body, { headers }))).toBe('403 notAllowed')
  })

  it.each([
    ['users', 'Kullanıcı bulunamadı.'],
    ['stock-cards', 'Stok kartı bulunamadı'],
    ['stock-groups', 'Stok grubu bulunamadı'],
    ['companies', 'Kayıt bulunamadı.'],
  ])('of %s that are not there is said so', async (collection, message) => {
    const boss = await quickPerson()
    const { status, json } = await boss.get(`/${collection}/2147483640`)
    expect({ status, json }).toMatchObject({ status: 404, json: { errors: [{ message }] } })
  })
})
