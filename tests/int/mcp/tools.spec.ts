import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { ASSISTANT_COMMANDS } from '@/catalog/commands/assistants'
import { makeAssistant, type Assistant } from '../../factories/assistant'
import { checksum } from '../../factories/checksum'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson } from '../../factories/person'
import { liftLimits } from '../../factories/program'
import { anyName, makeCard, makeCompany } from '../../factories/rows'
import { SITUATIONS } from '../../factories/situations'
import { makeTender, step } from '../../factories/tender'

const SCOPES = ['read', 'write', 'approve:tenders', 'invoice:tenders', 'seeCosts:stock-cards']

let assistant: Assistant
beforeAll(async () => {
  assistant = await makeAssistant(allPermissions(), { scopes: SCOPES })
  await liftLimits(assistant)
})

const found = async (tool: string, args: Json = {}): Promise<Json> => {
  const { data, isError } = await assistant.call(tool, args)
  if (isError) throw new Error(`${tool}: ${JSON.stringify(data)}`)
  return data
}

describe('the tools', () => {
  it.each(['legacy', 'auto'] as const)('are the twenty, in the generation %s', async (version) => {
    const { client } = await makeAssistant(allPermissions(), { scopes: SCOPES }, version)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'describe',
      'list_records',
      'get_record',
      'find_card',
      'available_steps',
      'explain_number',
      'stock_on_day',
      'to_order',
      'proposed_rate',
      'dashboard',
      'list_events',
      'draft_tender',
      'change_draft',
      'advance_tender',
      'take_back_tender',
      'reserve_stock',
      'post_movement',
      'create_customer',
      'log_meeting',
    ])
    const hints = tools.map(({ annotations: { readOnlyHint, destructiveHint } = {} }) => [
      readOnlyHint,
      destructiveHint ?? false,
    ])
    expect(hints.filter(([isReading]) => isReading)).toHaveLength(12)
    expect(hints.map(([, isDestructive]) => isDestructive).indexOf(true)).toBe(15)
    expect(tools.every(({ annotations }) => annotations?.openWorldHint === false)).toBe(true)
    expect(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false)).toBe(true)
    const { version: spoken } = await client
      .callTool({ name: 'describe', arguments: {} })
      .then(() => ({ version: client.getNegotiatedProtocolVersion() }))
    expect(spoken).toBe(version === 'auto' ? '2026-07-28' : '2025-11-25')
  })

  it('name no command that is none, and send none out of the house', async () => {
    const { tools } = await assistant.client.listTools()
    const text = JSON.stringify(tools)
    for (const [command, use] of Object.entries(ASSISTANT_COMMANDS))
      expect(text.includes(`"${command}"`), command).toBe(use !== 'never')
  })
})

describe('reading tools answer what the REST interface answers', () => {
  it('search, with at most as many hits as are asked for', async () => {
    const name = anyName('Arananfirma')
    for (const nth of [1, 2, 3]) await makeCompany({ name: `${name} ${nth}` })
    const { groups } = (await found('search', { query: name, limit: 2 })) as {
      groups: { collection: string; total: number; docs: unknown[] }[]
    }
    expect(groups).toMatchObject([{ collection: 'companies', total: 3 }])
    expect(groups[0]?.docs).toHaveLength(2)
    expect((await assistant.call('search', { query: 'a' })).code).toBe('searchTooShort')
  })

  it('describe, collections and one of them', async () => {
    const { collections } = (await found('describe')) as { collections: Json[] }
    expect(collections).toContainEqual({
      collection: 'users',
      rights: ['read'],
    })
    expect(collections.map(({ collection }) => collection)).not.toContain('notifications')
    const tenders = (await found('describe', { collection: 'tenders' })) as {
      fields: Json[]
      commands: Json[]
    }
    expect(tenders.fields).toContainEqual(
      expect.objectContaining({ name: 'validUntil', isWritable: true }),
    )
    expect(tenders.commands).toContainEqual(
      expect.objectContaining({ name: 'send', tool: null, from: ['draft', 'approved'] }),
    )
    expect(tenders.commands).toContainEqual(
      expect.objectContaining({ name: 'approve', tool: 'advance_tender' }),
    )
  })

  it('list_records, page by page, every row once', async () => {
    const name = anyName('Sayfa')
    const made = []
    for (let nth = 0; nth < 7; nth += 1)
      made.push((await makeCompany({ name: `${name} ${nth}` })).id)
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = (await found('list_records', {
        collection: 'companies',
        where: { name: { contains: name } },
        fields: ['name'],
        limit: 3,
        ...(after && { after }),
      })) as { docs: { id: number }[]; next: string | null; total: number }
      expect(page.total).toBe(7)
      expect(Object.keys(page.docs[0] ?? {}).sort()).toEqual(['id', 'name'])
      seen.push(...page.docs.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(made)
    const where = { no: { equals: 1 } }
    expect((await assistant.call('list_records', { collection: 'companies', where })).code).toBe(
      'invalidQuery',
    )
    const broken = await assistant.call('list_records', { collection: 'companies', after: '1' })
    expect(broken.code).toBe('invalidQuery')
  })

  it('list_records leaves out what does not fit, and goes on behind it', async () => {
    const name = anyName('Uzun')
    const description = 'ağır iş '.repeat(2_000)
    const made = []
    for (let nth = 0; nth < 6; nth += 1)
      made.push((await makeCompany({ name: `${name} ${nth}`, description })).id)
    const seen: number[] = []
    let after: string | undefined
    let pages = 0
    do {
      const { client } = assistant
      const answer = await client.callTool({
        name: 'list_records',
        arguments: {
          collection: 'companies',
          where: { name: { contains: name } },
          limit: 6,
          ...(after && { after }),
        },
      })
      expect(JSON.stringify(answer.structuredContent).length).toBeLessThan(51_000)
      const page = answer.structuredContent as { docs: { id: number }[]; next: string | null }
      seen.push(...page.docs.map(({ id }) => id))
      after = page.next ?? undefined
      pages += 1
    } while (after)
    expect(seen).toEqual(made)
    expect(pages).toBeGreaterThan(1)
  })

  it('get_record, with the names of what it points to', async () => {
    const tender = await makeTender()
    const { doc } = (await found('get_record', { collection: 'tenders', id: tender.id })) as {
      doc: Json & { company: { name: string }; items: unknown[] }
    }
    expect(doc.company.name).toBeTruthy()
    const { json } = await assistant.get<Json>(`/tenders/${tender.id}?depth=1`)
    expect(doc.total).toBe(json.total)
    const none = { collection: 'tenders', id: 2_000_000_000 }
    expect((await assistant.call('get_record', none)).code).toBe('notFound')
  })

  it('find_card, stock_on_day, to_order and explain_number', async () => {
    const sku = anyName('SKU').slice(0, 40)
    const card = await makeCard({ stock: 5, costPrice: 8, sku, minQuantity: 9 })
    const { cards } = (await found('find_card', { code: sku })) as { cards: { id: number }[] }
    expect(cards.map(({ id }) => id)).toEqual([card.id])
    const onDay = (await found('stock_on_day', { day: today(), card: card.id })) as { rows: Json[] }
    expect(onDay.rows).toMatchObject([{ id: card.id, quantity: '5.000', average: '10.000000' }])
    const before = (await found('stock_on_day', { day: '2000-01-01', card: card.id })) as {
      rows: Json[]
    }
    expect(before.rows).toMatchObject([{ id: card.id, quantity: '0' }])
    const list: Json[] = []
    for (let page = 1; ; page += 1) {
      const part = (await found('to_order', { page })) as { rows: Json[] }
      if (part.rows.length === 0) break
      list.push(...part.rows)
    }
    expect(list).toContainEqual(expect.objectContaining({ id: card.id, suggested: '4' }))
    const why = await found('explain_number', { of: `stock-cards/${card.id}/currentQuantity` })
    expect(why.value).toBe('5')
  })

  it('proposed_rate, dashboard and list_events', async () => {
    const asked = { currency: 'USD', day: today(), purpose: 'offer' }
    const { json } = await assistant.get<Json>(
      `/currency-rates/proposed?currency=USD&day=${today()}&purpose=offer`,
    )
    expect((await found('proposed_rate', asked)).proposal).toEqual(json.proposal)
    const figures = (await found('dashboard', { period: 'year' })) as { period: { key: string } }
    expect(figures.period.key).toBe('year')
    const { id } = await makeCompany()
    const createdIds = async () => {
      const seen: { data: Json }[] = []
      let after: string | undefined
      for (;;) {
        const page = (await found('list_events', {
          types: ['company.created'],
          ...(after && { after }),
        })) as { events: { data: Json }[]; next: string; hasMore: boolean }
        seen.push(...page.events)
        if (!page.hasMore) return seen.map(({ data }) => data.id)
        after = page.next
      }
    }
    // The log waits for transactions that are under way, in databases of other workers too.
    await expect.poll(createdIds, { timeout: 20_000 }).toContain(id)
  })

  it('available_steps, with what is in the way', async () => {
    const tender = await makeTender()
    type Step = { name: string; tool: string | null; reason?: string }
    const stepsOf = async (id: number) =>
      (await found('available_steps', { collection: 'tenders', id })).commands as Step[]
    const draft = await stepsOf(tender.id)
    expect(draft.find(({ name }) => name === 'approve')).toMatchObject({ tool: 'advance_tender' })
    expect(draft.find(({ name }) => name === 'send')).toMatchObject({ tool: null })
    await step(tender.id, 'cancel', { reason: 'Vazgeçildi' })
    const ended = await stepsOf(tender.id)
    expect(ended.find(({ name }) => name === 'approve')?.reason).toBeTruthy()
    const none = { collection: 'tenders', id: 2_000_000_000 }
    expect((await assistant.call('available_steps', none)).code).toBe('notFound')
  })
})

/** Every writing tool, with arguments that it takes and a row that it makes or changes. */
const writes = async (): Promise<[tool: string, args: Json, check: string][]> => {
  const card = (await makeCard({ stock: 5, costPrice: 8 })).id
  const company = (await makeCompany()).id
  const names = Array.from({ length: 6 }, () => anyName('Asistan'))
  const draft = await makeTender()
  const other = await makeTender()
  const { json } = await assistant.get<{ updatedAt: string }>(`/tenders/${draft.id}`)
  const line = {
    kind: 'text',
    description: 'Kurulum',
    quantity: 2,
    unitPrice: '10.50',
    taxRate: 20,
  }
  return [
    [
      'draft_tender',
      { title: names[0], company, currency: 'TRY', items: [line] },
      `select total::text as value from tenders where title = '${names[0]}'`,
    ],
    [
      'draft_tender',
      { title: names[1], name: 'Ayşe', email: 'ayse@example.com', currency: 'TRY', items: [] },
      `select unconnected_name as value from tenders where title = '${names[1]}'`,
    ],
    [
      'change_draft',
      {
        id: draft.id,
        updatedAt: json.updatedAt,
        changes: { title: names[2], validUntil: '2099-01-01' },
      },
      `select valid_until::date::text as value from tenders where title = '${names[2]}'`,
    ],
    [
      'advance_tender',
      { id: draft.id, command: 'approve' },
      `select number as value from tenders where id = ${draft.id} and status = 'approved'`,
    ],
    [
      'take_back_tender',
      { id: other.id, command: 'cancel', body: { reason: 'Vazgeçildi' } },
      `select reason as value from tenders where id = ${other.id} and status = 'cancelled'`,
    ],
    [
      'reserve_stock',
      { card, quantity: 2, until: '2099-01-01', note: names[3] },
      `select quantity::text as value from stock_reservations where note = '${names[3]}'`,
    ],
    [
      'post_movement',
      {
        card,
        type: 'in',
        quantity: '3',
        price: '9.99',
        currency: 'TRY',
        day: today(),
        note: names[4],
      },
      `select price::text as value from stock_movements where note = '${names[4]}'`,
    ],
    [
      'create_customer',
      { company: { name: names[5] }, employees: [{ name: 'Ali' }, { name: 'Veli' }] },
      `select count(*)::text as value from employees e join companies c on c.id = e.company_id
        where c.name = '${names[5]}' having count(*) = 2`,
    ],
    [
      'log_meeting',
      {
        company,
        title: names[0],
        type: 'phone',
        startsAt: '2026-03-01T09:00:00Z',
        notes: 'Konuşuldu',
      },
      `select meet_type::text as value from meets where title = '${names[0]}'`,
    ],
  ]
}

describe('writing tools', () => {
  it('change nothing at first, then once what was shown, and the trail names the program', async () => {
    for (const [tool, args, check] of await writes()) {
      const before = await checksum()
      const tried = await assistant.call(tool, args)
      expect(tried, tool).toMatchObject({ isError: false })
      expect((tried.data.wouldChange as unknown[]).length, tool).toBeGreaterThan(0)
      expect(await checksum(), tool).toEqual(before)
      expect(await select(check), tool).toEqual([])
      const { confirm } = tried.data
      const done = await assistant.call(tool, { ...args, dryRun: false, confirm })
      expect(done, tool).toMatchObject({ isError: false, data: { done: true } })
      expect(await select(check), tool).toMatchObject([{ value: expect.anything() as unknown }])
      const after = await checksum()
      const again = await assistant.call(tool, { ...args, dryRun: false, confirm })
      expect(again, tool).toEqual(done)
      expect(await checksum(), tool).toEqual(after)
      const [trail] = await select(
        `select client_id::int as client, user_id as person from audit_events
          where action <> 'denied' order by id desc limit 1`,
      )
      expect(trail, tool).toEqual({ client: assistant.id, person: null })
    }
  })

  it('try every command of tenders that they offer, and change nothing', async () => {
    const boss = await administrator()
    const heir = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const why = { reason: 'Vazgeçildi' }
    /** The state that each is given in, and what it asks for. */
    const cases: Record<string, [situation: string, body?: Json]> = {
      applyChoice: ['sent and accepted with a choice'],
      approve: ['draft'],
      requestApproval: ['draft', { approver: boss.id }],
      invoice: ['approved', { acceptDifference: true }],
      deliver: ['approved with stock'],
      register: ['draft', { customer: { companyName: anyName('Işık'), employeeName: 'Ayşe' } }],
      assign: ['draft', { owner: heir.id }],
      revise: ['sent'],
      duplicate: ['draft'],
      withdrawApproval: ['approved'],
      withdrawInvoice: ['invoiced'],
      reject: ['sent', why],
      cancel: ['draft', why],
    }
    const offered = Object.entries(ASSISTANT_COMMANDS).filter(([, use]) => use !== 'never')
    expect(Object.keys(cases).sort()).toEqual(offered.map(([command]) => command).sort())
    const made = new Map<string, number>()
    for (const [situation] of Object.values(cases))
      if (!made.has(situation))
        made.set(situation, (await SITUATIONS.tenders[situation]?.(boss)) ?? 0)
    const before = await checksum()
    for (const [command, use] of offered) {
      const [situation = '', body = {}] = cases[command] ?? []
      const tool = use === 'advance' ? 'advance_tender' : 'take_back_tender'
      const { data } = await assistant.call(tool, { id: made.get(situation), command, body })
      expect(data.wouldChange, command).toBeTruthy()
      expect((data.wouldChange as unknown[]).length, command).toBeGreaterThan(0)
    }
    expect(await checksum()).toEqual(before)
  })

  it('show numbers and ids of new records as nothing, and what may not be read not at all', async () => {
    const { id } = await makeTender()
    const { data } = await assistant.call('advance_tender', { id, command: 'approve' })
    expect(data.wouldChange).toMatchObject([
      {
        action: 'approve',
        collection: 'tenders',
        id,
        changes: expect.arrayContaining([
          { field: 'status', before: 'draft', after: 'approved' },
          { field: 'number', before: null, after: null },
          { field: 'approvedAt', before: null, after: 'now' },
        ]) as unknown,
      },
    ])
    const narrow = await makeAssistant(
      [{ subject: 'tenders', actions: ['read', 'approve'], fields: ['title'] }],
      { scopes: ['read', 'approve:tenders'] },
    )
    const seen = await narrow.call('advance_tender', { id, command: 'approve' })
    expect(seen.data.wouldChange).toMatchObject([{ action: 'approve', changes: [] }])
  })
})
