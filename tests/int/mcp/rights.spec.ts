import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { allScopes } from '@/access/roles/scopes'
import { callTool, connect, makeAssistant, type Assistant } from '../../factories/assistant'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { liftLimits } from '../../factories/program'
import { anyName, makeCard } from '../../factories/rows'
import { SITUATIONS } from '../../factories/situations'
import { administrator } from '../../factories/person'
import { makeScene, type Scene } from '../access/matrixScene'

let rows: Scene
let assistant: Assistant
let sent: number
let card: number
beforeAll(async () => {
  rows = await makeScene()
  sent = (await SITUATIONS.tenders.sent?.(await administrator())) ?? 0
  card = (await makeCard({ stock: 5 })).id
  assistant = await makeAssistant(allPermissions(), { scopes: ['read', 'write'] })
  await liftLimits(assistant)
})
const idOf = (slug: string): number => rows[slug]?.id ?? 0

const scopedTo = async (scopes: readonly string[]) => {
  await select('update api_clients set scopes = $2::jsonb where id = $1', [
    assistant.id,
    JSON.stringify(scopes),
  ])
  return connect(assistant.key)
}

/** What each tool is tried with: a call that only rights are in the way of. */
const CALLS: Readonly<Record<string, () => Json>> = {
  find_card: () => ({ code: 'X-1' }),
  stock_on_day: () => ({ day: today() }),
  to_order: () => ({}),
  proposed_rate: () => ({ currency: 'USD', day: today(), purpose: 'offer' }),
  dashboard: () => ({}),
  draft_tender: () => ({
    title: anyName('T'),
    name: 'A',
    email: 'a@b.co',
    currency: 'TRY',
    items: [],
  }),
  reserve_stock: () => ({ card, quantity: 1, until: '2099-01-01' }),
  post_movement: () => ({ card, type: 'in', quantity: 1, price: 1, currency: 'TRY' }), // oxfmt-ignore
  create_customer: () => ({ company: { name: anyName('F') } }),
  log_meeting: () => ({ company: idOf('companies'), title: anyName('G') }),
}

/** The scope that opens a tool, where it is one. */
const OPENED_BY: Readonly<Record<string, string>> = {
  find_card: 'read:stock-cards',
  stock_on_day: 'read:stock-movements',
  to_order: 'read:stock-cards',
  proposed_rate: 'read:currency-rates',
  dashboard: 'read:dashboard',
  draft_tender: 'create:tenders',
  reserve_stock: 'create:stock-reservations',
  post_movement: 'create:stock-movements',
  create_customer: 'create:customers',
  log_meeting: 'create:meets',
}

describe('every scope by itself', () => {
  it('offers the tools it is for, and none that is refused for want of a right', async () => {
    const found: string[] = []
    for (const scope of allScopes().filter((one) => one.includes(':'))) {
      const client = await scopedTo([scope])
      const tools = (await client.listTools()).tools.map(({ name }) => name)
      for (const [tool, call] of Object.entries(CALLS)) {
        const isOffered = tools.includes(tool)
        if (isOffered !== (OPENED_BY[tool] === scope)) found.push(`${scope}: ${tool} ${isOffered}`)
        if (!isOffered) continue
        const { code } = await callTool(client, tool, call())
        // Fields of records that are pointed to may still be closed; the tool itself is not.
        if (code === 'unexpected') found.push(`${scope}: ${tool} ${code}`)
      }
    }
    expect(found).toEqual([])
  })

  it('with all that is read besides, each is taken', async () => {
    const found: string[] = []
    for (const [tool, scope] of Object.entries(OPENED_BY)) {
      const client = await scopedTo(['read', scope])
      const { code } = await callTool(client, tool, CALLS[tool]?.())
      if (code !== undefined) found.push(`${tool}: ${code}`)
    }
    expect(found).toEqual([])
  })
})

describe('half of the rights', () => {
  it('read alone offers the twelve that read, and a tool beyond it is none', async () => {
    const client = await scopedTo(['read'])
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(12)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    for (const name of ['draft_tender', 'nothing']) {
      const call = client.callTool({ name, arguments: {} })
      await expect(call, name).rejects.toMatchObject({ code: -32602 })
    }
  })

  it('a command of the tool beyond the scopes is refused, others are not', async () => {
    const client = await scopedTo(['read', 'write'])
    const give = (tool: string, command: string, body: Json = {}) =>
      callTool(client, tool, { id: sent, command, body })
    expect((await give('advance_tender', 'approve')).code).toBe('notAllowed')
    expect((await give('advance_tender', 'duplicate')).code).toBeUndefined()
    expect((await give('take_back_tender', 'reject', { reason: 'x' })).code).toBeUndefined()
    expect((await give('take_back_tender', 'withdrawApproval')).code).toBe('notAllowed')
    for (const command of ['send', 'resend', 'saveAsTemplate', 'declineApproval']) {
      const { isError } = await give('advance_tender', command)
      expect(isError, command).toBe(true)
    }
  })

  it('reads what the key may read: no costs, no field of a narrowed role, nothing of people', async () => {
    const narrow = await makeAssistant(
      [
        { subject: 'stock-cards', actions: ['read'] },
        { subject: 'customers', actions: ['read'], fields: ['name'] },
        { subject: 'tenders', actions: ['read'], fields: ['title'] },
      ],
      { scopes: ['read'] },
    )
    const read = await narrow.call('get_record', { collection: 'stock-cards', id: card })
    expect(JSON.stringify(read.data)).not.toMatch(/averageCost|lastCost/)
    const { data } = await narrow.call('describe', { collection: 'companies' })
    const names = (data.fields as { name: string }[]).map(({ name }) => name)
    expect(names).toContain('name')
    expect(names).not.toContain('email')
    for (const collection of ['users', 'roles', 'api-clients', 'stock-movements']) {
      const { isError, code } = await narrow.call('list_records', { collection })
      expect([isError, code], collection).toEqual([true, 'notAllowed'])
    }
    const hidden = await narrow.call('list_records', {
      ...{ collection: 'companies', where: { email: { contains: 'a' } } },
    })
    expect(hidden.code).toBe('invalidQuery')
    expect((await narrow.call('describe', { collection: 'users' })).code).toBe('notAllowed')
  })
})
