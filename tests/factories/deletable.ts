import sharp from 'sharp'
import type { Json } from './client'
import { administrator } from './person'
import { makeRate } from './rates'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeRow,
  makeStockType,
  type Row,
} from './rows'
import { freeLine, line, makeTender } from './tender'

const RICH = '<p>Bir <strong>kalın</strong> söz</p><ul><li>ilk</li><li>ikinci</li></ul>'

let picture: Promise<Buffer> | undefined
const png = () =>
  (picture ??= sharp({ create: { width: 300, height: 200, channels: 3, background: '#204060' } })
    .png()
    .toBuffer())

/** A record with a file, sent as forms send it. */
export const makeFile = async (collection: 'media' | 'tender-files', data: Json): Promise<Row> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(await png())], 'plan.png', { type: 'image/png' }))
  const { status, json, text } = await (
    await administrator()
  ).post<{ doc: Row }>(`/${collection}`, form)
  if (status !== 201) throw new Error(`${collection} was not made: ${status} ${text}`)
  return json.doc
}

const company = () =>
  makeCompany({
    title: 'Uzun unvan',
    description: RICH,
    email: 'a@example.com',
    extraEmails: [{ email: 'b@example.com' }, { email: 'c@example.com' }],
    workingDays: ['friday', 'monday'],
    bossPhone: '+905321112233',
  })

const draft = async (): Promise<Row> => {
  const { id } = await makeCompany()
  const branch = await makeBranch({ company: id })
  const employee = await makeEmployee({ company: id, branch: branch.id })
  const card = await makeCard({ unit: 'kg' })
  const group = await makeGroup({ parts: [{ stockCard: card.id, quantity: 2 }] })
  const tender = await makeTender({
    company: id,
    branch: branch.id,
    employee: employee.id,
    currency: 'USD',
    currencyRate: 41.123456,
    discountType: 'amount',
    discountValue: 1,
    notes: RICH,
    internalNote: RICH,
    items: [
      line(card.id, {
        quantity: 2.125,
        unitPrice: 33.333333,
        discountType: 'percent',
        discountValue: 10,
      }),
      { kind: 'stockGroup', stockGroup: group.id, quantity: 1, unitPrice: 12.5, taxRate: 10 },
      { kind: 'heading', description: 'Başlık' },
    ],
  })
  await makeFile('tender-files', { tender: tender.id, visibility: 'customer' })
  return tender
}

/**
 * A record of each collection whose deleted records are kept, as full as it can be while nothing
 * else holds it.
 */
export const DELETABLE: Readonly<Record<string, () => Promise<Row>>> = {
  companies: company,
  branches: async () =>
    makeBranch({ company: (await makeCompany()).id, address: 'Bir\nsokak', taxOffice: 'Kadıköy' }),
  employees: async () => {
    const { id } = await makeCompany()
    const branch = await makeBranch({ company: id })
    return makeEmployee({ company: id, branch: branch.id, isDefaultContact: true, note: RICH })
  },
  meets: async () => {
    const { id } = await makeCompany()
    return makeRow('meets', {
      title: anyName('Görüşme'),
      company: id,
      companyEmployee: (await makeEmployee({ company: id })).id,
      startsAt: '2026-05-01T09:00:00.123Z',
      notes: RICH,
    })
  },
  'company-projects': async () =>
    makeRow('company-projects', {
      name: anyName('Proje'),
      company: (await makeCompany()).id,
      startDate: '2026-05-01',
    }),
  notes: async () =>
    makeRow('notes', {
      subject: 'companies',
      document: (await makeCompany()).id,
      kind: 'call',
      callOutcome: 'reached',
      minutes: 12,
      body: RICH,
    }),
  actions: async () =>
    makeRow('actions', {
      subject: 'companies',
      document: (await makeCompany()).id,
      kind: 'call',
      title: 'Ara',
      due: '2026-12-01',
      time: '09:30',
      note: RICH,
      owner: (await administrator()).id,
    }),
  tenders: draft,
  'tender-items': async () => {
    const { id } = await makeTender({ items: [freeLine(), freeLine({ unitPrice: 9.999999 })] })
    const { json } = await (
      await administrator()
    ).get<{ docs: Row[] }>(`/tender-items?where[tender][equals]=${id}&sort=id&depth=0`)
    return json.docs[1] as Row
  },
  'tender-templates': async () => {
    const { status, json, text } = await (
      await administrator()
    ).post<{ doc: Row }>(`/tenders/${(await draft()).id}/save-as-template`, {
      name: anyName('Şablon'),
    })
    if (status !== 201) throw new Error(text)
    return json.doc
  },
  'lost-reasons': () => makeRow('lost-reasons', { name: anyName('Neden') }),
  'tender-files': async () =>
    makeFile('tender-files', { tender: (await makeTender()).id, visibility: 'customer' }),
  'stock-cards': async () =>
    makeCard({
      stockType: (await makeStockType()).id,
      sku: anyName('SKU').slice(0, 30),
      barcode: anyName('BAR').slice(0, 30),
      unit: 'kg',
      minQuantity: 1.5,
      currentPrice: 123456789.123456,
      costPrice: 7.1,
      allowNoStock: true,
    }),
  'stock-groups': async () =>
    makeGroup({
      description: RICH,
      parts: [
        { stockCard: (await makeCard()).id, quantity: 2 },
        { stockCard: (await makeCard({ unit: 'kg' })).id, quantity: 1.125 },
      ],
    }),
  'stock-group-stocks': async () =>
    makeRow('stock-group-stocks', {
      stockGroup: (await makeGroup()).id,
      stockCard: (await makeCard()).id,
      quantity: 3,
    }),
  'stock-types': () => makeStockType({ description: RICH }),
  'currency-rates': () => makeRate({ selling: 43.121, note: 'Banka ekranından' }),
  media: () => makeFile('media', { alt: 'Bir resim' }),
  roles: () =>
    makeRow('roles', {
      name: anyName('Rol'),
      permissions: [{ subject: 'meets', actions: ['read'], fields: ['title'] }],
    }),
}
