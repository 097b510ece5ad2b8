import { describe, expect, it } from 'vitest'
import { closed, judgeBy, type Answer } from './judgeAnswer'
import type { OpenApi } from './openApi'

const refusal = (...codes: string[]) => ({
  content: {
    'application/json': {
      schema: {
        properties: { errors: { items: { properties: { code: { enum: codes } } } } },
        required: ['errors'],
      },
    },
  },
})

const document: OpenApi = {
  paths: {
    '/tenders': {
      get: {
        operationId: 'tenders.list',
        responses: {
          '200': {
            headers: { Link: { required: true }, RateLimit: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/page' } } },
          },
        },
      },
    },
    '/tenders/{id}/approve': {
      post: {
        operationId: 'tenders.approve',
        responses: {
          '200': { content: { 'application/json': { schema: { required: ['doc'] } } } },
          '409': refusal('alreadyApproved'),
          '429': { $ref: '#/components/responses/busy' },
        },
      },
    },
    '/tenders/{id}/pdf': {
      get: {
        operationId: 'tenders.pdf',
        responses: { '200': { content: { 'application/pdf': {} } } },
      },
    },
    '/openapi.json': { get: { operationId: 'openapi', responses: { '304': {} } } },
  },
  components: {
    responses: {
      busy: {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        ...refusal('tooManyRequests'),
      },
    },
    headers: { RetryAfter: { required: true } },
    schemas: {
      page: { properties: { docs: { items: { properties: { total: { type: 'number' } } } } } },
    },
  },
}

const judge = judgeBy(document)

const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' }
type Sent = Partial<Omit<Answer, 'headers' | 'segments'>> & {
  path: string
  headers?: Record<string, string>
}
const judged = ({ path, method = 'GET', status = 200, headers = JSON_BODY, json }: Sent) =>
  judge({ method, segments: path.split('/'), status, headers: new Headers(headers), json })

const approve = { method: 'POST', path: 'tenders/7/approve' }
const refused = (code: string) => ({ errors: [{ code }] })
const LINKED = { ...JSON_BODY, Link: '<x>; rel="next"' }

describe('judgeBy', () => {
  it.each<Sent>([
    { path: 'tenders', headers: LINKED, json: { docs: [{ total: 1.5 }] } },
    { ...approve, json: { doc: {} } },
    { ...approve, status: 409, json: refused('alreadyApproved') },
    {
      ...approve,
      status: 429,
      headers: { ...JSON_BODY, 'retry-after': '5' },
      json: refused('tooManyRequests'),
    },
    { path: 'tenders/7/pdf', headers: { 'content-type': 'application/pdf' } },
    { path: 'openapi.json', status: 304, headers: {} },
    // An undescribed refusal is accepted for an endpoint that is closed, and for one that is not in
    // the document.
    { path: 'nothing', status: 404, json: refused('notFound') },
    { path: 'access', json: {} },
    { path: 'tenders', method: 'HEAD', headers: {} },
  ])('has nothing against what is described: $method $path $status', (sent) => {
    expect(judged(sent)).toBeNull()
  })

  it.each<[misfit: string, Sent]>([
    ['GET /nothing 200: the address is not open', { path: 'nothing', json: {} }],
    [
      'GET /companies 200: the operation is not described',
      { path: 'companies', json: { docs: [] } },
    ],
    [
      'POST /tenders/7/approve 403 fourEyes: tenders.approve has no such status',
      { ...approve, status: 403, json: refused('fourEyes') },
    ],
    [
      'POST /tenders/7/approve 409 tenderExpired: tenders.approve is not as described: it at /errors/0/code must be equal to one of the allowed values',
      { ...approve, status: 409, json: refused('tenderExpired') },
    ],
    [
      'POST /tenders/7/approve 429 overloaded: tenders.approve is not as described: it at /errors/0/code',
      {
        ...approve,
        status: 429,
        headers: { ...JSON_BODY, 'Retry-After': '5' },
        json: refused('overloaded'),
      },
    ],
    [
      'GET /tenders 200: tenders.list is not as described: it at /docs/0/total must be number',
      { path: 'tenders', headers: LINKED, json: { docs: [{ total: '1.5' }] } },
    ],
    [
      "POST /tenders/7/approve 200: tenders.approve is not as described: it at / must have required property 'doc'",
      { ...approve, json: {} },
    ],
    ['it has no Link', { path: 'tenders', json: { docs: [] } }],
    ['it has no Retry-After', { ...approve, status: 429, json: refused('tooManyRequests') }],
    ['it is application/json', { path: 'tenders/7/pdf', json: {} }],
    ['it is text/html', { ...approve, headers: { 'content-type': 'text/html' } }],
    ['it has no body', { ...approve, headers: {} }],
  ])('says what is not described: %s', (misfit, sent) => {
    expect(judged(sent)).toContain(misfit)
  })
})

describe('closed', () => {
  const record = { properties: { id: {}, lines: { items: { properties: { id: {} } } } } }
  const answer = { allOf: [{ $ref: '#/components/schemas/x' }, { properties: { doc: {} } }] }
  const judgeClosed = judgeBy(
    closed({
      paths: {
        '/tenders/{id}': {
          get: {
            operationId: 'tenders.read',
            responses: { '200': { content: { 'application/json': { schema: answer } } } },
          },
        },
      },
      components: { schemas: { x: record } },
    }),
  )
  const misfitOf = (json: unknown) =>
    judgeClosed({
      method: 'GET',
      segments: ['tenders', '7'],
      status: 200,
      headers: new Headers(JSON_BODY),
      json,
    })

  it('takes what any part of a schema names', () => {
    expect(misfitOf({ id: 7, doc: { any: 1 }, lines: [{ id: 1 }] })).toBeNull()
  })

  it.each([
    [
      { id: 7, secret: 1 },
      'at / must NOT have unevaluated properties {"unevaluatedProperty":"secret"}',
    ],
    [{ id: 7, lines: [{ id: 1, cost: 2 }] }, 'at /lines/0 must NOT have unevaluated properties'],
  ])('says which field nobody names: %j', (json, misfit) => {
    expect(misfitOf(json)).toContain(misfit)
  })
})
