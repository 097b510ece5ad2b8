import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { Tenders } from '@/collections/tenders/Tenders'
import {
  APPROVED_FIELD_NAMES,
  APPROVED_LISTS,
  approvedColumnOf,
  OPEN_FIELDS,
} from '@/domain/tenders/approval/approvedContent'
import { walkFields } from '@/lib/walkFields'
import type { Json } from '../../factories/client'
import { select, verdictOf } from '../../factories/database'
import { administrator } from '../../factories/person'
import { makeCompany, makeRow } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import { today } from '../../factories/day'

type Refused = { errors: [{ code: string; message: string; data: { errors: { path: string }[] } }] }

const png = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#675dd8' } })
    .png()
    .toBuffer()
const upload = async (tender: number, visibility: string) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ tender, visibility }))
  form.set('file', new File([new Uint8Array(await png())], 'plan.png', { type: 'image/png' }))
  const { post } = await administrator()
  const { status, json } = await post<Refused & { doc: { id: number } }>('/tender-files', form)
  return { status, id: json.doc?.id ?? 0, code: json.errors?.[0].code }
}
const said = async (verb: 'patch' | 'post', path: string, data: Json = {}) => {
  const { status, json } = await (await administrator())[verb]<Refused>(path, data)
  return [status, json.errors?.[0].code].filter(Boolean).join(' ')
}

let tender = 0
let internal = 0
let customer = 0
const isServerOnly = (name: string): boolean => {
  const found: string[] = []
  walkFields(Tenders.fields, (field) => {
    if (field.custom?.serverOnly) found.push(field.name)
  })
  return found.includes(name)
}
const OTHER: Partial<Record<string, unknown>> = {}

beforeAll(async () => {
  const made = await makeTender({
    paymentInstallments: [{ dueDate: today(), amount: 120 }],
    notes: 'Teslimat Cuma',
    internalNote: 'iç',
  })
  tender = made.id
  internal = (await upload(tender, 'internal')).id
  customer = (await upload(tender, 'customer')).id
  expect(internal * customer).toBeGreaterThan(0)
  await step(tender, 'approve')
  const project = await makeRow('company-projects', { name: 'Proje' })
  Object.assign(OTHER, {
    type: 'rental',
    date: '2026-01-02',
    validUntil: '2099-01-01',
    company: (await makeCompany()).id,
    companyProject: project.id,
    currency: 'USD',
    currencyRate: 40,
    discountType: 'percent',
    discountValue: 1,
    paymentDate: '2026-12-01',
    unconnectedEmail: 'a@example.com',
    rateDay: '2026-01-02',
    rateSource: 'manual',
  })
})

describe('the list of what an approval binds', () => {
  it('has a place for every field of a tender that a client may write', () => {
    const stamps = ['createdAt', 'updatedAt']
    const known: readonly string[] = [
      ...APPROVED_FIELD_NAMES,
      ...APPROVED_LISTS,
      ...OPEN_FIELDS,
      ...stamps,
    ]
    const missing: string[] = []
    walkFields(Tenders.fields, ({ name, type, custom }) => {
      if (type !== 'join' && !custom?.serverOnly && !known.includes(name)) missing.push(name)
    })
    expect(missing).toEqual([])
  })

  it('is the one the trigger compares', async () => {
    const [row] = await select<{ body: string }>(
      `select prosrc as body from pg_proc where proname = 'keep_approved_content'`,
    )
    for (const side of ['new', 'old']) {
      const columns = [...(row?.body ?? '').matchAll(new RegExp(`\\b${side}\\.(\\w+)`, 'g'))]
        .map(([, column]) => column)
        .filter((column) => column !== 'status')
      expect(columns).toEqual(APPROVED_FIELD_NAMES.map(approvedColumnOf))
    }
  })

  it('is the one requests and acceptances are bound to', async () => {
    const [row] = await select<{ body: string }>(
      `select prosrc as body from pg_proc where proname = 'tender_content'`,
    )
    const columns = [...(row?.body ?? '').matchAll(/\bt\.(\w+)/g)]
      .map(([, column]) => column)
      // In place of a customer that was merged since.
      .filter((column) => column !== 'bound_company_id')
    expect(columns).toEqual(APPROVED_FIELD_NAMES.map(approvedColumnOf))
  })
})

describe('an approved tender', () => {
  it.each(APPROVED_FIELD_NAMES.filter((name) => !['branch', 'employee'].includes(name)))(
    'keeps its %s over the API and by SQL',
    async (name) => {
      const value = OTHER[name] ?? 'başka'
      // What the server alone writes is ignored when it is sent.
      const answer = isServerOnly(name) ? '200' : '409 tenderLocked'
      expect(await said('patch', `/tenders/${tender}`, { [name]: value })).toBe(answer)
      const verdict = await verdictOf(
        `update tenders set "${approvedColumnOf(name)}" = $2 where id = $1`,
        [tender, value],
      )
      expect(verdict).toBe('BO409 tenderLocked')
    },
  )

  it('keeps its instalments, but not against a form that sends them back', async () => {
    const { get } = await administrator()
    const { json } = await get<Json>(`/tenders/${tender}`)
    const plan = json.paymentInstallments as Json[]
    const change = (data: Json) => said('patch', `/tenders/${tender}`, data)
    expect(await change({ paymentInstallments: [] })).toBe('409 tenderLocked')
    expect(await change({ paymentInstallments: [{ ...plan[0], amount: 119 }] })).toBe(
      '409 tenderLocked',
    )
    expect(await change({ ...json, internalNote: 'yeni', createdAt: undefined })).toBe('200')
    const after = await get<Json>(`/tenders/${tender}`)
    expect(after.json).toMatchObject({ internalNote: 'yeni', paymentInstallments: plan })
    for (const statement of [
      'delete from tenders_payment_installments where _parent_id = $1',
      'update tenders_payment_installments set amount = 1 where _parent_id = $1',
      `insert into tenders_payment_installments (_order, _parent_id, id, due_date, amount)
       values (2, $1, 'x', now(), 1)`,
    ])
      expect(await verdictOf(statement, [tender])).toBe('BO409 tenderLocked')
  })

  it('keeps the files its customer sees; internal ones come and go', async () => {
    const { remove } = await administrator()
    expect((await upload(tender, 'customer')).code).toBe('tenderLocked')
    expect(await said('patch', `/tender-files/${internal}`, { visibility: 'customer' })).toBe(
      '409 tenderLocked',
    )
    expect(await said('patch', `/tender-files/${customer}`, { visibility: 'internal' })).toBe(
      '409 tenderLocked',
    )
    expect((await remove(`/tender-files/${customer}`)).status).toBe(409)
    for (const statement of [
      `update tender_files set visibility = 'internal' where id = $1`,
      `update tender_files set filename = 'other.pdf' where id = $1`,
      'update tender_files set tender_id = null where id = $1',
      'delete from tender_files where id = $1',
    ])
      expect(await verdictOf(statement, [customer])).toBe('BO409 tenderLocked')
    expect(
      await verdictOf(`update tender_files set visibility = 'customer' where id = $1`, [internal]),
    ).toBe('BO409 tenderLocked')
    expect((await upload(tender, 'internal')).status).toBe(201)
    const same = await said('patch', `/tender-files/${internal}`, { visibility: 'internal' })
    expect(same).toBe('200')
    expect((await remove(`/tender-files/${internal}`)).status).toBe(200)
  })
})

describe('asking for an invoice', () => {
  const spoil = (id: number) =>
    select(
      `with flag as materialized (select set_config('app.tender_writer', 'on', true))
       update tenders set notes = 'Bedava' from flag where id = $1`,
      [id],
    )

  it('goes on when nothing was changed but what is open', async () => {
    await said('patch', `/tenders/${tender}`, { internalNote: 'bir daha' })
    expect(await said('post', `/tenders/${tender}/invoice`)).toBe('200')
  })

  it.each([
    {
      currency: 'USD',
      currencyRate: 41.123456,
      items: [freeLine({ quantity: 0.333, unitPrice: 1e6 + 0.000001 })],
    },
    {
      discountType: 'percent',
      discountValue: 12.345,
      items: [freeLine({ discountType: 'amount', discountValue: 0.5 })],
    },
    { items: [{ kind: 'heading', description: 'Başlık' }, freeLine({ description: ' x ' })] },
    { unconnectedName: 'Ali', unconnectedPhone: '5', paymentDate: today() },
  ])('finds what was approved as it was, case %#', async (data) => {
    const { id } = await makeTender(data)
    await step(id, 'approve')
    expect(await said('post', `/tenders/${id}/invoice`)).toBe('200')
  })

  it('is refused when the content is another one, until it is approved again', async () => {
    const { post } = await administrator()
    const { id } = await makeTender()
    await step(id, 'approve')
    await spoil(id)
    const { status, json } = await post<Refused>(`/tenders/${id}/invoice`)
    expect([status, json.errors[0].code]).toEqual([409, 'approvalOutdated'])
    expect(json.errors[0].message).toContain('Onayı geri alın')
    await step(id, 'withdraw-approval')
    await step(id, 'approve')
    expect(await said('post', `/tenders/${id}/invoice`)).toBe('200')
  })
})
