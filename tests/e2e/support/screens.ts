import { PATHS, fillPath, type RouteName } from '@/catalog/paths'
import { asAdministrator, made } from './people'

/** One record of each kind, to open every screen with. */
export type Records = Record<
  | 'company'
  | 'branch'
  | 'employee'
  | 'meet'
  | 'companyMeet'
  | 'project'
  | 'tender'
  | 'stockType'
  | 'lostReason'
  | 'card'
  | 'group'
  | 'groupStock'
  | 'movement'
  | 'reservation'
  | 'user'
  | 'role'
  | 'client'
  | 'webhook'
  | 'rate'
  | 'count'
  | 'import'
  | 'template'
  | 'priceChange',
  number
>

const day = '2026-03-02T12:00:00.000Z'
/** In UTC: no day in the future in any time zone east of Greenwich, where the company is. */
const today = new Date().toISOString().slice(0, 10)

/** Uploads a file with one card, whose columns are not assigned yet. */
const uploaded = async (tag: string): Promise<number> => {
  const buffer = Buffer.from(`sku;name\nZ${tag};Zirkon ${tag}\n`)
  const file = { name: `zirkon-${tag}.csv`, mimeType: 'text/csv', buffer }
  const multipart = { target: 'stock-cards', file }
  const answer = await (await asAdministrator()).post('/api/imports/upload', { multipart })
  return ((await answer.json()) as { import: { id: number } }).import.id
}

/** Runs a command and returns its response. */
const given = async <T>(path: string, data: object): Promise<T> => {
  const answer = await (await asAdministrator()).post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const templateOf = async (tender: number, tag: string): Promise<number> => {
  const name = `Örnek ${tag}`
  return (await given<{ doc: { id: number } }>(`/tenders/${tender}/save-as-template`, { name })).doc
    .id
}

/** Raises the prices of a card. */
const raised = async (card: number, tag: string): Promise<number> => {
  const asked = { cards: [card], prices: ['currentPrice'], method: 'percent', value: '10' }
  const body = { ...asked, rounding: 'none' }
  type Shown = { cards: { id: number; mark: string }[] }
  const { cards } = await given<Shown>('/prices/preview', body)
  const seen = Object.fromEntries(cards.map(({ id, mark }) => [id, mark]))
  const made = { ...body, title: `Zam ${tag}`, seen }
  return (await given<{ change: number }>('/prices/apply', made)).change
}

/** Creates the records over the REST API; their names are words of no interface language. */
export const makeRecords = async (member: { id: number; roleId: number }): Promise<Records> => {
  const tag = Date.now().toString(36)
  const id = async (slug: string, data: Record<string, unknown>) => (await made(slug, data)).id
  const company = await id('companies', { name: `Zirkon ${tag}`, workingDays: ['monday'] })
  const twice = await id('companies', { name: `Zirkonya ${tag}` })
  await given('/companies/merge', { winner: company, loser: twice })
  const branch = await id('branches', { company, name: `Bozcaada ${tag}` })
  const employee = await id('employees', { company, branch, name: 'Zülal Öz', isContact: true })
  const stockType = await id('stock-types', { name: `Profil ${tag}` })
  const card = await id('stock-cards', { name: `Kutu ${tag}`, stockType, currentPrice: 12.5 })
  const group = await id('stock-groups', { name: `Takım ${tag}` })
  const project = await id('company-projects', { name: `Köprü ${tag}`, company, startDate: day })
  const tender = await id('tenders', {
    title: `Korkuluk ${tag}`,
    company,
    date: day,
    currency: 'TRY',
    items: [{ kind: 'stockCard', stockCard: card, quantity: 2, unitPrice: 12.5, taxRate: 20 }],
  })
  const movement = await id('stock-movements', {
    stockCard: card,
    type: 'in',
    quantity: 40,
    price: 10,
    currencyType: 'TRY',
    operationDate: day,
  })
  const client = await id('api-clients', { name: `Kasa ${tag}`, role: member.roleId })
  // A data protection request, a row of the page of personal data.
  await (
    await asAdministrator()
  ).post('/api/privacy/receive-request', {
    data: { name: `Zerrin ${tag}`, receivedOn: today, asked: 'copy', channel: 'kep' },
  })
  const rate = await id('currency-rates', {
    // A day that is unlikely to be used yet: an earlier run may have created one.
    day: new Date(Date.UTC(2000, 0, 1) + (Date.now() % 9000) * 86_400_000).toISOString(),
    currency: 'USD',
    buying: 43.1,
    selling: 43.2,
  })
  return {
    company,
    branch,
    employee,
    meet: await id('meets', { title: `Tanışma ${tag}`, startsAt: day }),
    companyMeet: await id('meets', { title: `Ölçü ${tag}`, company, startsAt: day }),
    project,
    tender,
    stockType,
    lostReason: await id('lost-reasons', { name: `Neden ${tag}` }),
    card,
    group,
    groupStock: await id('stock-group-stocks', {
      stockGroup: group,
      stockCard: card,
      quantity: 2,
    }),
    movement,
    reservation: await id('stock-reservations', { stockCard: card, quantity: 3, company }),
    user: member.id,
    role: member.roleId,
    client,
    rate,
    webhook: await id('webhooks', {
      name: `Kargo ${tag}`,
      url: 'https://example.com/hook',
      client,
      types: ['tender.approved', 'stock_card.ran_low'],
    }),
    count: await id('stock-counts', { title: `Raf ${tag}`, scope: 'list' }),
    import: await uploaded(tag),
    template: await templateOf(tender, tag),
    priceChange: await raised(card, tag),
  }
}

/** The record whose id replaces the placeholder of a path. */
const RECORD_OF: Partial<Record<RouteName, keyof Records>> = {
  customerView: 'company',
  customerEdit: 'company',
  branchEdit: 'branch',
  employeeEdit: 'employee',
  employeeShow: 'employee',
  meetEmployeeShow: 'employee',
  meetEdit: 'meet',
  companyMeetEdit: 'companyMeet',
  companyProjectEdit: 'project',
  companyProjectView: 'project',
  tenderEdit: 'tender',
  tenderShow: 'tender',
  tenderView: 'tender',
  tenderCompare: 'tender',
  tenderDelivery: 'tender',
  stockCardEdit: 'card',
  stockCardView: 'card',
  stockGroupEdit: 'group',
  stockGroupStockEdit: 'groupStock',
  stockMovementEdit: 'movement',
  stockMovementView: 'movement',
  stockReservationEdit: 'reservation',
  stockReservationView: 'reservation',
  stockCountEdit: 'count',
  stockCountView: 'count',
  stockCounting: 'count',
  stockCountSheet: 'count',
  stockTypeEdit: 'stockType',
  lostReasonEdit: 'lostReason',
  userView: 'user',
  userEdit: 'user',
  roleEdit: 'role',
  apiClientEdit: 'client',
  apiClientView: 'client',
  webhookEdit: 'webhook',
  webhookView: 'webhook',
  currencyRateEdit: 'rate',
  importView: 'import',
  tenderTemplateEdit: 'template',
  priceChangeView: 'priceChange',
}

/**
 * Pages that redirect, end the session, need a link (`sending.e2e.ts`), or close their window
 * (`singleSignOn.e2e.ts`).
 */
const WITHOUT_SCREEN: readonly RouteName[] = [
  'root',
  'logout',
  'inactivity',
  'offer',
  'userProfile',
  'accountSettings',
  'identityConfirmed',
]

export const GUEST_SCREENS = [
  'login',
  'loginStep',
  'loginEnrol',
  'loginLink',
  'forgotPassword',
  'resetPassword',
  'invite',
] as const satisfies readonly RouteName[]

const isGuest = (name: RouteName) => (GUEST_SCREENS as readonly RouteName[]).includes(name)

export const STAFF_SCREENS = (Object.keys(PATHS) as RouteName[]).filter(
  (name) => !WITHOUT_SCREEN.includes(name) && !isGuest(name),
)

/** Forms of new records: they have the same fields as those of existing ones. */
export const EMPTY_FORMS = STAFF_SCREENS.filter(
  (name) => name.endsWith('New') && name.replace(/New$/, 'Edit') in PATHS,
)

/**
 * The address of a screen.
 * @throws if a path has a placeholder without a record
 */
export const addressOf = (name: RouteName, records: Records): string => {
  const places = PATHS[name].match(/\{\w+\}/g) ?? []
  const values = places.map((place) => {
    if (place === '{scope}') return records.company
    if (place === '{token}') return 'a1'.repeat(20)
    const kind = RECORD_OF[name]
    if (!kind) throw new Error(`Say in RECORD_OF which record opens ${name}`)
    return records[kind]
  })
  return fillPath(PATHS[name], values)
}
