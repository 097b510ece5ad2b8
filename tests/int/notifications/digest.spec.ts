import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { allPermissions } from '@/access/buildAbility'
import type { NotificationData, NotificationEvent } from '@/domain/notifications/events'
import { createTranslator } from '@/i18n/translate'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { askForMissed } from '@/operations/background/askForMissed'
import { notify } from '@/operations/notifications/notify'
import { sendDigest } from '@/operations/notifications/sendDigest'
import { inTransaction } from '@/operations/shared/transaction'
import { today } from '../../factories/day'
import { select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { administrator, makePerson, type Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'
import { useSmtpServer } from '../../helpers/useSmtpServer'
import { makeCompanyTender } from './tender'

const READING: Permission[] = ['tenders', 'stock-cards'].map((subject) => ({
  subject: subject as Permission['subject'],
  actions: ['read'],
}))
const DAILY = { mails: { tenderStatus: 'daily', lowStock: 'daily' } }

const smtp = useSmtpServer()
beforeAll(async () => {
  await deliver()
})
beforeEach(() => select('update notifications set awaits_digest = false where awaits_digest'))

const request = async () => createLocalReq({}, await getTestPayload())
const run = async () => JOB_RUNS['send-digests'](await getTestPayload())
const send = async () => JOB_RUNS['send-mails'](await getTestPayload())
const receivedBy = ({ email }: Person) =>
  smtp.received().filter(({ envelopeTo }) => envelopeTo.includes(email))

const EVENTS = {
  tenderApproved: { subject: 'tenders', data: (n: number) => ({ number: `TKF-${n}` }) },
  lowStock: {
    subject: 'stock-cards',
    data: (n: number) => ({ card: `Kart ${n}`, quantity: '3' }),
  },
} as const
/** Notifies somebody of a record, as an event of the product does. */
const tell = async (person: Person, event: keyof typeof EVENTS, document: number) => {
  const req = await request()
  const { subject, data } = EVENTS[event]
  const to = { users: [person.id] }
  await inTransaction(req, () =>
    notify({
      req,
      event: event as NotificationEvent,
      subject,
      document,
      data: data(document) as NotificationData,
      to,
    }),
  )
}
const reader = async (choices: object = DAILY): Promise<Person> => {
  const person = await makePerson(READING)
  expect((await person.patch('/notifications/preferences', choices)).status).toBe(200)
  return person
}
const queued = (kind: string, { id }: Person) =>
  select<{ data: Record<string, unknown>; locale: string }>(
    `select data, locale from mails where kind = $1 and (data ->> 'user')::int = $2`,
    [kind, id],
  )
/** As if a day had passed: the daily mails of today were those of yesterday. */
const aDayLater = () =>
  select(`update job_marks
    set key = split_part(key, ' ', 1) || ' ' || split_part(key, ' ', 2) || ' '
      || (split_part(key, ' ', 3)::date - 1)
    where key like 'digest %'`)
const setRights = async (person: Person, permissions: Permission[]) => {
  const boss = await administrator()
  expect((await boss.patch(`/roles/${person.roleId}`, { permissions })).status).toBe(200)
}

describe('the daily mail', () => {
  it('lists what came since the last one, once, also by two instances at the same time', async () => {
    const person = await reader()
    await tell(person, 'tenderApproved', 41)
    await tell(person, 'lowStock', 42)
    expect(await queued('notification', person)).toEqual([])
    await Promise.all([run(), run(), run()])
    await run()
    await Promise.all([send(), send()])
    const [mail, ...others] = receivedBy(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 okunmamış bildiriminiz var')
    const text = mail?.text ?? ''
    expect(text).toContain('- TKF-41 numaralı teklif onaylandı.')
    expect(text).toContain(`${env.SERVER_URL}/tenders/view/41`)
    expect(text.indexOf('Teklif durumu güncellendi')).toBeLessThan(text.indexOf('Azalan stok'))
    expect(text).toContain('- Stok azaldı: Kart 42 (3)')

    // Still unread, and mailed already.
    await tell(person, 'tenderApproved', 43)
    await run()
    expect(await queued('digest', person)).toHaveLength(1)
    await aDayLater()
    await run()
    await send()
    const [, next] = receivedBy(person)
    expect(next?.text).toContain('TKF-43')
    expect(next?.text).not.toContain('TKF-41')
    expect(receivedBy(person)).toHaveLength(2)
  })

  it('is queued with what it lists, or not at all', async () => {
    const person = await reader()
    await tell(person, 'tenderApproved', 51)
    const req = await request()
    const killed = inTransaction(req, async () => {
      await sendDigest({ req, id: person.id, day: today() })
      expect(await queued('digest', person)).toEqual([])
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await queued('digest', person)).toEqual([])
    await run()
    expect(await queued('digest', person)).toHaveLength(1)
  })

  it('leaves out what was read, and is not sent when nothing is left', async () => {
    const [one, other] = [await reader(), await reader()]
    for (const person of [one, other]) await tell(person, 'tenderApproved', 61)
    await tell(other, 'lowStock', 62)
    await one.post('/notifications/mark', { read: true })
    await run()
    expect(await queued('digest', one)).toEqual([])
    expect(await queued('digest', other)).toHaveLength(1)
    await other.post('/notifications/mark', { read: true })
    await send()
    expect(smtp.received()).toEqual([])
    expect(await queued('digest', other)).toEqual([])
  })

  it('is judged by the rights at sending', async () => {
    const [before, between, none] = [await reader(), await reader(), await reader()]
    for (const person of [before, between, none]) {
      await tell(person, 'tenderApproved', 71)
      await tell(person, 'lowStock', 72)
    }
    const [tenders = READING[0]] = READING
    await setRights(before, [tenders as Permission])
    await run()
    // The card is closed as a value, the tender as a whole.
    await setRights(between, [
      { subject: 'stock-cards', actions: ['read'], fields: ['availableQuantity'] },
    ])
    await setRights(none, [])
    await send()
    expect(receivedBy(before)[0]?.text).toContain('TKF-71')
    expect(receivedBy(before)[0]?.text).not.toContain('Kart 72')
    expect(receivedBy(between)[0]?.text).toContain('Stok azaldı: — (3)')
    expect(receivedBy(between)[0]?.text).not.toContain('TKF-71')
    expect(receivedBy(none)).toEqual([])
    expect(await queued('digest', none)).toEqual([])
  })

  it('is not sent to the suspended, nor about what they were told before', async () => {
    const boss = await administrator()
    const [early, late] = [await reader(), await reader()]
    for (const person of [early, late]) await tell(person, 'tenderApproved', 81)
    await boss.post(`/users/${early.id}/suspend`)
    await run()
    expect(await queued('digest', early)).toEqual([])
    await boss.post(`/users/${late.id}/suspend`)
    await send()
    expect(smtp.received()).toEqual([])
    await boss.post(`/users/${early.id}/unsuspend`)
    await aDayLater()
    await run()
    expect(await queued('digest', early)).toEqual([])
  })

  it('is in the language the user chose, else in that of their pages', async () => {
    const [chosen, last] = [await reader(), await reader()]
    expect((await chosen.patch(`/users/${chosen.id}`, { mailLanguage: 'ar' })).status).toBe(200)
    expect((await chosen.patch(`/users/${chosen.id}`, { mailLanguage: 'xx' })).status).toBe(400)
    for (const person of [chosen, last]) {
      await person.post('/payload-preferences/language', { value: { locale: 'fr' } })
      await tell(person, 'lowStock', 91)
    }
    await run()
    await send()
    const subject = (locale: 'ar' | 'fr') =>
      createTranslator(locale)('emails.digest.subject', { count: 1 })
    expect(receivedBy(chosen)[0]?.subject).toBe(subject('ar'))
    expect(receivedBy(chosen)[0]?.html).toContain('<html lang="ar" dir="rtl">')
    expect(receivedBy(last)[0]?.subject).toBe(subject('fr'))
    expect((await chosen.patch(`/users/${chosen.id}`, { mailLanguage: null })).status).toBe(200)
  })

  it('is caught up once after a missed morning, and is sent again the next day', async () => {
    const payload = await getTestPayload()
    const sent: string[] = []
    const missed = async () =>
      askForMissed(await createLocalReq({}, payload), async (name) => {
        sent.push(name)
        await select(
          `insert into jobs.job (name, state, completed_on) values ($1, 'completed', now())`,
          [name],
        )
      })
    await select('delete from jobs.job')
    await Promise.all([missed(), missed()])
    expect(sent.filter((name) => name === 'send-digests')).toHaveLength(1)
    await select('delete from jobs.job')

    const person = await reader()
    await tell(person, 'tenderApproved', 101)
    await Promise.all([run(), run()])
    expect(await queued('digest', person)).toHaveLength(1)
    await tell(person, 'tenderApproved', 102)
    await run()
    expect(await queued('digest', person)).toHaveLength(1)
    await aDayLater()
    await run()
    expect(await queued('digest', person)).toHaveLength(2)
  })
})

describe('what is mailed', () => {
  it('is nothing of a kind that is off, by default or by choice, or muted', async () => {
    const [quiet, off, muted] = [await makePerson(READING), await reader(), await reader()]
    await muted.post('/payload-preferences/notifications', { value: { muted: ['tenderStatus'] } })
    for (const person of [quiet, off, muted]) await tell(person, 'tenderApproved', 111)
    await off.patch('/notifications/preferences', { mails: { tenderStatus: 'off' } })
    await tell(off, 'tenderApproved', 112)
    await run()
    for (const person of [quiet, off, muted]) {
      expect(await queued('digest', person)).toEqual([])
      expect(await queued('notification', person)).toEqual([])
    }
    expect((await quiet.get<{ unread: number }>('/notifications/summary')).json.unread).toBe(1)
  })

  it('is queued at once with the notification, and judged again when it is sent', async () => {
    const atOnce = { mails: { tenderStatus: 'atOnce' } }
    const people = [await reader(atOnce), await reader(atOnce), await reader(atOnce)]
    const [told, withRead, closed] = people as [Person, Person, Person]
    const req = await request()
    const failing = inTransaction(req, async () => {
      await notify({
        req,
        event: 'tenderApproved',
        subject: 'tenders',
        document: 1,
        data: {},
        to: { users: [told.id] },
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await queued('notification', told)).toEqual([])
    for (const person of people) await tell(person, 'tenderApproved', 121)
    expect(await queued('notification', told)).toHaveLength(1)
    await withRead.post('/notifications/mark', { read: true })
    await setRights(closed, [])
    await send()
    expect(smtp.received()).toHaveLength(1)
    expect(receivedBy(told)[0]).toMatchObject({ subject: 'TKF-121 numaralı teklif onaylandı.' })
    expect(receivedBy(told)[0]?.text).toContain(`${env.SERVER_URL}/tenders/view/121`)
    await run()
    expect(await queued('digest', told)).toEqual([])
  })

  it('is an approval once a day for those who want that, until it was answered', async () => {
    const boss = await administrator()
    const approver = await makePerson([{ subject: 'tenders', actions: ['read', 'approve'] }])
    const requests = () =>
      select(`select from mails where kind = 'approvalRequest' and recipient = $1`, [
        approver.email,
      ])
    const ask = async () => {
      const { id } = await makeCompanyTender(boss)
      const { status, text } = await boss.post(`/tenders/${id}/request-approval`, {
        approver: approver.id,
      })
      expect(status, text).toBe(200)
      await deliver()
      return id
    }
    await ask()
    expect(await requests()).toHaveLength(1)
    await approver.patch('/notifications/preferences', { mails: { approval: 'daily' } })
    const [waiting, answered] = [await ask(), await ask()]
    expect(await requests()).toHaveLength(1)
    await approver.post(`/tenders/${answered}/decline-approval`, { reason: 'Pahalı' })
    await run()
    await select(`delete from mails where kind <> 'digest'`)
    await send()
    const [mail] = receivedBy(approver)
    expect(mail?.subject).toBe('1 okunmamış bildiriminiz var')
    expect(mail?.text).toContain(`/tenders/view/${waiting}`)
    // Muted, there is no notification that a daily mail could list.
    await approver.post('/payload-preferences/notifications', { value: { muted: ['approval'] } })
    await ask()
    expect(await requests()).toHaveLength(1)
  })
})

describe('GET and PATCH /api/notifications/preferences', () => {
  it('change some kinds and keep the others', async () => {
    const person = await makePerson([])
    const fresh = await person.get('/notifications/preferences')
    expect(fresh.json).toMatchObject({
      mails: { approval: 'atOnce', mention: 'atOnce', lowStock: 'off', system: 'off' },
      muted: [],
      neverOff: ['approval'],
    })
    await Promise.all([
      person.patch('/notifications/preferences', { mails: { lowStock: 'daily' } }),
      person.patch('/notifications/preferences', { mails: { import: 'atOnce' } }),
    ])
    await person.patch('/notifications/preferences', { mails: { mention: 'off' } })
    expect((await person.get('/notifications/preferences')).json.mails).toMatchObject({
      approval: 'atOnce',
      mention: 'off',
      lowStock: 'daily',
      import: 'atOnce',
    })
  })

  it.each([
    [{}, 'invalidInput', [{ path: 'mails', code: 'required' }]],
    [{ mails: { weather: 'daily' } }, 'unknownField', [{ path: 'mails.weather' }]],
    [{ mails: { lowStock: 'weekly' } }, 'invalidInput', [{ path: 'mails.lowStock' }]],
    [{ mails: { approval: 'off' } }, 'invalidInput', [{ code: 'mailsNeverOff' }]],
    [{ mails: [] }, 'invalidInput', [{ path: 'mails' }]],
  ])('refuse %j', async (body, code, errors) => {
    const person = await makePerson([])
    const { status, json } = await person.patch<{
      errors: [{ code: string; data: { errors: unknown[] } }]
    }>('/notifications/preferences', body)
    expect([status, json.errors[0].code]).toEqual([400, code])
    expect(json.errors[0].data.errors).toMatchObject(errors)
    expect((await person.get('/notifications/preferences')).json.mails).toMatchObject({
      approval: 'atOnce',
      lowStock: 'off',
    })
  })
})

it('tells those who want it at once of a job that failed, but never of a mail that did', async () => {
  const person = await makePerson(allPermissions())
  await person.patch('/notifications/preferences', { mails: { system: 'atOnce' } })
  const req = await request()
  for (const event of ['jobFailed', 'mailFailed'] as const)
    await inTransaction(req, () =>
      notify({ req, event, subject: 'jobs', document: 1, data: {}, to: { users: [person.id] } }),
    )
  expect(await queued('notification', person)).toHaveLength(1)
})
