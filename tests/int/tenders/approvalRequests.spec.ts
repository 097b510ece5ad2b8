import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { noteLanguage } from '@/operations/preferences/noteLanguage'
import { languageOf } from '@/queries/preferences/languageOf'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'
import { createLocalReq } from 'payload'
import { inTransaction } from '@/operations/shared/transaction'
import { deliver } from '../../factories/events'
import type { DueMail, MailContent } from '@/operations/mailQueue/mail'
import { renderMail } from '@/operations/mails/render'
import { composeApprovalMail } from '@/operations/tenders/approvals/composeApprovalMail'
import { makeRow } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'

type Answer = {
  status: number
  json: { errors?: [Json & { data?: { errors?: { path: string; code: string }[] } }]; doc?: Json }
}
/** `200`, `409 noApprovalRequest`, or `400 invalidInput approver:approverCannotApprove`. */
const said = ({ status, json }: Answer) => {
  const [error] = json.errors ?? []
  const fields = (error?.data?.errors ?? []).map(({ path, code }) => `${path}:${code}`)
  return [status, error?.code, ...fields].filter(Boolean).join(' ')
}
const give = (client: Client, id: number, command: string, body: Json = {}): Promise<Answer> =>
  client.post<Answer['json']>(`/tenders/${id}/${command}`, body)
const ask = (client: Client, id: number, approver: number, note?: string) =>
  give(client, id, 'request-approval', { approver, ...(note && { note }) })
const requestOf = async (id: number) => {
  const [row] = await select<{
    approver: number | null
    note: string | null
    refusal: string | null
  }>(
    `select approver_id as approver, approval_note as note, approval_refusal as refusal
     from tenders where id = $1`,
    [id],
  )
  return row
}

const WRITES = { subject: 'tenders', actions: ['read', 'create', 'write'] } as const
const APPROVES = { subject: 'tenders', actions: ['read', 'approve'] } as const

let boss: Person
let clerk: Person
let approver: Person
const setRules = (rules: Json) => boss.post<Answer['json']>('/globals/settings', rules)
const draft = async (data: Json = {}): Promise<number> => {
  const { json, text } = await clerk.post<{ doc: { id: number } }>('/tenders', {
    title: 'Onaylık',
    date: '2026-11-20',
    validUntil: '2099-01-01',
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items: [freeLine({ unitPrice: 1000, taxRate: 0 })],
    ...data,
  })
  if (!json.doc) throw new Error(text)
  return json.doc.id
}
const asked = async (data: Json = {}): Promise<number> => {
  const id = await draft(data)
  expect(said(await ask(clerk, id, approver.id, 'Acele'))).toBe('200')
  return id
}

beforeAll(async () => {
  boss = await administrator()
  clerk = await makePerson([{ ...WRITES, actions: [...WRITES.actions] }])
  approver = await makePerson([{ ...APPROVES, actions: [...APPROVES.actions] }])
})
afterEach(() => setRules({ approvalLimits: [], fourEyes: false }))

describe('limits by discount', () => {
  const discounted = (percent: number) =>
    draft({
      items: [
        freeLine({ unitPrice: 1000, taxRate: 20, discountType: 'percent', discountValue: percent }),
        freeLine({ unitPrice: 5000, choice: 'optional' }),
      ],
    })

  it('are the effective discount of what counts, equal allowed, a hair more not', async () => {
    await setRules({ approvalLimits: [{ role: approver.roleId, maxDiscount: 12.5 }] })
    expect(said(await give(approver, await discounted(12.5), 'approve'))).toBe('200')
    const refused = await give(approver, await discounted(12.51), 'approve')
    expect(said(refused)).toBe('403 discountLimitExceeded')
    expect(refused.json.errors?.[0].data).toMatchObject({ limit: 12.5, discount: 12.51 })
  })

  it('count lines and document together, the more so where both are small', async () => {
    await setRules({ approvalLimits: [{ role: approver.roleId, maxDiscount: 10 }] })
    const line = freeLine({ unitPrice: 1000, discountType: 'percent', discountValue: 6 })
    const id = await draft({ items: [line], discountType: 'percent', discountValue: 6 })
    expect(said(await give(approver, id, 'approve'))).toBe('403 discountLimitExceeded')
  })

  it('hold for what was chosen later as well: it is approved anew', async () => {
    await setRules({ approvalLimits: [{ role: approver.roleId, maxTotalBase: 1500 }] })
    const id = await draft({
      items: [
        freeLine({ unitPrice: 1000, taxRate: 0 }),
        freeLine({ unitPrice: 5000, taxRate: 0, choice: 'optional' }),
      ],
    })
    expect(said(await give(approver, id, 'approve'))).toBe('200')
    await step(id, 'revise')
    const [revision] = await select<{ id: number }>(
      'select id from tenders where revision_of_id = $1',
      [id],
    )
    const made = revision?.id ?? 0
    const { json } = await boss.get<{ items: Json[] }>(`/tenders/${made}`)
    const items = json.items.map((item) => ({ ...item, choice: 'included' }))
    expect((await boss.patch(`/tenders/${made}`, { items })).status).toBe(200)
    expect(said(await give(approver, made, 'approve'))).toBe('403 approvalLimitExceeded')
  })

  it('are stored with a total or without one, never with neither', async () => {
    const role = approver.roleId
    expect((await setRules({ approvalLimits: [{ role }] })).status).toBe(400)
    expect((await setRules({ approvalLimits: [{ role, maxDiscount: 101 }] })).status).toBe(400)
    expect((await setRules({ approvalLimits: [{ role, maxDiscount: -1 }] })).status).toBe(400)
    expect((await setRules({ approvalLimits: [{ role, maxDiscount: 0 }] })).status).toBe(200)
  })
})

describe('a request for approval', () => {
  it('names somebody, tells them with the note, and ends with the approval', async () => {
    const id = await asked()
    expect(await requestOf(id)).toMatchObject({ approver: approver.id, note: 'Acele' })
    await deliver()
    const mails = await select<{ recipient: string }>(
      `select recipient from mails where kind = 'approvalRequest' and (data ->> 'tender')::int = $1`,
      [id],
    )
    expect(mails).toEqual([{ recipient: approver.email }])
    expect(said(await give(approver, id, 'approve'))).toBe('200')
    expect(await requestOf(id)).toEqual({ approver: null, note: null, refusal: null })
  })

  it('says for whom, how much and what is given away, as far as its reader may know', async () => {
    const narrow = await makePerson([
      { subject: 'tenders', actions: ['read', 'approve'], fields: ['title', 'total', 'currency'] },
    ])
    const company = (await makeRow('companies', { name: 'Gizli Yapı A.Ş.' })).id
    const items = [
      freeLine({ unitPrice: 1000, taxRate: 0, discountType: 'percent', discountValue: 10 }),
    ]
    const id = await draft({ company, unconnectedName: null, unconnectedPhone: null, items })
    const payload = await getTestPayload()
    const sees = async (reader: Person) => {
      await select(`update tenders set approver_id = null where id = ${id}`)
      await deliver()
      await select(`delete from mails`)
      expect(said(await ask(boss, id, reader.id))).toBe('200')
      await deliver()
      const [told] = (await reader.get<{ docs: { body: string }[] }>('/notifications')).json.docs
      const [mail] = await select<DueMail>(
        `select id::text, kind, recipient, locale, data, nonce::text, attempts from mails`,
      )
      const req = await createLocalReq({}, payload)
      const content = await inTransaction(req, () => composeApprovalMail(req, mail as DueMail))
      return [told?.body ?? '', renderMail(content as MailContent, 'tr').text]
    }
    for (const text of await sees(approver)) {
      expect(text).toContain('Gizli Yapı A.Ş.')
      expect(text).toContain('₺900,00')
      expect(text).toContain('%10')
    }
    for (const text of await sees(narrow)) {
      expect(text).toContain('₺900,00')
      expect(text).not.toMatch(/Gizli Yapı|%10/)
    }
  })

  it('is one of a person, and one mail, however often it is asked', async () => {
    const id = await asked()
    const again = '400 invalidInput approver:approverAlreadyAsked'
    const replies = await Promise.all([1, 2, 3].map(() => ask(clerk, id, approver.id)))
    expect(replies.map(said)).toEqual([again, again, again])
    const second = await makePerson([{ ...APPROVES, actions: [...APPROVES.actions] }])
    for (const person of [second, approver, second, approver])
      expect(said(await ask(clerk, id, person.id))).toBe('200')
    await deliver()
    const mails = await select<{ recipient: string; count: number }>(
      `select recipient, count(*)::int as count from mails
       where kind = 'approvalRequest' and (data ->> 'tender')::int = $1 group by 1 order by count, 1`,
      [id],
    )
    expect(mails.map(({ count }) => count)).toEqual([1, 1])
    expect(await requestOf(id)).toMatchObject({ approver: approver.id })
  })

  it('is mailed in the language of who gets it, not of who asks', async () => {
    const reader = await makePerson([{ ...APPROVES, actions: [...APPROVES.actions] }])
    const payload = await getTestPayload()
    noteLanguage(payload, { userId: reader.id, locale: 'fr', stored: undefined })
    await vi.waitFor(async () => expect(await languageOf({ payload }, reader.id)).toBe('fr'))
    noteLanguage(payload, { userId: reader.id, locale: 'ar', stored: { locale: 'fr' } })
    await vi.waitFor(async () => expect(await languageOf({ payload }, reader.id)).toBe('ar'))
    const id = await draft()
    expect(said(await ask(clerk, id, reader.id))).toBe('200')
    expect(said(await ask(clerk, id, approver.id))).toBe('200')
    await deliver()
    const mails = await select<{ locale: string }>(
      `select locale from mails where (data ->> 'tender')::int = $1 order by id`,
      [id],
    )
    expect(mails.map(({ locale }) => locale)).toEqual(['ar', 'tr'])
  })

  it('goes only to somebody who may approve this very tender', async () => {
    const id = await draft()
    const wrong = '400 invalidInput approver:approverCannotApprove'
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(said(await ask(clerk, id, reader.id))).toBe(wrong)
    expect(said(await ask(clerk, id, clerk.id))).toBe(wrong)
    expect(said(await ask(clerk, id, 999_999))).toBe(wrong)
    expect(said(await ask(boss, id, boss.id))).toBe(wrong)
    await setRules({ approvalLimits: [{ role: approver.roleId, maxTotalBase: 999.99 }] })
    expect(said(await ask(clerk, id, approver.id))).toBe(wrong)
    await setRules({ approvalLimits: [{ role: approver.roleId, maxDiscount: 0 }] })
    expect(said(await ask(clerk, id, approver.id))).toBe('200')
    await boss.post(`/users/${approver.id}/suspend`)
    expect(said(await ask(clerk, id, approver.id))).toBe(wrong)
    await boss.post(`/users/${approver.id}/unsuspend`)
    approver = await makePerson([{ ...APPROVES, actions: [...APPROVES.actions] }])
  })

  it('offers those, without their addresses, and with four eyes never the author', async () => {
    await setRules({ fourEyes: true })
    const { json } = await boss.post<{ doc: { id: number } }>('/tenders', {
      title: 'Kendi',
      date: '2026-11-20',
      validUntil: '2099-01-01',
      currency: 'TRY',
      unconnectedName: 'Ayşe',
      unconnectedPhone: '5',
      items: [freeLine()],
    })
    const { id } = json.doc
    const { json: offered } = await clerk.get<{ docs: { id: number }[] }>(
      `/tenders/${id}/approvers`,
    )
    const ids = offered.docs.map((one) => one.id)
    expect(ids).toContain(approver.id)
    expect(ids).not.toContain(boss.id)
    expect(ids).not.toContain(clerk.id)
    expect(Object.keys(offered.docs[0] ?? {}).sort()).toEqual(['id', 'name'])
    expect((await approver.get(`/tenders/${id}/approvers`)).status).toBe(403)
    expect(said(await ask(clerk, id, boss.id))).toContain('approverCannotApprove')
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['another title', (id) => clerk.patch(`/tenders/${id}`, { title: 'Başka' })],
    ['other lines', (id) => clerk.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 7 })] })],
    [
      'a line on its own',
      (id) => clerk.post('/tender-items', { tender: id, ...freeLine({ unitPrice: 7 }) }),
    ],
    [
      'a plan of payment',
      (id) =>
        clerk.patch(`/tenders/${id}`, {
          paymentInstallments: [{ dueDate: '2026-12-31', amount: 1000 }],
        }),
    ],
    ['its end', (id) => give(clerk, id, 'cancel', { reason: 'Vazgeçildi' })],
  ])('ends with %s', async (_, change) => {
    const id = await asked()
    await change(id)
    expect(await requestOf(id)).toMatchObject({ approver: null, note: null })
    expect(said(await give(approver, id, 'decline-approval', { reason: 'Geç' }))).toMatch(/^409/)
  })

  it('outlives what is not part of it', async () => {
    const id = await asked({ paymentInstallments: [{ dueDate: '2026-12-31', amount: 1000 }] })
    const { json } = await clerk.get<Json & { items: Json[]; paymentInstallments: Json[] }>(
      `/tenders/${id}?depth=0`,
    )
    const { title, items, paymentInstallments } = json
    const saved = await clerk.patch(`/tenders/${id}`, {
      ...{ title, items, paymentInstallments },
      internalNote: '<p>İç</p>',
    })
    expect(saved.status).toBe(200)
    expect(await requestOf(id)).toMatchObject({ approver: approver.id })
    await step(id, 'send', { to: [] })
    expect(await requestOf(id)).toMatchObject({ approver: approver.id })
  })

  it('is nobody’s to write, in a save or over SQL', async () => {
    const id = await asked()
    await boss.patch(`/tenders/${id}`, { approver: boss.id, approvalNote: 'x' })
    expect(await requestOf(id)).toMatchObject({ approver: approver.id, note: 'Acele' })
    await select('update tenders set approver_id = $2, approval_note = null where id = $1', [
      id,
      boss.id,
    ])
    expect(await requestOf(id)).toMatchObject({ approver: approver.id, note: 'Acele' })
  })

  it('is declined by whoever was asked, with a reason, and stays a tender to be mended', async () => {
    const id = await asked()
    const other = await makePerson([{ ...APPROVES, actions: [...APPROVES.actions] }])
    const why = { reason: 'İskonto fazla' }
    expect(said(await give(other, id, 'decline-approval', why))).toBe('409 noApprovalRequest')
    expect(said(await give(approver, id, 'decline-approval'))).toContain('reasonMissing')
    expect(said(await give(approver, id, 'decline-approval', why))).toBe('200')
    expect(said(await give(approver, id, 'decline-approval', why))).toBe('409 noApprovalRequest')
    expect(await requestOf(id)).toEqual({ approver: null, note: null, refusal: 'İskonto fazla' })
    expect(said(await ask(clerk, id, approver.id))).toBe('200')
    expect((await requestOf(id))?.refusal).toBeNull()
  })

  it('is answered once, whoever is faster', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await asked()
      const [yes, no] = await Promise.all([
        give(approver, id, 'approve'),
        give(approver, id, 'decline-approval', { reason: 'Hayır' }),
      ])
      const [row] = await select<{ is_approved: boolean; refusal: string | null }>(
        'select is_approved, approval_refusal as refusal from tenders where id = $1',
        [id],
      )
      // Declined first, it may still be approved; approved first, there is nothing to decline.
      expect(said(yes)).toBe('200')
      expect(['200', '409 alreadyApproved']).toContain(said(no))
      expect(row).toEqual({ is_approved: true, refusal: null })
    }
  })

  it('is asked for by its author, or by whoever may write it', async () => {
    const id = await draft()
    const author = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
    expect(said(await ask(author, id, approver.id))).toBe('403 notAllowed')
    expect(said(await ask(approver, id, boss.id))).toBe('403 notAllowed')
  })

  it('is not asked for what nobody could approve', async () => {
    const empty = await draft({ items: [] })
    expect(said(await ask(clerk, empty, approver.id))).toBe('409 tenderHasNoItems')
    const { id } = await makeTender()
    await step(id, 'approve')
    expect(said(await ask(clerk, id, approver.id))).toBe('409 alreadyApproved')
  })
})
