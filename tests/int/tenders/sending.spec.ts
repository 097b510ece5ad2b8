import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { createFormatters } from '@/i18n/format'
import { LOCALES } from '@/i18n/locales'
import { removeFiles } from '@/lib/fileStorage'
import { createTranslator } from '@/i18n/translate'
import { select, verdictOf } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeRow, type Row } from '../../factories/rows'
import { freeLine, makeTender, sendOf, step } from '../../factories/tender'
import type { Json } from '../../factories/client'
import { answerTo, ORIGIN } from '../../helpers/rest'
import { useSmtpServer } from '../../helpers/useSmtpServer'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
const smtp = useSmtpServer()
beforeAll(async () => {
  boss = await administrator()
})

const post = async () => JOB_RUNS['send-mails'](await getTestPayload())
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const companyOf = (more: Json = {}) =>
  makeRow('companies', { name: anyName('Firma'), email: 'bilgi@firma.example', ...more })

const readSend = async (id: number) => (await boss.get<Json>(`/tender-sends/${id}`)).json

/** Downloads a file with a session cookie. */
const fileAt = async (path: string, cookie: string) => {
  const request = new Request(`${ORIGIN}${path}`, { headers: { Cookie: cookie } })
  const response = await answerTo(request)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('what leaves the house', () => {
  it('is kept byte for byte, once, with hashes of paper and content', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    const send = await readSend(await sendOf(id))
    expect(send).toMatchObject({ tender: id, delivery: 'none', recipients: '', language: 'tr' })
    const { status, bytes } = await fileAt(
      `/api/tender-sends/file/${send.filename as string}`,
      boss.cookie,
    )
    expect(status).toBe(200)
    expect(hashOf(bytes)).toBe(send.fileHash)
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    await boss.patch(`/tenders/${id}`, { title: 'Bambaşka' })
    const again = await fileAt(`/api/tender-sends/file/${send.filename as string}`, boss.cookie)
    expect(hashOf(again.bytes)).toBe(send.fileHash)
  })

  it('ends with the last day of the tender, in the company’s time zone', async () => {
    const { id } = await makeTender({ date: '2099-03-01', validUntil: '2099-03-16' })
    await step(id, 'send', { to: [] })
    // Istanbul is three hours ahead of UTC.
    expect((await readSend(await sendOf(id))).expiresAt).toBe('2099-03-16T21:00:00.000Z')
  })

  it.each([
    ['asked for', { language: 'fr' }, 'ar', 'fr'],
    ['of the customer', {}, 'ar', 'ar'],
    ['of whoever sends it', {}, null, 'tr'],
  ])('is in the language %s', async (_, body, language, expected) => {
    const company = (await companyOf({ language })).id
    const { id } = await makeTender({ company })
    await step(id, 'send', { to: [], ...body })
    expect((await readSend(await sendOf(id))).language).toBe(expected)
  })

  it('says the same whoever sends it, and shows its paper only to who may see the customer', async () => {
    const writer = await makePerson([{ subject: 'tenders', actions: ['read', 'write'] }])
    const company = (await companyOf()).id
    const branch = await makeRow('branches', { company, name: 'Merkez', address: 'Gizli Sokak 7' })
    const { id } = await makeTender({ company, branch: branch.id })
    expect((await writer.post(`/tenders/${id}/send`, { to: [] })).status).toBe(200)
    const send = await sendOf(id)
    const [row] = await select<{ paper: { tender: { customer: Json } }; filename: string }>(
      `select paper, filename from tender_sends where id = ${send}`,
    )
    expect(row?.paper.tender.customer.address).toBe('Gizli Sokak 7')
    const seen = (await writer.get<Json>(`/tender-sends/${send}`)).text
    expect(seen).not.toContain(row?.filename)
    expect(
      (await fileAt(`/api/tender-sends/file/${row?.filename}`, writer.cookie)).status,
    ).not.toBe(200)
  })

  it('is nothing for whoever reads some fields of tenders only', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    const narrow = await makePerson([{ subject: 'tenders', actions: ['read'], fields: ['title'] }])
    expect((await narrow.get(`/tender-sends/${await sendOf(id)}`)).status).toBe(403)
  })

  it('tells no token, nonce or snapshot to anybody, nor to the trail', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    const send = await sendOf(id)
    const { text, json } = await boss.get<Json>(`/tender-sends/${send}?depth=2`)
    const [row] = await select<{ hash: string; nonce: string }>(
      `select token_hash as hash, token_nonce as nonce from tender_sends where id = ${send}`,
    )
    const trail = await select<{ row: string }>(
      `select details::text as row from audit_events where part = 'tender-sends' and part_id = ${send}`,
    )
    expect(trail).toHaveLength(1)
    for (const secret of [row?.hash ?? '', row?.nonce ?? '']) {
      expect(secret).not.toBe('')
      expect(text).not.toContain(secret)
      expect(trail[0]?.row).not.toContain(secret)
    }
    expect(json).not.toHaveProperty('paper')
    for (const field of ['tokenHash', 'tokenNonce', 'paper'])
      expect((await boss.get(`/tender-sends?where[${field}][equals]=x`)).status).toBe(400)
  })

  it('is written by nobody’s hand, neither over the API nor in SQL', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: [] })
    const send = await sendOf(id)
    expect((await boss.post('/tender-sends', { tender: id })).status).toBe(404)
    expect((await boss.patch(`/tender-sends/${send}`, { subject: 'x' })).status).toBe(404)
    expect((await boss.remove(`/tender-sends/${send}`)).status).toBe(404)
    const flag = `with f as materialized (select set_config('app.tender_writer', 'on', true))`
    for (const statement of [
      `update tender_sends set subject = 'x' where id = ${send}`,
      `delete from tender_sends where id = ${send}`,
      `${flag} update tender_sends set file_hash = repeat('0', 64) from f where id = ${send}`,
      `${flag} delete from tender_sends using f where id = ${send}`,
    ])
      expect(await verdictOf(statement), statement).not.toBe('done')
  })
})

describe('the mail', () => {
  it.each([...LOCALES])('brings words, link and paper in %s', async (locale) => {
    const t = createTranslator(locale)
    const company = (await companyOf({ language: locale })).id
    const { id } = await makeTender({ company, date: '2099-03-01', validUntil: '2099-03-16' })
    const message = '<b>Kolay gelsin</b>\nikinci satır'
    const { number } = await step(id, 'send', { to: ['musteri@firma.example'], message })
    expect((await readSend(await sendOf(id))).delivery).toBe('queued')
    await post()
    const [mail] = smtp.received()
    const send = await readSend(await sendOf(id))
    expect(send).toMatchObject({ delivery: 'delivered', recipients: 'musteri@firma.example' })
    expect(mail?.subject).toBe(send.subject)
    expect(mail?.subject).toContain(String(number))
    expect(mail?.replyTo?.[0]?.address).toBe(boss.email)
    expect(mail?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(mail?.html).toContain('&lt;b&gt;Kolay gelsin&lt;/b&gt;<br>ikinci satır')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.html).toContain(t('mailTexts.button'))
    expect(mail?.text).toContain(t('offer.reservation'))
    expect(mail?.text).toMatch(new RegExp(`${env.SERVER_URL}/q/[\\w-]{43}`))
    const [paper] = mail?.attachments ?? []
    expect(paper).toMatchObject({ mimeType: 'application/pdf', filename: send.originalName })
    expect(hashOf(new Uint8Array(paper?.content as ArrayBuffer))).toBe(send.fileHash)
  })

  it('links to the privacy notice below the details of its sender, where one is written', async () => {
    const write = (tr: string) => boss.post('/globals/settings', { privacyNotice: { tr } })
    const mailed = async () => {
      smtp.received().length = 0
      const { id } = await makeTender()
      await step(id, 'send', { to: ['musteri@firma.example'], language: 'ar' })
      await post()
      return smtp.received()[0]
    }
    expect((await mailed())?.text).not.toContain('show=notice')
    try {
      expect((await write('<p>Veri sorumlusu</p>')).status).toBe(200)
      const mail = await mailed()
      const link = new RegExp(`${env.SERVER_URL}/q/[\\w-]{43}\\?show=notice&lang=ar`)
      expect(mail?.text).toMatch(link)
      expect(mail?.html).toContain(`>${createTranslator('ar')('offer.notice')}</a>`)
    } finally {
      await write('')
    }
  })

  it.each([...LOCALES])('says in %s what it is about, above the signature', async (locale) => {
    const t = createTranslator(locale)
    const format = createFormatters(locale)
    await boss.post('/globals/settings', {
      companyProfile: { name: 'Öztürk Isı', phone: '0212 1' },
    })
    const { id } = await makeTender({ date: '2099-03-01', validUntil: '2099-03-16' })
    const { number } = await step(id, 'send', { to: ['a@b.example'], language: locale })
    await post()
    const [mail] = smtp.received()
    expect(mail?.from).toEqual({ name: 'Öztürk Isı', address: env.MAIL_FROM })
    const shown = [
      t('printing.number'),
      String(number),
      t('printing.grandTotal'),
      format.money(120, 'TRY'),
      t('printing.validUntil'),
      format.day('2099-03-16T12:00:00.000Z'),
      `/q/`,
      t('mailTexts.button'),
    ]
    const html = mail?.html ?? ''
    let from = html.indexOf('<body')
    for (const part of shown) {
      const at = html.indexOf(part, from)
      expect(at, part).toBeGreaterThan(from)
      from = at
    }
    // The signature comes after the button.
    const [signer] = await select<{ name: string }>(`select name from users where id = ${boss.id}`)
    expect(html.indexOf(signer?.name ?? '?', from)).toBeGreaterThan(from)
    expect(html).toContain('name="viewport"')
    expect(mail?.text).toContain(`${t('printing.number')}: ${number}`)
  })

  it('brings the logo within it', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const { id: logo } = await (
      await getTestPayload()
    ).create({
      collection: 'media',
      data: {} as never,
      file: { data: png, mimetype: 'image/png', name: 'logo.png', size: png.length },
    })
    await boss.post('/globals/settings', { companyProfile: { logo } })
    const { id } = await makeTender()
    await step(id, 'send', { to: ['a@b.example'] })
    await post()
    await boss.post('/globals/settings', { companyProfile: { logo: null } })
    const [mail] = smtp.received()
    const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png')
    expect(picture).toMatchObject({ disposition: 'inline', contentId: '<logo>' })
    expect(mail?.html).toContain('src="cid:logo"')
    expect(mail?.html).not.toMatch(/src="http/)
  })

  it('reserves nothing once the tender is approved', async () => {
    const { id } = await makeTender({ company: (await companyOf()).id })
    await step(id, 'approve')
    expect((await step(id, 'send')).status).toBe('approved')
    await post()
    expect(smtp.received()[0]?.envelopeTo).toEqual(['bilgi@firma.example'])
    expect(smtp.received()[0]?.text).not.toContain(createTranslator('tr')('offer.reservation'))
  })

  it('goes to the contact first, then the company, then the person; to nobody without any', async () => {
    const company = (await companyOf()).id
    const employee = await makeRow('employees', {
      company,
      name: 'Ali',
      email: 'ali@firma.example',
    })
    const person = { unconnectedName: 'Ayşe', unconnectedEmail: 'ayse@ev.example' }
    for (const [data, to] of [
      [{ company, employee: employee.id }, 'ali@firma.example'],
      [{ company }, 'bilgi@firma.example'],
      [person, 'ayse@ev.example'],
      [{ unconnectedName: 'Ayşe', unconnectedPhone: '5' }, ''],
    ] as const) {
      const { id } = await makeTender(data)
      await step(id, 'send')
      expect((await readSend(await sendOf(id))).recipients).toBe(to)
    }
  })

  it('says what the settings say, in that language', async () => {
    const quotationMails = { en: { subject: 'No. {number}', text: 'Hi {name}, {total}' } }
    await boss.post('/globals/settings', { quotationMails })
    const { id } = await makeTender({ unconnectedName: '{total}', unconnectedPhone: '5' })
    const body = { to: ['a@b.example'], language: 'en', message: 'See {number}' }
    const { number } = await step(id, 'send', body)
    await boss.post('/globals/settings', { quotationMails: { en: { subject: '', text: '' } } })
    await post()
    expect(smtp.received()[0]?.subject).toBe(`No. ${number}`)
    expect(smtp.received()[0]?.text).toContain('Hi {total}, ₺120.00')
    // A text without a place for it still brings the message, and nothing in it is filled in.
    expect(smtp.received()[0]?.text).toContain('See {number}')
  })

  it('says so when it was not taken, and when it was after all', async () => {
    smtp.refuseBy((to) => (to === 'yok@b.example' ? { code: 550, text: 'no such user' } : null))
    const { id } = await makeTender()
    await step(id, 'send', { to: ['yok@b.example', 'var@b.example'] })
    await post()
    const send = await sendOf(id)
    expect(await readSend(send)).toMatchObject({
      delivery: 'failed',
      deliveryReason: expect.stringContaining('yok@b.example: '),
    })
    smtp.refuseBy(() => null)
    const [mail] = await select<{ id: string }>(`select id::text from mails where state = 'dead'`)
    await boss.post('/jobs/send-mail', { mail: mail?.id })
    await post()
    expect(await readSend(send)).toMatchObject({ delivery: 'delivered', deliveryReason: null })
  })

  it('is dead when its paper is gone, and keeps no other mail from going', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: ['a@b.example'] })
    const send = await sendOf(id)
    const [row] = await select<{ filename: string }>(
      `select filename from tender_sends where id = ${send}`,
    )
    await removeFiles('tender-sends', [row?.filename ?? ''])
    const other = await makeTender()
    await step(other.id, 'send', { to: ['c@d.example'] })
    await post()
    expect(await readSend(send)).toMatchObject({ delivery: 'failed' })
    expect(smtp.received().map(({ envelopeTo }) => envelopeTo[0])).toEqual(['c@d.example'])
  })

  it('goes nowhere once its link was taken back', async () => {
    const { id } = await makeTender()
    await step(id, 'send', { to: ['a@b.example'] })
    const send = await sendOf(id)
    expect((await boss.post(`/tender-sends/${send}/revoke`)).status).toBe(200)
    await post()
    expect(smtp.received()).toEqual([])
    expect((await readSend(send)).delivery).toBe('none')
    expect((await boss.get(`/tender-sends/${send}/link`)).status).toBe(410)
  })

  it.each([
    [{ to: ['a@b.example\r\nBcc: c@d.example'] }, 'to'],
    [{ to: ['a@b.example, c@d.example'] }, 'to'],
    [{ to: 'a@b.example' }, 'to'],
    [{ to: Array.from({ length: 6 }, (_, at) => `a${at}@b.example`) }, 'to'],
    [{ language: 'de' }, 'language'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ message: { toString: 1 } }, 'message'],
  ])('refuses %#', async (body, path) => {
    const { id } = await makeTender()
    const { status, json } = await boss.post<{
      errors: { data: { errors: { path: string }[] } }[]
    }>(`/tenders/${id}/send`, body)
    expect(status).toBe(400)
    expect(json.errors[0]?.data.errors[0]?.path).toBe(path)
  })
})

it('sends once, however many ask at once', async () => {
  const { id } = await makeTender()
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => boss.post<Row>(`/tenders/${id}/send`, { to: [] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await select(`select 1 from tender_sends where tender_id = ${id}`)).toHaveLength(1)
})

it('sends again as the tender is then, with another link', async () => {
  const { id } = await makeTender()
  await step(id, 'send', { to: [] })
  const first = await readSend(await sendOf(id))
  await boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 5 })] })
  await step(id, 'resend', { to: [] })
  const second = await readSend(await sendOf(id))
  expect(second.id).not.toBe(first.id)
  expect(second.fileHash).not.toBe(first.fileHash)
  expect(second.contentHash).not.toBe(first.contentHash)
  const linkOf = async (send: unknown) =>
    (await boss.get<{ link: string }>(`/tender-sends/${send}/link`)).json.link
  expect(await linkOf(first.id)).toMatch(/\/q\/[\w-]{43}$/)
  expect(await linkOf(second.id)).not.toBe(await linkOf(first.id))
  const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  expect((await reader.get(`/tender-sends/${first.id}/link`)).status).toBe(403)
})
