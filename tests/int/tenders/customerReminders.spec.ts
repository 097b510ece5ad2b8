import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { addDays, isWeekday, type Day } from '@/domain/shared/day'
import { JOB_RUNS } from '@/jobs'
import type { Json } from '../../factories/client'
import { verdictOf } from '../../factories/database'
import { dayFromNow, today } from '../../factories/day'
import { accept, offerOf, type Offer } from '../../factories/offer'
import { administrator, type Person } from '../../factories/person'
import { anyName, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { rest } from '../../helpers/rest'
import { useSmtpServer } from '../../helpers/useSmtpServer'

const ADDRESS = 'alim@musteri.example'

let boss: Person
const smtp = useSmtpServer()

const remind = (days: number | null) => boss.post('/globals/settings', { customerReminder: days })

beforeAll(async () => {
  boss = await administrator()
  await remind(3)
})
afterAll(async () => {
  await remind(null)
})
afterEach(() => vi.useRealTimers())

const VALID_UNTIL = dayFromNow(20)
const workingDayUntil = (day: Day): Day =>
  isWeekday(day) ? day : workingDayUntil(addDays(day, -1))
const DAY = workingDayUntil(addDays(VALID_UNTIL, -3))

const post = async () => JOB_RUNS['send-mails'](await getTestPayload())

/** Runs the job in the middle of a day, several at once with a number. */
const runOn = async (day: Day, runs = 1): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+03:00`) })
  const payload = await getTestPayload()
  await Promise.all(Array.from({ length: runs }, () => JOB_RUNS['plan-follow-ups'](payload)))
  vi.useRealTimers()
}

/** An offer that was mailed to its customer and arrived. */
const mailed = async (data: Json = {}, to: string[] = [ADDRESS]): Promise<Offer> => {
  const { id } = await makeTender({ validUntil: VALID_UNTIL, ...data })
  await step(id, 'send', { to })
  await post()
  smtp.received().length = 0
  return offerOf(id)
}

const stateOf = async ({ send }: Offer) => {
  const { json } = await boss.get<Json>(`/tender-sends/${send}`)
  return json.reminder ?? null
}
/** What was mailed about an offer. */
const mailsOf = async ({ tender }: Offer) => {
  const { json } = await boss.get<{ number: string }>(`/tenders/${tender}`)
  return smtp.received().filter(({ raw }) => raw.includes(json.number))
}
const byLink = ({ token }: Offer, name: string, body: Json = {}) =>
  rest({ method: 'POST', path: `/api/q/${token}/${name}`, body })

it('is sent once, three days before the end, with the link, also by runs at once', async () => {
  const offer = await mailed({}, [ADDRESS, 'ikinci@musteri.example'])
  await runOn(addDays(DAY, isWeekday(addDays(DAY, -1)) ? -1 : -3))
  expect(await stateOf(offer)).toBeNull()
  await runOn(DAY, 3)
  expect(await stateOf(offer)).toBe('queued')
  await post()
  const mails = await mailsOf(offer)
  expect(mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([
    ADDRESS,
    'ikinci@musteri.example',
  ])
  expect(mails[0]?.subject).toContain('son gün')
  expect(mails[0]?.text).toContain(`/q/${offer.token}`)
  expect(await stateOf(offer)).toBe('sent')
  await runOn(DAY)
  await runOn(VALID_UNTIL)
  await post()
  expect(await mailsOf(offer)).toHaveLength(2)
})

it('is sent of an offer approved before it was sent, and of none approved after that', async () => {
  const { id } = await makeTender({ validUntil: VALID_UNTIL })
  await step(id, 'approve')
  await step(id, 'send', { to: [ADDRESS] })
  await post()
  const later = await mailed()
  await step(later.tender, 'approve')
  await runOn(DAY)
  expect([await stateOf(await offerOf(id)), await stateOf(later)]).toEqual(['queued', null])
})

it('is written with the texts of the settings', async () => {
  await boss.post('/globals/settings', {
    quotationMails: {
      en: { reminderSubject: '{number}: {daysLeft} days', reminderText: 'Hi {name}' },
    },
  })
  const company = await makeRow('companies', { name: anyName('Firma'), language: 'en' })
  const offer = await mailed({ company: company.id })
  await runOn(DAY)
  await post()
  const [mail] = await mailsOf(offer)
  expect(mail?.subject).toMatch(/: 20 days$/)
  expect(mail?.text).toContain('Hi Firma')
  const refused = await boss.post<{ errors: Json[] }>('/globals/settings', {
    quotationMails: { en: { reminderText: '{message}' } },
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('quotationMails.en.reminderText')
  await boss.post('/globals/settings', {
    quotationMails: { en: { reminderSubject: '', reminderText: '' } },
  })
})

const ENDS: [string, (offer: Offer) => unknown][] = [
  ['accepts', (offer) => accept(offer)],
  ['declines', (offer) => byLink(offer, 'decline', said(offer))],
  ['asks', (offer) => byLink(offer, 'ask', said(offer))],
  ['wants no reminders', (offer) => byLink(offer, 'stop-reminders')],
  ['gets another send', ({ tender }) => step(tender, 'resend', { to: [] })],
  ['gets a refusal of the company', ({ tender }) => step(tender, 'reject', { reason: 'Neden' })],
  ['loses the link', ({ send }) => boss.post(`/tender-sends/${send}/revoke`)],
  ['is not to be reminded any more', (offer) => mute(offer)],
  ['has an offer that was changed', ({ tender }) => rename(tender)],
]
const said = ({ paper }: Offer) => ({ name: 'Ayşe', text: 'Neden?', language: 'tr', paper })
const mute = async ({ tender }: Offer) => {
  const { json } = await boss.get<{ company: number }>(`/tenders/${tender}?depth=0`)
  await boss.patch(`/companies/${json.company}`, { noReminders: true })
}
const rename = (tender: number) => boss.patch(`/tenders/${tender}`, { title: anyName('Başka') })

it.each(ENDS)(
  'ends before it is queued and while it waits, when the customer %s',
  async (_, end) => {
    const [early, late] = [await mailed(), await mailed()]
    await end(early)
    await runOn(DAY)
    expect(await stateOf(late)).toBe('queued')
    await end(late)
    await post()
    expect([...(await mailsOf(early)), ...(await mailsOf(late))].filter(isReminder)).toEqual([])
    expect(['stopped', null]).toContain(await stateOf(early))
    expect(['stopped', 'dropped']).toContain(await stateOf(late))
  },
)
const isReminder = ({ subject }: { subject?: string | undefined }) => subject?.includes('son gün')

it('that a customer stopped is stopped for later sends, twice the same, and not by staff', async () => {
  const offer = await mailed()
  const own = await boss.post(`/q/${offer.token}/stop-reminders`, {})
  expect([own.status, own.text.includes('staffCannotAnswer')]).toEqual([403, true])
  const results = await Promise.all([1, 2].map(() => byLink(offer, 'stop-reminders')))
  expect(results.map(({ status }) => status)).toEqual([200, 200])
  expect((await byLink({ ...offer, token: 'a'.repeat(43) }, 'stop-reminders')).status).toBe(404)
  await step(offer.tender, 'resend', { to: [ADDRESS] })
  await post()
  const again = await offerOf(offer.tender)
  await runOn(DAY)
  expect(await stateOf(again)).toBeNull()
  // No operation takes it back.
  const back = `select set_config('app.tender_writer', 'on', true);
    update tender_sends set reminder = null where id = ${offer.send}`
  expect(await verdictOf(back)).toContain('sendIsFinal')
})

it('is not sent for links alone, without the setting, or right after the send', async () => {
  const [bare, soon] = [await mailed({}, []), await mailed({ validUntil: dayFromNow(3) })]
  await runOn(workingDayUntil(dayFromNow(3)) >= today() ? workingDayUntil(dayFromNow(3)) : today())
  await runOn(DAY)
  expect([await stateOf(bare), await stateOf(soon)]).toEqual([null, null])
  const offer = await mailed()
  await remind(0)
  await runOn(DAY)
  expect(await stateOf(offer)).toBeNull()
  await remind(3)
})

it('that the mail server refuses for good is said to have failed', async () => {
  const offer = await mailed()
  await runOn(DAY)
  smtp.refuseBy(() => ({ code: 550, text: 'no such mailbox' }))
  await post()
  expect(await stateOf(offer)).toBe('failed')
})

it.each([-1, 2.5, 61])('refuses %s days', async (days) => {
  expect((await remind(days)).status).toBe(400)
})
