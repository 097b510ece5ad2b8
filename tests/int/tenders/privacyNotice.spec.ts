import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AnswerForm } from '@/components/tenders/offer/AnswerForm'
import { noticeAt, paths } from '@/catalog/paths'
import { OfferNotice } from '@/components/tenders/offer/OfferNotice'
import { OfferPage } from '@/components/tenders/offer/OfferPage'
import { offerWords } from '@/components/tenders/offer/offerWords'
import type { OfferAnswer } from '@/catalog/commands/bodies/offerBodies'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { systemRequest } from '@/lib/payloadRequests'
import { privacyNotice } from '@/queries/settings/privacyNotice'
import { readLink } from '@/queries/tenders/link/readLink'
import { readOfferPage } from '@/queries/tenders/link/readOfferPage'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { makeOffer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'

const EMPTY = { tr: '', en: '', fr: '', ar: '' }
const TURKISH = '<p>Veri sorumlusu <strong>Anadolu Teknik</strong></p>'

let boss: Person
let payload: Payload
let token = ''
beforeAll(async () => {
  boss = await administrator()
  payload = await getPayload({ config })
  token = (await makeOffer()).token
})

const write = (notice: Partial<typeof EMPTY>) =>
  boss.post<Json>('/globals/settings', { privacyNotice: { ...EMPTY, ...notice } })
afterAll(() => write({}))

/** As the server draws it, which is all there is without scripts. */
const page = async (locale: Locale): Promise<string> => {
  const shown = await readLink(await systemRequest(payload), token)
  if (!shown) throw new Error('The link is not known.')
  const read = await readOfferPage(payload, shown, locale)
  return renderToStaticMarkup(createElement(OfferPage, { ...read, token }))
}

const notice = async (locale: Locale): Promise<string> => {
  const written = await privacyNotice({ payload }, locale)
  if (!written) return ''
  const props = { token, locale, company: 'A & B', notice: written }
  return renderToStaticMarkup(createElement(OfferNotice, props))
}

const form = (answer: OfferAnswer, address: string | null): string =>
  renderToStaticMarkup(
    createElement(AnswerForm, {
      token,
      locale: 'tr',
      paper: '',
      words: offerWords(createTranslator('tr'), 'A', false),
      notice: address,
      answer,
      accepted: {},
      accepting: null,
      isPossible: true,
      onBack: () => {},
      onRefused: () => {},
      onDone: () => {},
    }),
  )

describe('the privacy notice', () => {
  it.each<Locale>(['tr', 'ar'])('stands behind a link of the page (%s)', async (locale) => {
    await write({ tr: TURKISH, ar: '<p>مسؤول البيانات</p>' })
    const words = createTranslator(locale)
    const html = await page(locale)
    const address = noticeAt(paths.offer(token), locale)
    expect(address).toBe(`/q/${token}?show=notice&lang=${locale}`)
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
    expect(html).toContain(words('offer.notice'))
    const opened = await notice(locale)
    expect(opened).toContain(locale === 'tr' ? '<strong' : 'مسؤول البيانات')
    expect(opened).toContain(`lang="${locale}"`)
    expect(opened).toContain(`href="/q/${token}?lang=${locale}"`)
    expect(opened).toContain('A &amp; B')
  })

  it('is the Turkish one where a language has none, marked with its language', async () => {
    await write({ tr: TURKISH, en: ' ' })
    expect(await page('fr')).toContain('show=notice')
    expect(await notice('fr')).toContain('lang="tr"')
    expect(await notice('en')).toContain('Anadolu Teknik')
  })

  it('has no link where there is none, or none for the language', async () => {
    await write({})
    for (const locale of ['tr', 'ar'] as const) {
      expect(await page(locale)).not.toContain('show=notice')
      expect(await notice(locale)).toBe('')
    }
    await write({ en: '<p>Controller</p>' })
    expect(await page('en')).toContain('show=notice')
    expect(await page('tr')).not.toContain('show=notice')
    await select('update settings set privacy_notice_en = null')
    expect(await page('en')).not.toContain('show=notice')
  })

  it('runs nothing of what is written in it', async () => {
    const html = `<p onclick="x()">1 &lt; 2</p><script>alert(1)</script><a href="javascript:x()">b</a>`
    expect((await write({ tr: html })).status).toBe(200)
    await select(`update settings set privacy_notice_ar = '<img src=x onerror=alert(1)><p>أ</p>'`)
    expect(await notice('tr')).toContain('1 &lt; 2')
    for (const locale of ['tr', 'ar'] as const)
      expect(await notice(locale)).not.toMatch(/<script|onclick|onerror|javascript:|<img/)
  })

  it('is linked at each answer, beside what is stored of it', () => {
    const words = createTranslator('tr')
    for (const answer of ['accept', 'decline', 'ask'] as const) {
      const html = form(answer, '/q/x?show=notice')
      expect(html).toContain('href="/q/x?show=notice"')
      expect(html).toContain(words(answer === 'accept' ? 'offer.electronic' : 'offer.recorded'))
      expect(form(answer, null)).not.toContain(words('offer.notice'))
    }
  })
})

describe('its setting', () => {
  it('is kept by language, and narrowed like the others', async () => {
    await write({ tr: TURKISH, en: '<p>Controller</p>' })
    await boss.post('/globals/settings', { privacyNotice: { en: '' } })
    const { json } = await boss.get<Json>('/globals/settings')
    expect(json.privacyNotice).toMatchObject({ tr: TURKISH, en: '' })
    const narrowed = await makePerson([
      { subject: 'settings', actions: ['read', 'write'], fields: ['siteTitle'] },
    ])
    expect((await narrowed.get('/globals/settings')).text).not.toContain('Veri sorumlusu')
    await narrowed.post('/globals/settings', { privacyNotice: { tr: 'x' } })
    expect((await boss.get<Json>('/globals/settings')).json.privacyNotice).toMatchObject({
      tr: TURKISH,
    })
  })

  it.each<[string, unknown, string]>([
    ['of no language', { xx: 'x' }, 'privacyNotice.xx'],
    ['that is a text', 'x', 'privacyNotice'],
    ['that is too long', { tr: 'x'.repeat(20_001) }, 'privacyNotice.tr'],
  ])('takes none %s', async (_, value, path) => {
    const { status, json } = await boss.post<{ errors: { data?: { errors: Json[] } }[] }>(
      '/globals/settings',
      { privacyNotice: value },
    )
    expect(status).toBe(400)
    expect(json.errors[0]?.data?.errors).toEqual([expect.objectContaining({ path })])
  })

  it('leaves a trace of every change', async () => {
    await write({ tr: '<p>Yeni metin</p>' })
    const [row] = await select<{ changes: string }>(
      `select details::text as changes from audit_events where subject = 'settings' order by id desc limit 1`,
    )
    expect(row?.changes).toContain('Yeni metin')
  })
})
