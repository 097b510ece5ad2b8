import { describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import type { Json } from '../../factories/client'

/** What stands on every quotation: money goes to this account. */
const profile = async () => {
  const { get } = await administrator()
  return (await get<Json>('/globals/settings')).json.companyProfile as Json
}

it.each([
  ['iban', 'TR33 0006 1005 1978 6457 8413 27'],
  ['iban', 'TR33 0006 1005 1978 6457 8413'],
  ['taxNumber', '4540536921'],
  ['mersisNo', '045405369200001'],
  ['mersisNo', 'O454053692000017'],
  ['website', 'www.firma.example'],
  ['website', 'javascript:alert(1)'],
])('refuses a %s that cannot be right: %s', async (field, value) => {
  const { post } = await administrator()
  const before = await profile()
  const answer = await post<{ errors: [{ data: { errors: { path: string }[] } }] }>(
    '/globals/settings',
    { siteTitle: 'Yarım', companyProfile: { [field]: value } },
  )
  expect(answer.status).toBe(400)
  const paths = answer.json.errors[0].data.errors.map(({ path }) => path)
  expect(paths).toEqual([`companyProfile.${field}`])
  expect(await profile()).toEqual(before)
})

type Refused = { errors: [{ data: { errors: { path: string; code: string }[] } }] }
const refusedOf = async (body: Json) => {
  const { post } = await administrator()
  const { status, json } = await post<Refused>('/globals/settings', body)
  const fields = status === 400 ? json.errors[0].data.errors : []
  return [status, ...fields.map(({ path, code }) => `${path} ${code}`)]
}
const [LIRA, EURO] = ['TR330006100519786457841326', 'DE89370400440532013000']

describe('the bank accounts', () => {
  it('are kept in order, without blanks, each once', async () => {
    const banks = [
      {
        bank: 'Anadolu',
        holder: 'Firma A.Ş.',
        iban: 'tr33 0006 1005 1978 6457 8413 26',
        currency: 'TRY',
      },
      { iban: EURO, currency: 'EUR' },
    ]
    expect(await refusedOf({ companyProfile: { banks } })).toEqual([200])
    expect(await profile()).toMatchObject({
      iban: LIRA,
      banks: [
        { bank: 'Anadolu', holder: 'Firma A.Ş.', iban: LIRA, currency: 'TRY' },
        { iban: EURO, currency: 'EUR' },
      ],
    })
    const twice = [{ iban: LIRA }, { iban: 'TR33 0006 1005 1978 6457 8413 26' }]
    expect(await refusedOf({ companyProfile: { banks: twice } })).toEqual([
      400,
      'companyProfile.banks.1.iban notUnique',
    ])
  })

  it('are refused at the account that is wrong', async () => {
    const before = await profile()
    for (const iban of ['TR330006100519786457841327', 'x', '']) {
      const [status, ...fields] = await refusedOf({
        companyProfile: { banks: [{ iban: EURO }, { iban }] },
      })
      expect(status).toBe(400)
      expect(fields.map((field) => String(field).split(' ')[0])).toEqual([
        'companyProfile.banks.1.iban',
      ])
    }
    expect(await profile()).toEqual(before)
  })

  it('are read and written by programs that know one IBAN only', async () => {
    await refusedOf({
      companyProfile: { banks: [{ iban: LIRA, bank: 'Anadolu' }, { iban: EURO }] },
    })
    for (const [iban, kept] of [
      // Nothing new: bank and further accounts stay.
      ['tr33 0006 1005 1978 6457 8413 26', [{ iban: LIRA, bank: 'Anadolu' }, { iban: EURO }]],
      ['GB82 WEST 1234 5698 7654 32', [{ iban: 'GB82WEST12345698765432' }, { iban: EURO }]],
      ['', [{ iban: EURO }]],
      [null, []],
      [LIRA, [{ iban: LIRA }]],
    ] as const) {
      expect(await refusedOf({ companyProfile: { iban } })).toEqual([200])
      const { banks, iban: main } = await profile()
      expect(banks).toMatchObject(kept)
      expect(banks).toHaveLength(kept.length)
      expect(main).toBe(kept[0]?.iban ?? null)
    }
    // Read, changed in one place, and sent back as a whole.
    const whole = await profile()
    expect(await refusedOf({ companyProfile: { ...whole, iban: EURO } })).toEqual([200])
    expect(await profile()).toMatchObject({ iban: EURO, banks: [{ iban: EURO }] })
  })

  it('leave a trace of every change', async () => {
    const { post } = await administrator()
    await post('/globals/settings', { companyProfile: { banks: [{ iban: EURO }] } })
    const [row] = await select<{ changes: string }>(
      `select details::text as changes from audit_events where subject = 'settings' order by id desc limit 1`,
    )
    expect(row?.changes).toContain(EURO)
  })
})

describe('the terms', () => {
  it('are kept by language', async () => {
    const { get } = await administrator()
    expect(
      await refusedOf({ tenderTerms: { tr: 'Peşin', en: '<p>Cash <b>only</b></p>' } }),
    ).toEqual([200])
    expect(await refusedOf({ tenderTerms: { en: '' } })).toEqual([200])
    expect((await get<Json>('/globals/settings')).json.tenderTerms).toMatchObject({
      tr: 'Peşin',
      en: '',
    })
    // Users who send quotations can see which languages fall back to the Turkish terms.
    await refusedOf({ tenderTerms: { tr: 'Peşin', fr: 'Comptant' } })
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const stranger = await makePerson([{ subject: 'meets', actions: ['read'] }])
    const borrowed = await reader.get<Json>('/tenders/borrowed-terms')
    expect(borrowed.json).toEqual({ languages: ['en', 'ar'] })
    expect(borrowed.text).not.toContain('Peşin')
    expect((await stranger.get('/tenders/borrowed-terms')).status).toBe(403)
    expect(await refusedOf({ tenderTerms: 'Peşin' })).toEqual([400, 'tenderTerms invalidInput'])
  })
})

describe('the mail of a quotation', () => {
  it('names nothing that quotations do not have', async () => {
    const text = 'Sayın {nmae}, {total}'
    expect(await refusedOf({ quotationMails: { tr: { text } } })).toEqual([
      400,
      'quotationMails.tr.text unknownPlaceholder',
    ])
    const { post } = await administrator()
    const { text: told } = await post('/globals/settings', { quotationMails: { tr: { text } } })
    expect(told).toContain('{nmae}')
    expect(told).toContain('{validUntil}')
    expect(await refusedOf({ quotationMails: { tr: { text: '{name}, {total}' } } })).toEqual([200])
    // What is stored from before it was judged stays, and so does everything beside it.
    await select(`update settings set quotation_mails_tr_text = '{nmae}'`)
    expect(await refusedOf({ quotationMails: { tr: { subject: '{number}' } } })).toEqual([200])
    expect(await refusedOf({ siteTitle: 'Firma' })).toEqual([200])
    await select(
      `update settings set quotation_mails_tr_text = null, quotation_mails_tr_subject = null`,
    )
  })
})

it('lets everything else be saved beside a number from before it was checked', async () => {
  const { post } = await administrator()
  await select(`update settings set company_profile_tax_number = '123'`)
  const { status } = await post('/globals/settings', { companyProfile: { name: 'Firma' } })
  expect(status).toBe(200)
  expect(await profile()).toMatchObject({ name: 'Firma', taxNumber: '123' })
  await select(`update settings set company_profile_tax_number = null`)
})
