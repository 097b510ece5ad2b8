import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { feedApiPath } from '@/domain/calendar/feed'
import { addDays } from '@/domain/shared/day'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { trash } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCompany, makeRow } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'
import { rest } from '../../helpers/rest'
import type { Received } from '../../helpers/smtpServer'
import { useSmtpServer } from '../../helpers/useSmtpServer'

const START = '2099-03-02T06:00:00.000Z'
const LATER = '2099-03-03T06:00:00.000Z'
const [ALIM, BERK] = ['alim@musteri.example', 'berk@musteri.example']

let boss: Person
const smtp = useSmtpServer()

beforeAll(async () => {
  boss = await administrator()
})

const SECRET = 'İndirim en çok yüzde 12'
const makeMeet = async (data: Json = {}) => {
  const company = (await makeCompany({ language: 'en' })).id
  const { id, title } = await makeRow('meets', {
    ...{ title: anyName('Teknik görüşme'), company, notes: `<p>${SECRET}</p>` },
    ...{
      startsAt: START,
      endsAt: '2099-03-02T07:00:00.000Z',
      contactPerson: 'Gizli Kişi',
      ...data,
    },
  })
  return { id, title: String(title), company }
}
type Answer = Promise<{ status: number; json: Json; text: string }>
const said = async (answer: Answer): Promise<string> => {
  const { status, json } = await answer
  const [error] = (json.errors ?? []) as { code: string }[]
  return error ? `${status} ${error.code}` : String(status)
}
const invite = (id: number, to: string[], body: Json = {}, person = boss) =>
  said(person.post(`/meets/${id}/invite`, { to, ...body }) as Answer)
const update = (id: number, person = boss) =>
  said(person.post(`/meets/${id}/update-invited`) as Answer)

const post = async () => JOB_RUNS['send-mails'](await getTestPayload())
const makeDue = () => select(`update mails set due_at = now() where state = 'waiting'`)

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString()
/** The event of a mail, as a mail program finds it. */
const eventIn = ({ attachments }: Received) => {
  const file = attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
  const text = textOf(file?.content)
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error(text)
  const event = new ICAL.Event(component)
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    attendees: component.getAllProperties('attendee').map((one) => one.getFirstValue()),
    organizer: component.getFirstPropertyValue('organizer'),
    status: component.getFirstPropertyValue('status'),
  }
}
/** What was sent since the last time, by address. */
const sent = async () => {
  await post()
  const mails = smtp.received().splice(0)
  return mails
    .map((mail) => ({ to: mail.envelopeTo.join(), mail, ...eventIn(mail) }))
    .toSorted((one, other) => one.to.localeCompare(other.to))
}
const short = (mails: Awaited<ReturnType<typeof sent>>) =>
  mails.map(({ to, method }) => `${method} ${to}`)

type Shown = { recipient: string; state: string; isCurrent: boolean; mail: string }
const shown = async (id: number): Promise<string[]> => {
  const { json } = await boss.get<{ docs: Shown[] }>(`/meets/${id}/invitations`)
  return json.docs.map(
    ({ recipient, state, isCurrent, mail }) =>
      `${recipient} ${state} ${isCurrent ? 'current' : 'outdated'} ${mail}`,
  )
}

describe('an invitation', () => {
  it('is a mail for each, with an event that has nobody else and nothing internal', async () => {
    const { id, title } = await makeMeet()
    expect(await invite(id, [ALIM, BERK])).toBe('200')
    const mails = await sent()
    expect(short(mails)).toEqual([`REQUEST ${ALIM}`, `REQUEST ${BERK}`])
    const [one] = mails
    expect(one).toMatchObject({ uid: expect.stringMatching(new RegExp(`^meets-${id}@`)) })
    expect(one?.start).toBe(START)
    expect(one?.attendees).toEqual([`mailto:${ALIM}`])
    const [{ email }] = (await select('select email from users where id = $1', [boss.id])) as [
      { email: string },
    ]
    expect(one?.organizer).toBe(`mailto:${email}`)
    expect(one?.mail.subject).toBe(`Invitation: ${title}`)
    expect(one?.mail.raw).toMatch(/content-type: text\/calendar;[^\n]*\s*[^\n]*method=REQUEST/i)
    expect(one?.mail.from?.address).toBe(env.MAIL_FROM)
    expect(one?.mail.replyTo?.[0]?.address).toBe(email)
    for (const hidden of [BERK, 'yüzde 12', 'Gizli Kişi', '/customers/'])
      expect(`${one?.text} ${one?.mail.text} ${one?.mail.html}`).not.toContain(hidden)
    expect(await shown(id)).toEqual([
      `${ALIM} invited current sent`,
      `${BERK} invited current sent`,
    ])
  })

  it('is sent once, whoever presses twice or at once', async () => {
    const { id } = await makeMeet()
    const answers = await Promise.all([1, 2, 3].map(() => invite(id, [ALIM])))
    expect(answers.toSorted()).toEqual(['200', '409 invitedUpToDate', '409 invitedUpToDate'])
    expect(await invite(id, [ALIM.toUpperCase()])).toBe('409 invitedUpToDate')
    await Promise.all([post(), post()])
    expect(smtp.received()).toHaveLength(1)
  })

  it('goes out in the language that was chosen, else in that of the customer', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM], { language: 'fr' })
    await invite(id, [ALIM, BERK])
    const subjects = (await sent()).map(({ mail }) => mail.subject?.split(/\s*:/)[0])
    expect(subjects).toEqual(['Invitation', 'Invitation'])
    expect(
      await select(
        'select recipient, locale from meet_invitations where meet_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      { recipient: ALIM, locale: 'fr' },
      { recipient: BERK, locale: 'en' },
    ])
  })

  it('takes addresses alone, and no more than there is room for', async () => {
    const { id } = await makeMeet()
    for (const to of [['x'], ['a@b.co\r\nBcc: c@d.co'], ['A <a@b.co>'], [7]])
      expect(await invite(id, to as string[])).toBe('400 invalidInput')
    const many = Array.from({ length: 21 }, (_, at) => `k${at}@musteri.example`)
    expect(await invite(id, many)).toBe('400 invalidInput')
    expect(await invite(id, [ALIM], { cc: BERK })).toBe('400 unknownField')
    expect(await said(boss.post(`/meets/${id}/invite`) as Answer)).toBe('400 invalidInput')
    expect(await invite(id, [])).toBe('400 invalidInput')
    expect(await invite(999_999_999, [ALIM])).toBe('404 notFound')
  })

  it('brings no line of a title into the head of the mail or the event', async () => {
    const title = 'a"b;c\\ Bcc: kotu@x.example ATTENDEE:mailto:kotu@x.example'
    const { id } = await makeMeet({ title })
    await invite(id, [ALIM])
    const [mail] = await sent()
    expect(mail?.mail.envelopeTo).toEqual([ALIM])
    expect(mail?.attendees).toEqual([`mailto:${ALIM}`])
    expect(mail?.mail.subject).toContain('ATTENDEE:mailto:kotu@x.example')
  })

  it('is refused from an older version of the meeting', async () => {
    const { id } = await makeMeet()
    const { json } = await boss.get<{ updatedAt: string }>(`/meets/${id}`)
    await boss.patch(`/meets/${id}`, { startsAt: LATER, endsAt: null })
    const headers = { 'x-started-from': json.updatedAt }
    expect(
      await said(boss.post(`/meets/${id}/invite`, { to: [ALIM] }, { headers }) as Answer),
    ).toBe('409 staleEdit')
    expect(await shown(id)).toEqual([])
  })

  it('is refused from a list that a colleague changed since', async () => {
    const { id } = await makeMeet()
    const { json } = await boss.get<{ updatedAt: string }>(`/meets/${id}`)
    const headers = { 'x-started-from': json.updatedAt }
    const inviteOne = (to: string) =>
      said(boss.post(`/meets/${id}/invite`, { to: [to] }, { headers }) as Answer)
    expect(await inviteOne(ALIM)).toBe('200')
    expect(await inviteOne(BERK)).toBe('409 staleEdit')
    expect(short(await sent())).toEqual([`REQUEST ${ALIM}`])
  })

  it('counts on with every change, and has the latest of them alone', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    const [first] = await sent()
    for (const startsAt of [LATER, START]) {
      await boss.patch(`/meets/${id}`, { startsAt, endsAt: null })
      expect((await shown(id))[0]).toContain('invited outdated')
      expect(await update(id)).toBe('200')
      expect(await update(id)).toBe('409 invitedUpToDate')
    }
    const mails = await sent()
    // The first of the two changes was replaced before it was sent.
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ uid: first?.uid, start: START, method: 'REQUEST' })
    expect(mails[0]?.sequence).toBeGreaterThan((first?.sequence ?? 0) + 1)
    expect(mails[0]?.mail.subject).toContain('Updated')
  })

  it('is the event of the calendar file, and not older than it', async () => {
    const startsAt = `${addDays(today(), 2)}T09:00:00.000Z`
    const { id } = await makeMeet({ startsAt, endsAt: null })
    await invite(id, [ALIM])
    const [mail] = await sent()
    const { json } = await boss.post<{ url: string }>('/calendar-feeds', { layers: ['meets'] })
    const feed = await rest({ path: feedApiPath(new URL(json.url).pathname) ?? '' })
    const event = new ICAL.Component(ICAL.parse(feed.text) as never)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .find(({ uid }) => uid === mail?.uid)
    expect(event?.startDate.toJSDate().toISOString()).toBe(startsAt)
    expect(mail?.sequence).toBeGreaterThanOrEqual(event?.sequence ?? Infinity)
  })
})

describe('who is invited', () => {
  it('is told when they are taken off, and the others are not', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM, BERK])
    await sent()
    expect(await invite(id, [BERK])).toBe('200')
    const [mail, ...more] = await sent()
    expect([mail?.method, mail?.to, mail?.status, more]).toEqual(['CANCEL', ALIM, 'CANCELLED', []])
    expect(await shown(id)).toEqual([
      `${ALIM} removed current sent`,
      `${BERK} invited current sent`,
    ])
    expect(await invite(id, [ALIM, BERK])).toBe('200')
    const [again] = await sent()
    expect([again?.method, again?.to]).toEqual(['REQUEST', ALIM])
    expect(again?.sequence).toBeGreaterThan(mail?.sequence ?? 0)
    expect(await invite(id, ['cem@musteri.example'])).toBe('200')
    expect(short(await sent())).toEqual([
      `CANCEL ${ALIM}`,
      `CANCEL ${BERK}`,
      'REQUEST cem@musteri.example',
    ])
  })

  it('is told of a cancellation by a person alone, and of its end', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    await sent()
    await boss.patch(`/meets/${id}`, { status: 'cancelled' })
    expect(await sent()).toEqual([])
    expect(await shown(id)).toEqual([`${ALIM} invited outdated sent`])
    expect(await invite(id, [ALIM])).toBe('409 meetNotPlanned')
    expect(await update(id)).toBe('200')
    expect(short(await sent())).toEqual([`CANCEL ${ALIM}`])
    expect(await shown(id)).toEqual([`${ALIM} calledOff current sent`])
    await boss.patch(`/meets/${id}`, { status: 'planned' })
    expect(await shown(id)).toEqual([`${ALIM} calledOff outdated sent`])
    expect(await update(id)).toBe('200')
    expect(short(await sent())).toEqual([`REQUEST ${ALIM}`])
  })

  it('is told nothing more once they are left out of a meeting that was cancelled', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM, BERK])
    await sent()
    await boss.patch(`/meets/${id}`, { status: 'cancelled' })
    await update(id)
    await boss.patch(`/meets/${id}`, { status: 'planned' })
    expect(await invite(id, [BERK])).toBe('200')
    // The cancellation that still waited reaches who is left out, and is replaced for the other.
    expect(short(await sent())).toEqual([`CANCEL ${ALIM}`, `REQUEST ${BERK}`])
    expect(await update(id)).toBe('409 invitedUpToDate')
    expect(await shown(id)).toEqual([
      `${ALIM} removed current sent`,
      `${BERK} invited current sent`,
    ])
  })

  it('hears nothing when they are taken off before their mail left', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM, BERK])
    await boss.patch(`/meets/${id}`, { startsAt: LATER, endsAt: null })
    await update(id)
    await invite(id, [BERK])
    const [mail, ...more] = await sent()
    expect([mail?.to, mail?.start, more]).toEqual([BERK, LATER, []])
    expect(mail?.mail.subject).toContain('Invitation')
    // Who was invited once, and is taken off, on and off again meanwhile, has heard of it.
    await invite(id, [ALIM])
    await invite(id, [BERK])
    await invite(id, [ALIM])
    expect(short(await sent())).toEqual([`REQUEST ${ALIM}`, `CANCEL ${BERK}`])
    await invite(id, [BERK])
    expect(short(await sent())).toEqual([`CANCEL ${ALIM}`, `REQUEST ${BERK}`])
    await invite(id, [ALIM])
    await select(
      `update mails set state = 'sending', attempts = 1, claimed_at = now()
      where recipient = $1 and state = 'waiting'`,
      [ALIM],
    )
    await invite(id, [BERK])
    expect(short(await sent())).toEqual([`CANCEL ${ALIM}`, `REQUEST ${BERK}`])
  })

  it('is told of a deleted meeting, and again once it is back', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM, BERK])
    await invite(id, [ALIM])
    await sent()
    expect((await boss.remove(`/meets/${id}`)).status).toBe(200)
    const [mail, ...more] = await sent()
    expect([mail?.method, mail?.to, mail?.start, more]).toEqual(['CANCEL', ALIM, START, []])
    expect(await trash(boss, 'restore', 'meets', id)).toBe('200')
    expect(await shown(id)).toEqual([
      `${ALIM} calledOff outdated sent`,
      `${BERK} removed current sent`,
    ])
    expect(await update(id)).toBe('200')
    const [again] = await sent()
    expect(again?.method).toBe('REQUEST')
    expect(again?.sequence).toBeGreaterThan(mail?.sequence ?? 0)
  })

  it('is told nothing of a deleted meeting that is over or was held, nor of a refused deletion', async () => {
    const over = await makeMeet()
    const held = await makeMeet()
    for (const { id } of [over, held]) await invite(id, [ALIM])
    await sent()
    await boss.patch(`/meets/${over.id}`, { startsAt: '2024-01-01T06:00:00.000Z', endsAt: null })
    await boss.patch(`/meets/${held.id}`, { status: 'held' })
    const reader = await makePerson([{ subject: 'customers', actions: ['read'] }])
    const { id } = await makeMeet()
    await invite(id, [BERK])
    await sent()
    expect((await reader.remove(`/meets/${id}`)).status).toBe(403)
    for (const meet of [over, held]) await boss.remove(`/meets/${meet.id}`)
    expect(await sent()).toEqual([])
  })

  it('keeps the organizer of their invitation, whoever sends the next mail', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    const [first] = await sent()
    const other = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'meets', actions: ['read', 'write'] },
    ])
    expect((await other.patch(`/meets/${id}`, { startsAt: LATER, endsAt: null })).status).toBe(200)
    expect(await update(id, other)).toBe('200')
    expect((await sent())[0]?.organizer).toBe(first?.organizer)
  })
})

describe('who may', () => {
  it('invite people: who may write meetings and read customers, each as a whole', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    for (const permissions of [
      [{ subject: 'meets', actions: ['read', 'write', 'create'] }],
      [{ subject: 'customers', actions: ['read', 'write'] }],
      [
        { subject: 'meets', actions: ['read', 'write'], fields: ['title', 'startsAt'] },
        { subject: 'customers', actions: ['read'] },
      ],
      [
        { subject: 'meets', actions: ['read', 'write'] },
        { subject: 'customers', actions: ['read'], fields: ['name', 'email'] },
      ],
    ] as const) {
      const person = await makePerson(permissions as never)
      expect(await invite(id, [ALIM, BERK], {}, person)).toBe('403 notAllowed')
      expect(await update(id, person)).toBe('403 notAllowed')
    }
    const clerk = await makePerson([{ subject: 'meets', actions: ['read', 'write'] }])
    expect((await clerk.get(`/meets/${id}/invitations`)).status).toBe(403)
    const reader = await makePerson([{ subject: 'customers', actions: ['read'] }])
    expect((await reader.get(`/meets/${id}/invitations`)).status).toBe(200)
  })
})

describe('a mail server', () => {
  it('that is away leaves the mail waiting, which is seen and sent once', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    env.SMTP_URL = 'smtp://127.0.0.1:9'
    await post()
    env.SMTP_URL = smtp.url()
    expect(await shown(id)).toEqual([`${ALIM} invited current waiting`])
    await makeDue()
    await Promise.all([post(), post()])
    expect(smtp.received()).toHaveLength(1)
    expect(await shown(id)).toEqual([`${ALIM} invited current sent`])
  })

  it('that knows the address not is seen at the meeting', async () => {
    const { id } = await makeMeet()
    smtp.refuseBy(() => ({ code: 550, text: 'no such mailbox' }))
    await invite(id, [ALIM])
    await post()
    expect(await shown(id)).toEqual([`${ALIM} invited current failed`])
  })

  it('gets a mail again whose server was killed while it sent, under the same name', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM])
    await select(`update mails set state = 'sending', attempts = 1,
      claimed_at = now() - interval '3 minutes'`)
    await Promise.all([post(), post()])
    expect(smtp.received()).toHaveLength(1)
    const [{ nonce }] = (await select('select nonce::text from mails')) as [{ nonce: string }]
    expect(smtp.received()[0]?.messageId).toContain(nonce)
  })

  it('gets no mail that a later one replaced, nor one whose addressee was erased', async () => {
    const { id } = await makeMeet()
    await invite(id, [ALIM, BERK])
    await select('update mails set attempts = 1')
    await invite(id, [ALIM])
    await select('delete from meet_invitations where recipient = $1 and meet_id = $2', [ALIM, id])
    expect(short(await sent())).toEqual([`CANCEL ${BERK}`])
    expect(await select('select 1 from mails where state <> $1', ['sent'])).toEqual([])
  })
})

it('leaves one event in the trail, with the addresses for who may read them', async () => {
  const { id } = await makeMeet()
  await invite(id, [ALIM, BERK])
  await invite(id, [ALIM])
  const events = await select<{ details: Json }>(
    `select details from audit_events
      where action = 'sendInvitations' and subject = 'meets' and document = $1 order by id`,
    [id],
  )
  expect(events.map(({ details }) => details)).toEqual([
    { invited: [null, `${ALIM}, ${BERK}`] },
    { cancelled: [null, BERK] },
  ])
})

it('stands on the timeline of the customer, for who reads addresses', async () => {
  const { id, company } = await makeMeet()
  await invite(id, [ALIM, BERK])
  await invite(id, [ALIM])
  const meetings = async (person: Person) => {
    const { json } = await person.get<{ docs: { kind: string; detail: string | null }[] }>(
      `/timeline?subject=companies&document=${company}&kinds=meeting`,
    )
    return json.docs.map(({ detail }) => detail)
  }
  expect(await meetings(boss)).toEqual([ALIM])
  const narrowed = await makePerson([
    { subject: 'customers', actions: ['read'], fields: ['name'] },
    { subject: 'meets', actions: ['read'] },
  ])
  expect(await meetings(narrowed)).toEqual([null])
})
