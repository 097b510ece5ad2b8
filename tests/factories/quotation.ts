import type { PrintedCompany, PrintedItem, PrintedTender } from '@/domain/tenders/sending/quotation'
import { totalsOf } from '@/domain/tenders/totals/totals'

/** The company whose quotations specs look at. */
export const sampleCompany: PrintedCompany = {
  name: 'Öztürk Isı Sistemleri Sanayi ve Ticaret A.Ş.',
  logo: null,
  address: 'Atatürk Cad. No: 12/3\n34384 Şişli / İstanbul',
  phone: '+90 212 555 00 11',
  email: 'teklif@ozturk-isi.example',
  taxOffice: 'Mecidiyeköy',
  taxNumber: '4540536920',
  website: 'https://www.ozturk-isi.example/',
  mersisNo: '0454053692000017',
  banks: [
    {
      bank: 'Anadolu Bankası',
      holder: 'Öztürk Isı Sistemleri A.Ş.',
      iban: 'TR330006100519786457841326',
      currency: 'TRY',
    },
    { bank: 'Deutsche Bank', holder: null, iban: 'DE89370400440532013000', currency: 'EUR' },
  ],
  terms: {
    tr: 'Fiyatlarımıza KDV dahil değildir.\nTeklifimiz 15 gün süreyle geçerlidir.\n\nTeslim süresi siparişten itibaren 10 iş günüdür.',
  },
}

const customer: PrintedTender['customer'] = {
  name: 'IŞIK İnşaat',
  title: 'IŞIK İnşaat Taahhüt ve Ticaret Ltd. Şti.',
  branch: 'Ümraniye Şubesi',
  address: 'Çınar Mah. Gül Sok. 5, İstanbul',
  taxOffice: 'Ümraniye',
  taxNumber: '1234567890',
  contact: 'Şeyma Güneş',
  phone: '+90 216 444 22 33',
  email: 'satinalma@isik.example',
}

type Line = Partial<PrintedItem>

const PRICED = {
  kind: 'stockCard',
  code: null,
  unit: 'piece',
  description: null,
  quantity: 1,
  unitPrice: 100,
  discountType: null,
  discountValue: null,
  taxRate: 20,
} as const

/** A tender of these lines, with the figures that would be stored. */
export const sampleTender = (
  lines: readonly Line[],
  data: Partial<PrintedTender> & { discount?: number } = {},
): PrintedTender => {
  const { discount, ...rest } = data
  const items = lines.map((line, index) => ({
    id: index + 1,
    name: `Kalem ${index + 1}`,
    net: 0,
    tax: 0,
    ...PRICED,
    ...line,
  }))
  const currencyRate = rest.currencyRate ?? 1
  const totals = totalsOf({
    items,
    discountType: discount === undefined ? null : 'amount',
    discountValue: discount,
    currencyRate,
  })
  return {
    id: 7,
    number: 'TKF-2026-00042-R2',
    revision: 2,
    title: 'Merkezi ısıtma – Ağaoğlu şantiyesi',
    status: 'sent',
    createdBy: 1,
    updatedAt: '2026-03-01T09:30:00.000Z',
    date: '2026-03-01T12:00:00.000Z',
    validUntil: '2026-03-16T12:00:00.000Z',
    currency: 'TRY',
    rateDay: null,
    rateSource: null,
    currencyRate,
    paymentDate: null,
    notes: null,
    customer,
    preparedBy: {
      name: 'Deniz Yılmaz',
      phone: '+90 532 111 22 33',
      email: 'deniz.yilmaz@ozturk-isi.example',
    },
    items: items.map((item, index) => ({
      ...item,
      net: totals.lines[index]?.net.toNumber() ?? 0,
      tax: totals.lines[index]?.tax.toNumber() ?? 0,
    })),
    instalments: [],
    subtotal: totals.subtotal.toNumber(),
    discountTotal: totals.discountTotal.toNumber(),
    taxTotal: totals.taxTotal.toNumber(),
    total: totals.total.toNumber(),
    totalBase: totals.totalBase.toNumber(),
    ...rest,
  }
}

/** One of every kind of line, discounts, and two rates of VAT: the example of the domain's page. */
export const workedLines: readonly Line[] = [
  { kind: 'heading', description: 'Kazan dairesi' },
  {
    name: 'Yoğuşmalı kazan 24 kW',
    code: 'KZN-024',
    description: 'Baca seti dahil.\nİki yıl garanti.',
    quantity: 3,
    unitPrice: 33.335,
    discountType: 'percent',
    discountValue: 10,
  },
  {
    name: 'Çelik boru 1/2″',
    code: 'BRU-12',
    unit: 'm',
    quantity: 7,
    unitPrice: 12.345,
    taxRate: 10,
  },
  { kind: 'subtotal' },
  { kind: 'comment', description: 'Montaj malzemeleri ayrıca sayılır.' },
  {
    kind: 'text',
    name: 'Devreye alma ve eğitim',
    unit: null,
    unitPrice: 999.99,
    discountType: 'amount',
    discountValue: 50,
  },
]

/** The example, with everything a paper can show. */
export const workedTender = (data: Partial<PrintedTender> = {}): PrintedTender =>
  sampleTender(workedLines, {
    discount: 50,
    notes: 'Montaj hafta içi yapılır.',
    paymentDate: '2026-03-31T12:00:00.000Z',
    instalments: [
      { dueDate: '2026-03-31T12:00:00.000Z', amount: 641.73 },
      { dueDate: '2026-04-30T12:00:00.000Z', amount: 641.72 },
    ],
    ...data,
  })
