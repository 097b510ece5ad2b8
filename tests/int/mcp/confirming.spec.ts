import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { confirmationOf } from '@/gate/mcp/confirmation'
import { makeAssistant, type Assistant, type Called } from '../../factories/assistant'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { liftLimits } from '../../factories/program'
import { anyName, makeCard, makeCompany } from '../../factories/rows'
import { line, makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

const SCOPES = ['read', 'write', 'approve:tenders']

let assistant: Assistant
beforeAll(async () => {
  assistant = await makeAssistant(allPermissions(), { scopes: SCOPES })
  await liftLimits(assistant)
})

const companiesNamed = async (name: string) =>
  (await select('select 1 from companies where name = $1', [name])).length

const confirmOf = async (tool: string, args: Json, who = assistant): Promise<string> => {
  const { data } = await who.call(tool, args)
  expect(data.confirm).toBeTypeOf('string')
  return data.confirm as string
}

const give = (tool: string, args: Json, confirm?: string, who = assistant): Promise<Called> =>
  who.call(tool, { ...args, dryRun: false, ...(confirm !== undefined && { confirm }) })

describe('nothing is done', () => {
  const args = () => ({ company: { name: anyName('Onay') } })

  it('without what confirms it, and what it would do is shown', async () => {
    const asked = args()
    const { isError, code, data } = await give('create_customer', asked)
    expect([isError, code]).toEqual([true, 'confirmFirst'])
    expect(data.wouldChange).toMatchObject([{ action: 'create', collection: 'companies' }])
    expect(await companiesNamed(asked.company.name)).toBe(0)
    // What was shown beside the refusal confirms it as well.
    expect((await give('create_customer', asked, data.confirm as string)).isError).toBe(false)
  })

  it('by what confirms other arguments, another tool, or something of another program', async () => {
    const [asked, others] = [args(), args()]
    const confirm = await confirmOf('create_customer', asked)
    const stranger = await makeAssistant(allPermissions(), { scopes: SCOPES })
    const meeting = { company: (await makeCompany()).id, title: anyName('Görüşme') }
    for (const answer of [
      await give('create_customer', others, confirm),
      await give('log_meeting', meeting, confirm),
      await give('create_customer', asked, confirm, stranger),
      await give('create_customer', asked, `${confirm}x`),
      await give('create_customer', asked, 'x'),
    ])
      expect([answer.isError, answer.code]).toEqual([true, 'confirmOutdated'])
    expect(await companiesNamed(asked.company.name)).toBe(0)
    expect(await companiesNamed(others.company.name)).toBe(0)
    expect((await give('create_customer', asked, confirm)).isError).toBe(false)
  })

  it('after five minutes', async () => {
    const asked = args()
    const { secret } = await getTestPayload()
    const confirmed = { secret, client: assistant.id, tool: 'create_customer', input: asked }
    const old = confirmationOf(confirmed, 'any', new Date(Date.now() - 6 * 60_000))
    const { code, data } = await give('create_customer', asked, old)
    expect(code).toBe('confirmOutdated')
    expect(data.confirm).toBeTypeOf('string')
    expect(await companiesNamed(asked.company.name)).toBe(0)
  })

  it('once it would do something else, and that is shown', async () => {
    const { id } = await makeTender({ title: 'Önce' })
    const asked = { id, command: 'cancel', body: { reason: 'Vazgeçildi' } }
    const confirm = await confirmOf('take_back_tender', asked)
    // The tender is approved meanwhile: cancelling it is another step now.
    await (await administrator()).post(`/tenders/${id}/approve`)
    const { code, data } = await give('take_back_tender', asked, confirm)
    expect(code).toBe('confirmOutdated')
    expect(JSON.stringify(data.wouldChange)).toContain('"before":"approved"')
    const [row] = await select('select status::text from tenders where id = $1', [id])
    expect(row).toEqual({ status: 'approved' })
    // The answer to what was confirmed stays the same; what is shown now can be confirmed.
    expect((await give('take_back_tender', asked, confirm)).code).toBe('confirmOutdated')
    const anew = await give('take_back_tender', asked, data.confirm as string)
    expect(anew.data).toMatchObject({ done: true, doc: { status: 'cancelled' } })
  })

  it('once it may not be done any more, and the refusal says why', async () => {
    const card = await makeCard({ stock: 5 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 5 })] })
    const asked = { id, command: 'approve' }
    const confirm = await confirmOf('advance_tender', asked)
    const { post } = await administrator()
    await post('/stock-reservations', {
      stockCard: card.id,
      quantity: 1,
      reservedUntil: '2099-01-01',
    })
    expect((await give('advance_tender', asked, confirm)).code).toBe('insufficientStock')
  })

  it('without the right, taken after it was shown', async () => {
    const other = await makeAssistant(allPermissions(), { scopes: SCOPES })
    const asked = args()
    const confirm = await confirmOf('create_customer', asked, other)
    await give('create_customer', asked, confirm, other)
    await select(`update api_clients set scopes = '["read"]' where id = $1`, [other.id])
    // Neither done anew nor answered from what was kept.
    await expect(give('create_customer', asked, confirm, other)).rejects.toThrow(/-32602|not found/)
    expect(await companiesNamed(asked.company.name)).toBe(1)
  })
})

describe('what was confirmed is done once', () => {
  it('however many confirm it at the same moment, over however many connections', async () => {
    const asked = { company: { name: anyName('Yarış') }, employees: [{ name: 'Ali' }] }
    const confirm = await confirmOf('create_customer', asked)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        give('create_customer', asked, confirm).catch((error) => error as Error),
      ),
    )
    expect(await companiesNamed(asked.company.name)).toBe(1)
    const done = answers.filter((one): one is Called => !(one instanceof Error) && !one.isError)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })

  it('of two that would take the same stock, one gets it', async () => {
    const card = await makeCard({ stock: 1 })
    const asked = (note: string) => ({ card: card.id, quantity: 1, until: '2099-01-01', note })
    const [one, other] = [asked('a'), asked('b')]
    const [first, second] = [
      await confirmOf('reserve_stock', one),
      await confirmOf('reserve_stock', other),
    ]
    const answers = await Promise.all([
      give('reserve_stock', one, first),
      give('reserve_stock', other, second),
    ])
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1)
    expect(answers.find(({ isError }) => isError)?.code).toBe('insufficientStock')
    const held = await select('select 1 from stock_reservations where stock_card_id = $1', [
      card.id,
    ])
    expect(held).toHaveLength(1)
  })

  it('after both were shown the same draft, the second is shown it again', async () => {
    const { id } = await makeTender()
    const { json } = await assistant.get<{ updatedAt: string }>(`/tenders/${id}`)
    const asked = (title: string) => ({ id, updatedAt: json.updatedAt, changes: { title } })
    const first = await confirmOf('change_draft', asked('Bir'))
    const second = await confirmOf('change_draft', asked('İki'))
    expect((await give('change_draft', asked('Bir'), first)).isError).toBe(false)
    expect((await give('change_draft', asked('İki'), second)).code).toBe('staleEdit')
    const [row] = await select('select title from tenders where id = $1', [id])
    expect(row).toEqual({ title: 'Bir' })
  })
})

describe('a dry run', () => {
  it('gives way to people who work: it does not wait for a row until they are done', async () => {
    const { id } = await makeTender()
    const pool = (await import('@/database/adapter')).poolOf(await getTestPayload())
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from tenders where id = $1 for update', [id])
      const { isError, code } = await assistant.call('advance_tender', { id, command: 'approve' })
      expect(isError).toBe(true)
      expect(code).not.toBe('unexpected')
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await assistant.call('advance_tender', { id, command: 'approve' })).isError).toBe(false)
  })

  it('tells nobody, begins no job, and sends nothing', async () => {
    const counts = () =>
      select(`select (select count(*) from notifications) as told, (select count(*) from mails) as mails,
        (select count(*) from events) as events, (select count(*) from webhook_deliveries) as sent`)
    const { id } = await makeTender()
    const before = await counts()
    expect((await assistant.call('advance_tender', { id, command: 'approve' })).isError).toBe(false)
    expect(await counts()).toEqual(before)
  })
})
