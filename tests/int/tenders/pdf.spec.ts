import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFormatters } from '@/i18n/format'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeBranch, makeCard, makeCompany } from '../../factories/rows'
import { freeLine, makeTender, step, workedExample } from '../../factories/tender'
import { answerTo, ORIGIN, rest } from '../../helpers/rest'

// Loading the application takes longer than a test may.
beforeAll(async () => {
  await administrator()
})

const asked = (path: string, by: Person, language = 'tr') =>
  answerTo(
    new Request(new URL(path, ORIGIN), {
      headers: { Cookie: by.cookie, 'Accept-Language': language },
    }),
  )

const textOf = async (answer: Response): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
}

const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { code: string; message: string }[] }
  return [answer.status, errors[0]?.code, errors[0]?.message]
}

const reader = () => makePerson([{ subject: 'tenders', actions: ['read'] }])

describe('GET /api/tenders/:id/pdf', () => {
  it('is the quotation with its stored figures, for whoever may read the tender', async () => {
    const cards = [await makeCard({ sku: null }), await makeCard(), await makeCard()]
    const { id } = await makeTender(workedExample(cards.map((card) => card.id)))
    const { number } = await step(id, 'send')
    const answer = await asked(`/api/tenders/${id}/pdf`, await reader())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Teklif ${number}.pdf"; filename*=UTF-8''Teklif%20${number}.pdf`,
    )
    const { get } = await administrator()
    const { json } = await get<Record<string, number>>(`/tenders/${id}`)
    const { money } = createFormatters('tr')
    const text = await textOf(answer)
    expect(text).toContain(String(number))
    for (const field of ['subtotal', 'taxTotal', 'total'])
      expect(text).toContain(money(json[field], 'TRY').replace(/\s/g, ' '))
    expect(text).toContain('Yalnız binikiyüzseksenüçTürkLirasıkırkbeşKuruş')
  })

  it('speaks the language that is asked for, else the reader’s', async () => {
    const { id } = await makeTender()
    const { number } = await step(id, 'send')
    const boss = await administrator()
    const titleOf = async (path: string, language: string) => {
      const answer = await asked(path, boss, language)
      const name = answer.headers.get('Content-Disposition')?.split("UTF-8''")[1] ?? ''
      return decodeURIComponent(name)
    }
    expect(await titleOf(`/api/tenders/${id}/pdf?lang=fr`, 'tr')).toBe(`Devis ${number}.pdf`)
    expect(await titleOf(`/api/tenders/${id}/pdf?lang=ar`, 'tr')).toBe(`عرض سعر ${number}.pdf`)
    expect(await titleOf(`/api/tenders/${id}/pdf`, 'en')).toBe(`Quotation ${number}.pdf`)
    expect(await titleOf(`/api/tenders/${id}/pdf?lang=xx&lang=y`, 'tr')).toBe(
      `Teklif ${number}.pdf`,
    )
  })

  it('says a draft is one, under its title', async () => {
    const { id } = await makeTender({ title: 'Kazan/dairesi "yeni"', items: [freeLine()] })
    const answer = await asked(`/api/tenders/${id}/pdf`, await administrator())
    expect(answer.headers.get('Content-Disposition')).toContain('Teklif Kazan-dairesi -yeni-.pdf')
    expect(await textOf(answer)).toContain('Taslak')
  })

  it('tells of a customer what its reader may know, like the page', async () => {
    const company = await makeCompany({ title: 'IŞIK Ltd.' })
    const branch = await makeBranch({ company: company.id, address: 'Gizli Sokak 5' })
    const { id } = await makeTender({ company: company.id, branch: branch.id })
    const path = `/api/tenders/${id}/pdf`
    const [known, unknown] = await Promise.all([
      asked(path, await administrator()).then(textOf),
      asked(path, await reader()).then(textOf),
    ])
    expect(known).toContain('Gizli Sokak 5')
    expect(unknown).toContain('IŞIK Ltd.')
    expect(unknown).not.toContain('Gizli Sokak')
  })

  it('is refused in a sentence', async () => {
    const { id } = await makeTender()
    const path = `/api/tenders/${id}/pdf`
    const stranger = await makePerson([{ subject: 'stock-cards', actions: ['read'] }])
    expect(await refusalOf(await asked(path, stranger))).toEqual([
      403,
      'notAllowed',
      'Bu işlem için yetkiniz yok.',
    ])
    expect(await refusalOf(await asked('/api/tenders/2147483647/pdf', await reader()))).toEqual([
      404,
      'notFound',
      expect.stringMatching(/\.$/),
    ])
    expect((await rest({ path })).status).toBe(401)
    expect((await rest({ method: 'POST', path, cookie: (await reader()).cookie })).status).toBe(404)
  })
})
