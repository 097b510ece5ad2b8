import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { walkFields } from '@/lib/walkFields'
import { readStrictly } from '@/hooks/strictInput'
import type { Json } from '../../factories/client'
import { administrator } from '../../factories/person'
import { anyName, makeCompany } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'

const BLANKS = ' \t\u00a0\u200b\ufeff '

beforeAll(async () => {
  await administrator()
})

type Refused = { errors: [{ data: { errors: { path: string; code: string }[] } }] }
type Answer = { doc: Json & { id: number } }
const fieldsOf = ({ errors }: Refused) =>
  errors[0].data.errors.map(({ path, code }) => `${path} ${code}`)

describe('a text of blanks only', () => {
  // Every collection whose rows a client makes and that has a required text.
  it.each([
    ['companies', 'name', {}],
    ['branches', 'name', {}],
    ['employees', 'name', {}],
    ['meets', 'title', {}],
    ['company-projects', 'name', {}],
    ['tenders', 'title', { date: '2026-03-01' }],
    ['stock-cards', 'name', {}],
    ['stock-groups', 'name', {}],
    ['stock-types', 'name', {}],
    ['users', 'name', { email: 'blank@example.com', password: 'uzun bir parola 1' }],
    ['roles', 'name', { permissions: [] }],
    ['list-views', 'name', { list: 'tenders', state: {} }],
  ])('is no %s.%s', async (slug, field, more) => {
    const { post } = await administrator()
    const { status, json } = await post<Refused>(`/${slug}`, { ...more, [field]: BLANKS })
    expect(status).toBe(400)
    expect(fieldsOf(json)).toContain(`${field} required`)
  })

  it('is none on a change, nor in a list of a row', async () => {
    const { post, patch } = await administrator()
    const { id } = await makeCompany()
    const changed = await patch<Refused>(`/companies/${id}`, { name: BLANKS })
    expect(fieldsOf(changed.json)).toEqual(['name required'])
    const data = { name: anyName('Firma'), extraEmails: [{ email: BLANKS }] }
    const nested = await post<Refused>('/companies', data)
    expect(fieldsOf(nested.json)).toEqual(['extraEmails.0.email required'])
  })
})

describe('what is no text, choice or amount', () => {
  it.each([
    ['companies', { name: ['x'] }, 'name invalidInput'],
    ['companies', { name: 'x', description: {} }, 'description invalidInput'],
    ['companies', { name: 'x', extraEmails: [{ email: [] }] }, 'extraEmails.0.email invalidInput'],
    ['companies', { name: true }, 'name invalidInput'],
    ['tenders', { title: { a: 1 }, currency: 'TRY' }, 'title invalidInput'],
    ['tenders', { title: 'x', currency: ['TRY'] }, 'currency notAnOption'],
    ['tenders', { title: 'x', currency: 'TRY', type: 5 }, 'type notAnOption'],
    ['tenders', { title: 'x', currency: 'TRY', company: 1.5 }, 'company invalidId'],
    [
      'tenders',
      { title: 'x', currency: 'TRY', paymentInstallments: [{ dueDate: '2026-12-01', amount: -5 }] },
      'paymentInstallments.0.amount mustNotBeNegative',
    ],
    ['globals/settings', { recountValue: -1 }, 'recountValue mustNotBeNegative'],
  ])('is refused at its field: %s %j', async (slug, data, refused) => {
    const { post } = await administrator()
    const { status, json } = await post<Refused>(`/${slug}`, data)
    expect(status).toBe(400)
    expect(fieldsOf(json)).toEqual([refused])
  })

  it('but a number is one', async () => {
    const { post } = await administrator()
    const { json } = await post<Answer>('/companies', { name: 4_711 })
    expect(json.doc.name).toBe('4711')
  })
})

describe('blanks at the ends of a text', () => {
  it('are dropped, in lists and lines too; those inside are kept', async () => {
    const { post } = await administrator()
    const name = anyName('Boru  hattı')
    const { json } = await post<Answer>('/companies', {
      name: `\u00a0${name}\u200b `,
      description: '\n  iki\n  satır \n',
      email: ' a@example.com ',
      extraEmails: [{ email: '\u00a0b@example.com' }],
    })
    expect(json.doc).toMatchObject({
      name,
      // Formatted text: a paragraph for each line.
      description: '<p>iki</p><p>  satır</p>',
      email: 'a@example.com',
      extraEmails: [{ email: 'b@example.com' }],
    })
    const tender = await makeTender({ items: [freeLine({ description: ' Kurulum\u00a0' })] })
    expect(tender.items).toMatchObject([{ description: 'Kurulum' }])
  })

  it('go from every text of every collection but secrets', () => {
    const kept: string[] = []
    for (const { slug, fields } of collections)
      walkFields(fields, (field) => {
        if (!['text', 'textarea', 'email'].includes(field.type)) return
        const values = { [field.name]: '\u00a0x ' }
        readStrictly(fields, values)
        if (values[field.name] !== 'x') kept.push(`${slug}.${field.name}`)
      })
    expect(kept).toEqual(['users.currentPassword'])
  })
})
