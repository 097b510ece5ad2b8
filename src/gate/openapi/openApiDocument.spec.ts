import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allScopes } from '@/access/roles/scopes'
import { EVENT_TYPES } from '@/catalog/eventTypes'
import { operationAt, type OpenApi } from '../../../tests/helpers/openApi'
import { matchRoute, type OpenRoute } from '../routes/matchRoute'
import { LIST_VIEWS, OPEN_ROOTS, RECORD_VIEWS } from '../routes/openRoutes'
import { openApiDocument } from './openApiDocument'
import { UNDESCRIBED } from './otherOperations'
import { ROOT_READINGS } from './readings'
import { VIEW_READINGS } from './viewReadings'

const document = openApiDocument({
  collections: [],
  globals: [],
  version: '0',
}) as unknown as OpenApi & { components: Record<string, Record<string, unknown>> }

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const TOKEN = 'A'.repeat(43)
const SAMPLES: Readonly<Record<string, string>> = {
  id: '7',
  token: TOKEN,
  filename: 'a.png',
}

const opened = (method: string, segments: readonly string[]): OpenRoute | null => {
  try {
    return matchRoute({ method, segments })
  } catch {
    return null
  }
}

const parts = Object.keys(document.paths).map((path) => path.slice(1).split('/'))
const words = (index: number) => [...new Set(parts.flatMap((path) => path[index] ?? []))]
const filled = (all: readonly string[]) =>
  all.map((part) => (part.startsWith('{') && SAMPLES[part.slice(1, -1)]) || part)

/** Paths composed of all words in the document and the routing table. */
const addresses = (): string[][] => {
  const firsts = [...new Set([...words(0), 'payload-preferences', 'access', 'globals', 'q'])]
  const seconds = [...new Set([...filled(words(1)), '7', TOKEN, 'access', 'file', 'login'])]
  const thirds = [...new Set([...filled(words(2)), 'a.png', '7', 'access'])]
  return firsts.flatMap((first) => [
    [first],
    ...seconds.map((second) => [first, second]),
    // The middle segment is an id, a token or one of these words.
    ...['7', TOKEN, 'access', 'file', 'login', 'factor', 'oidc', 'settings'].flatMap((second) =>
      thirds.map((third) => [first, second, third]),
    ),
  ])
}

describe('openApiDocument', () => {
  it('describes every address that the gate opens, or says why not', () => {
    const missing: string[] = []
    const kinds = new Set<string>()
    for (const segments of addresses()) {
      for (const method of METHODS) {
        const route = opened(method, segments)
        if (!route) continue
        kinds.add(route.kind)
        const isDescribed = operationAt(document, method, segments) !== undefined
        if (isDescribed === route.kind in UNDESCRIBED)
          missing.push(`${method} /${segments.join('/')}`)
      }
    }
    expect(missing).toEqual([])
    expect([...kinds].sort()).toEqual(
      ['access', 'command', 'count', 'file', 'global', 'link', 'list', 'ownSecurity']
        .concat(['preference', 'provider', 'record', 'signIn', 'view'])
        .sort(),
    )
  })

  it('describes nothing that the gate keeps closed', () => {
    const closed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).flatMap((method) => {
        const segments = filled(path.slice(1).split('/'))
        return opened(method.toUpperCase(), segments) ? [] : [`${method} ${path}`]
      }),
    )
    expect(closed).toEqual([])
  })

  it('has words for every reading, and for no other', () => {
    const views = [LIST_VIEWS, RECORD_VIEWS].flatMap((one) =>
      Object.entries(one).flatMap(([slug, names]) =>
        // Specific entries take precedence over those by name.
        names.map((name) => (`${slug}/${name}` in VIEW_READINGS ? `${slug}/${name}` : name)),
      ),
    )
    expect(Object.keys(VIEW_READINGS).sort()).toEqual([...new Set(views)].sort())
    const roots = Object.keys(OPEN_ROOTS).filter((name) => name !== 'access')
    expect(Object.keys(ROOT_READINGS).sort()).toEqual(roots.sort())
  })

  it('calls each operation by a name of its own', () => {
    const ids = Object.values(document.paths).flatMap((one) =>
      Object.values(one).map(({ operationId }) => operationId),
    )
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('points at nothing that is missing', () => {
    const text = JSON.stringify({
      ...document,
      components: { ...document.components, schemas: {} },
    })
    const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)]
    const missing = refs.flatMap(([, kind = '', name = '']) =>
      kind === 'schemas' || document.components[kind]?.[name] ? [] : [`${kind}/${name}`],
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('names the entries of lists, as they are read and as they are sent', () => {
    const { components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
      components: { schemas: Record<string, { properties: Record<string, unknown> }> }
    }
    const listed = (schema: string, field: string) => components.schemas[schema]?.properties[field]
    const list = (values?: readonly string[]) => ({
      type: ['array', 'null'],
      items: { type: 'string', ...(values && { enum: values }) },
    })
    for (const side of ['', '.sent']) {
      expect(listed(`api-clients${side}`, 'scopes')).toEqual(list(allScopes()))
      expect(listed(`api-clients${side}`, 'channels')).toEqual(list(['rest', 'mcp']))
      expect(listed(`api-clients${side}`, 'allowedNetworks')).toEqual(list())
      expect(listed(`webhooks${side}`, 'types')).toEqual(list(EVENT_TYPES))
    }
  })

  it('says that a range to replay is of ids', () => {
    const { operation } = operationAt(document, 'POST', ['webhooks', '7', 'replay']) ?? {}
    expect(JSON.stringify(operation)).toContain('Ids of events, not times')
  })

  it('says what a command asks, takes and is refused with', () => {
    const { operation } = operationAt(document, 'POST', ['tenders', '7', 'invoice']) ?? {}
    expect(operation).toMatchObject({
      operationId: 'tenders.invoice',
      'x-rights': ['invoice:tenders'],
      'x-states': ['approved'],
    })
    expect(JSON.stringify(operation?.responses['409'])).toContain('invoiceNumberTaken')
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422', '429', '503']),
    )
  })
})
