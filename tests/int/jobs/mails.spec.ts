import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createTranslator } from '@/i18n/translate'
import { LOCALES } from '@/i18n/locales'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { queueMail } from '@/operations/mailQueue/queueMail'
import { inTransaction } from '@/operations/shared/transaction'
import { select } from '../../factories/database'
import { useSmtpServer } from '../../helpers/useSmtpServer'
import { anyIp, makePerson } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})
const smtp = useSmtpServer()

const send = () => JOB_RUNS['send-mails'](payload)
const forget = (email: string, language = 'tr') =>
  codeOf(
    ask('POST', '/users/forgot-password', {
      json: { email },
      headers: { ...anyIp(), 'Accept-Language': language },
    }),
  )
type Row = { state: string; attempts: number; error: string | null }
const mails = () =>
  select<Row>('select state, attempts, last_error as error from mails order by id')
const makeDue = () => select(`update mails set due_at = now() where state = 'waiting'`)
const tokenIn = (text = '') => /reset-password\/(\w+)/.exec(text)?.[1] ?? ''
const reset = (token: string) =>
  codeOf(
    ask('POST', '/users/reset-password', {
      json: { token, password: 'yeni uzun parola 2' },
      headers: anyIp(),
    }),
  )

it.each([...LOCALES])('writes in %s, as text and as HTML', async (locale) => {
  const t = createTranslator(locale)
  const { email } = await makePerson(payload)
  expect(await forget(email, locale)).toBe('200')
  expect(smtp.received()).toEqual([])
  await send()
  const [mail] = smtp.received()
  expect(mail).toMatchObject({ envelopeTo: [email], subject: t('emails.resetPassword.subject') })
  expect(mail?.from?.address).toBe(env.MAIL_FROM)
  expect(mail?.text).toContain(t('emails.resetPassword.validFor', { minutes: 60 }))
  expect(mail?.text).toContain(`${env.SERVER_URL}/reset-password/`)
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  expect(mail?.html).toContain(`<html lang="${locale}" dir="${direction}">`)
  expect(mail?.html).toContain(t('emails.resetPassword.button'))
  expect(tokenIn(mail?.html)).toBe(tokenIn(mail?.text))
  expect(await reset(tokenIn(mail?.text))).toBe('200')
})

it('keeps no secret in the table, neither before nor after sending', async () => {
  const { email } = await makePerson(payload)
  await forget(email)
  await send()
  const token = tokenIn(smtp.received()[0]?.text)
  expect(token).toMatch(/^\w{64}$/)
  const stored = await select<{ row: string }>('select to_jsonb(mails)::text as row from mails')
  expect(stored).toHaveLength(1)
  expect(stored[0]?.row).not.toContain(token)
})

it('writes nobody whose address it does not know, and forgets that somebody asked', async () => {
  expect(await forget('nobody-at-all@example.com')).toBe('200')
  expect(await mails()).toHaveLength(1)
  await send()
  expect(smtp.received()).toEqual([])
  expect(await mails()).toEqual([])
})

it('sends once what a server refused once, with the link that was promised', async () => {
  const { email } = await makePerson(payload)
  let refused = 0
  smtp.refuseBy(() => (refused++ === 0 ? { code: 451, text: 'greylisted' } : null))
  await forget(email)
  await send()
  expect(await mails()).toMatchObject([
    { state: 'waiting', attempts: 1, error: expect.stringContaining('greylisted') },
  ])
  await send()
  expect(smtp.received()).toEqual([])
  await makeDue()
  await Promise.all([send(), send(), send()])
  await send()
  expect(smtp.received()).toHaveLength(1)
  expect(await mails()).toEqual([{ state: 'sent', attempts: 2, error: null }])
  expect(await reset(tokenIn(smtp.received()[0]?.text))).toBe('200')
})

it('gives up at once what a server refuses for good, with its reason', async () => {
  const [gone, other] = [await makePerson(payload), await makePerson(payload)]
  smtp.refuseBy((to) => (to === gone.email ? { code: 550, text: 'no such mailbox' } : null))
  await forget(gone.email)
  await forget(other.email)
  await send()
  expect(await mails()).toMatchObject([
    { state: 'dead', attempts: 1, error: expect.stringContaining('no such mailbox') },
    { state: 'sent', attempts: 1 },
  ])
  await makeDue()
  await send()
  expect(smtp.received().map(({ envelopeTo }) => envelopeTo)).toEqual([[other.email]])
})

it('leaves the others alone while the mail server is away', async () => {
  const people = [await makePerson(payload), await makePerson(payload)]
  for (const { email } of people) await forget(email)
  env.SMTP_URL = 'smtp://127.0.0.1:1'
  await send()
  env.SMTP_URL = smtp.url()
  expect(await mails()).toMatchObject([
    { state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
    { state: 'waiting', attempts: 0, error: null },
  ])
  await makeDue()
  await send()
  expect(smtp.received().map(({ envelopeTo }) => envelopeTo[0])).toEqual(
    people.map(({ email }) => email),
  )
})

it('finds what a killed server was sending, and says that it was tried again', async () => {
  const { email } = await makePerson(payload)
  await forget(email)
  await send()
  const [first] = smtp.received()
  // Killed after the mail server took it and before that was written down.
  await select(
    `update mails set state = 'sending', sent_at = null, claimed_at = now() - interval '3 minutes'`,
  )
  await send()
  expect(await mails()).toEqual([{ state: 'sent', attempts: 2, error: null }])
  expect(smtp.received()[1]?.messageId).toBe(first?.messageId)
  expect(tokenIn(smtp.received()[1]?.text)).toBe(tokenIn(first?.text))
})

it('does not bring back a link that was used', async () => {
  const { email } = await makePerson(payload)
  await forget(email)
  await send()
  expect(await reset(tokenIn(smtp.received()[0]?.text))).toBe('200')
  // The mail about the new password is another one.
  await select(`delete from mails where kind = 'security'`)
  await select(`update mails set state = 'waiting', sent_at = null, due_at = now()`)
  await send()
  expect(smtp.received()).toHaveLength(1)
  expect(await mails()).toEqual([])
})

it('belongs to the transaction that wrote it', async () => {
  const req = await createLocalReq({}, payload)
  const failing = inTransaction(req, async () => {
    await queueMail({ req, kind: 'passwordReset', to: 'a@example.com', locale: 'tr' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await mails()).toEqual([])
})
