import { randomUUID } from 'node:crypto'
import { TIMELINE_SOURCES } from '@/database/invariants/timeline'
import { asSuperuser, select } from '../../factories/database'
import { dayFromNow } from '../../factories/day'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeMovement,
  makeReservation,
  makeRow,
  makeStockType,
} from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'

const times = async <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let at = 0; at < count; at += 1) made.push(await make(at))
  return made
}
const every = (at: number, nth: number, value: unknown) => (at % nth === 0 ? value : undefined)

const customers = () =>
  times(6, async (at) => {
    const company = await makeCompany({
      name: anyName(['Çınar Işık', 'İnşaat ŞĞ', '100% "Ünlü"'][at % 3] ?? ''),
      email: every(at, 2, `a${at}@example.com`),
      bossPhone: every(at, 2, `+90 532 00${at} 11 22`),
      extraEmails: at === 1 ? [] : [{ email: 'x@example.com' }, { email: `y${at}@example.com` }],
      workingDays: at % 2 ? ['monday', 'friday'] : undefined,
    })
    const branch = await makeBranch({ company: company.id, phone: every(at, 2, '0312 1') })
    const employee = await makeEmployee({
      company: company.id,
      branch: at % 2 ? branch.id : undefined,
      isExecutive: at % 2 === 0,
    })
    await makeRow('meets', {
      title: anyName('Görüşme'),
      company: every(at, 2, company.id),
      companyEmployee: every(at, 2, employee.id),
      startsAt: `2026-0${at + 1}-03T09:30:00.000Z`,
      meetType: every(at, 3, 'visit'),
    })
    const project = await makeRow('company-projects', {
      name: anyName('Proje'),
      company: every(at, 2, company.id),
      startDate: `2026-03-0${at + 1}`,
    })
    return { company, branch, employee, project }
  })

const stock = async () => {
  const types = await times(3, () => makeStockType({ description: 'Açıklama' }))
  const cards = await times(12, (at) =>
    makeCard({
      name: anyName(['Kablo 3×2,5', 'ağ', 'Pano_%'][at % 3] ?? ''),
      stock: at % 4 === 3 ? 0 : 20 + at / 8,
      unit: 'kg',
      stockType: at % 3 === 2 ? undefined : types[at % 2]?.id,
      barcode: every(at, 2, `86900000${at}${Date.now()}`),
      minQuantity: every(at, 3, at / 2),
      currentPrice: every(at, 2, 10.05 + at),
      costPrice: every(at, 4, 3.333333),
    }),
  )
  const [first, second, third] = cards
  const groups = await times(4, (at) =>
    makeGroup({
      parts:
        at === 3
          ? []
          : [first, second, third].slice(0, at + 1).map((card, part) => ({
              stockCard: card?.id,
              quantity: part + 0.5,
            })),
    }),
  )
  return { types, cards, groups }
}

/** A few of everything, with values missing here and there. */
export const makeWorld = async (): Promise<void> => {
  const people = await customers()
  const { cards, groups } = await stock()
  const card = (at: number) => cards[at % cards.length]?.id
  await times(8, (at) =>
    makeMovement({
      stockCard: card(at % 3),
      type: at % 2 ? 'in' : 'out',
      quantity: 0.5 + at / 8,
      price: 12.5 + at,
      currencyType: at % 3 ? 'TRY' : 'USD',
      ...(at % 3 === 0 && { currencyRate: 41.5 }),
      operationDate: `2026-04-0${at + 1}`,
      project: every(at, 2, people[at % 6]?.project.id),
    }),
  )
  await times(5, (at) =>
    makeReservation({
      stockCard: card(at % 3),
      company: every(at, 2, people[at % 6]?.company.id),
      note: every(at, 2, 'not'),
    }),
  )
  const tenders = await times(6, (at) => {
    const { company, branch, employee, project } = people[at] ?? {}
    return makeTender({
      company: company?.id,
      branch: every(at, 2, branch?.id),
      employee: at === 1 ? employee?.id : undefined,
      companyProject: at === 0 ? project?.id : undefined,
      currency: at % 3 === 2 ? 'USD' : 'TRY',
      ...(at % 3 === 2 && { currencyRate: 41.25 }),
      internalNote: every(at, 2, 'yalnız biz'),
      paymentInstallments: at === 0 ? [{ dueDate: dayFromNow(30), amount: 12 }] : undefined,
      items: [
        line(card(at % 3), { quantity: 0.5, unitPrice: 19.99 }),
        freeLine({ kind: 'heading', description: 'Başlık', quantity: undefined }),
        ...(at % 2 ? [line(undefined, { kind: 'stockGroup', stockGroup: groups[0]?.id })] : []),
      ],
    })
  })
  for (const tender of tenders.slice(0, 2)) await step(tender.id, 'approve')
  await step(tenders[2]?.id ?? 0, 'send')
  // Files and pictures without their bytes: rows are all that a reading shows.
  const tag = randomUUID()
  await select(
    `insert into media (filename, mime_type, filesize, width, height, url,
      original_name, sizes_thumbnail_url, sizes_thumbnail_filename)
    values ($1 || '.png', 'image/png', 10, 4, 4, '/api/media/file/' || $1 || '.png', 'ışık.png',
      '/api/media/file/' || $1 || '-160.png', $1 || '-160.png'), ($1 || 'b.png', 'image/png', 10,
      4, 4, '/api/media/file/' || $1 || 'b.png', null, null, null)`,
    [tag],
  )
  await select(`update stock_cards set picture_id = (select min(id) from media)
    where id in (select id from stock_cards order by id limit 4)`)
  await select(`update users set avatar_id = (select max(id) from media)
    where id = (select min(id) from users)`)
  for (let at = 0; at < 12; at += 1)
    await select(
      `insert into tender_files (filename, mime_type, filesize, url, tender_id, visibility)
       values ($1, 'application/pdf', 5, $2, $3, 'internal')`,
      [`${tag}${at}.pdf`, `/api/tender-files/file/${tag}${at}.pdf`, tenders[at < 11 ? 0 : 1]?.id],
    )
  await setApart()
}

/**
 * Rows made by one statement, or in one millisecond, are equally old: the last tie of an order would
 * be anybody's guess. Rows that another test made old stay older than their last change.
 */
const setApart = async () => {
  for (const table of [
    'tenders',
    'tender_items',
    'tender_files',
    'stock_group_stocks',
    'stock_reservations',
    'media',
    'roles',
    'users',
    'stock_movements',
    'stock_counts',
    'stock_closings',
  ])
    // At once or not at all: nothing is left open to what comes after.
    await asSuperuser(`do $$ begin
      alter table ${table} disable trigger user;
      update ${table} set created_at =
        least(updated_at, now() - interval '1 hour' + id * interval '1 ms');
      alter table ${table} enable trigger user;
    end $$`)
  await asSuperuser(`update timeline t set at = s.at from ${TIMELINE_SOURCES} s
    where t.kind = s.kind and t.source = s.source and t.at <> s.at`)
}
