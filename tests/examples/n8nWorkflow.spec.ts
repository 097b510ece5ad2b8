import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVENT_TYPES } from '@/catalog/eventTypes'
import { operationAt, type OpenApi } from '../helpers/openApi'

type Named = { name: string; value: string }
type Node = {
  id: string
  name: string
  type: string
  typeVersion: number
  position: number[]
  credentials?: unknown
  parameters: { url?: string; queryParameters?: { parameters: Named[] } }
}
type Workflow = {
  nodes: Node[]
  connections: Record<string, { main: { node: string; type: string; index: number }[][] }>
  active: boolean
}
type Parameter = { name?: string; $ref?: string }

const { nodes, connections, active } = JSON.parse(
  readFileSync('examples/n8n-workflow.json', 'utf8'),
) as Workflow
const api = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi

it('is a workflow that n8n imports: named nodes, joined from its trigger to its end', () => {
  const names = nodes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(names.length)
  for (const { name, type, typeVersion, position } of nodes) {
    expect(type, name).toMatch(/^n8n-nodes-base\.\w+$/)
    expect(typeVersion, name).toBeGreaterThanOrEqual(1)
    expect(position, name).toHaveLength(2)
  }
  const reached = [names[0] ?? '']
  for (const name of reached) {
    const next = (connections[name]?.main ?? []).flat()
    for (const { node, type, index } of next) {
      expect([names.includes(node), type, index]).toEqual([true, 'main', 0])
      reached.push(node)
    }
  }
  expect(reached).toEqual(names)
  // It brings no key, and nothing that runs before it was looked at.
  expect(nodes.filter(({ credentials }) => credentials)).toEqual([])
  expect(active).toBe(false)
})

it('asks addresses, parameters and types that there are', () => {
  const asked = nodes.filter(({ parameters }) => parameters.url)
  expect(asked).toHaveLength(2)
  for (const { name, parameters } of asked) {
    const path = parameters.url?.replace(/^=?http:\/\/localhost:3000\/api\//, '') ?? ''
    const segments = path.split('/').map((part) => (part.startsWith('{{') ? '7' : part))
    const found = operationAt(api, 'GET', segments)
    expect(found, name).toBeDefined()
    const { parameters: known = [] } = found?.operation as unknown as { parameters?: Parameter[] }
    const taken = known.map(({ name: own, $ref }) => own ?? $ref?.split('/').at(-1))
    for (const sent of parameters.queryParameters?.parameters ?? []) {
      expect(taken, name).toContain(sent.name)
      if (sent.name === 'types')
        expect(EVENT_TYPES).toEqual(expect.arrayContaining(sent.value.split(',')))
    }
  }
})
