import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { select } from '../../factories/database'
import { accept, makeOffer, offerOf, type Offer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { ORIGIN } from '../../helpers/rest'

const TO = 'gizli.alici@firma.example'
const MESSAGE = 'Gizli söz 4711'

const gate = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: getTestPayload })
const graphql = async (who: Person, query: string): Promise<string> => {
  const request = new Request(`${ORIGIN}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  const headers = new Headers({
    origin: ORIGIN,
    cookie: who.cookie,
    'content-type': 'application/json',
  })
  return (await gate(Object.defineProperty(request, 'headers', { value: headers }))).text()
}

let boss: Person
let offer: Offer
let secrets: string[]
beforeAll(async () => {
  boss = await administrator()
  offer = await makeOffer()
  await step(offer.tender, 'resend', { to: [TO], message: MESSAGE })
  offer = await offerOf(offer.tender)
  await accept(offer)
  const [row] = await select<Record<string, string>>(
    `select token_hash, token_nonce, filename, s.paper #>> '{tender,customer,name}' as name
     from tender_sends s where id = ${offer.send}`,
  )
  secrets = [
    TO,
    MESSAGE,
    offer.token,
    ...['token_hash', 'token_nonce', 'filename'].map((one) => row?.[one] ?? ''),
  ]
  expect(secrets.every((one) => one.length > 5)).toBe(true)
  await select('delete from mails')
})

const AUDIT: Permission = { subject: 'audit', actions: ['read'] }
const NARROW: Permission[] = [{ subject: 'tenders', actions: ['read'], fields: ['title'] }, AUDIT]
const STRANGER: Permission[] = [{ subject: 'tenders', actions: ['read'] }, AUDIT]

const READS = (id: number, send: number): string[] => [
  '/tender-sends?depth=2',
  `/tender-sends/${send}?depth=2`,
  `/tender-sends?where[tender][equals]=${id}&select[recipients]=true&select[message]=true&select[paper]=true`,
  `/tender-answers?where[tender][equals]=${id}&depth=2`,
  `/tender-answers?depth=1&populate[tender-sends][recipients]=true&populate[tender-sends][tokenNonce]=true`,
  `/tenders/${id}?depth=2`,
  `/tenders?where[id][equals]=${id}&depth=2`,
  `/search?q=${encodeURIComponent('gizli.alici')}`,
  `/search?q=${encodeURIComponent('Gizli söz')}`,
  `/audit-events?where[subject][equals]=tenders&where[document][equals]=${id}&limit=100`,
  `/audit-events/activity?subject=tenders&document=${id}`,
  '/notifications?limit=100',
  '/jobs',
]
const GRAPHS = (id: number): string[] => [
  '{ TenderSends { docs { id recipients message filename } } }',
  `{ TenderAnswers(where: {tender: {equals: ${id}}}) { docs { name send { recipients message filename } } } }`,
  '{ TenderSends { docs { tokenHash } } }',
  '{ TenderSends { docs { tokenNonce paper } } }',
]
const ASKS = [
  'where[recipients][like]=gizli',
  'where[message][like]=gizli',
  'where[filename][exists]=true',
  'where[or][0][and][0][recipients][like]=gizli',
  'sort=recipients',
  'sort=-message',
  'where[tokenHash][exists]=true',
  'where[paper][exists]=true',
]

describe.each<[string, Permission[]]>([
  ['reads titles of tenders', NARROW],
  ['reads tenders, not customers', STRANGER],
])('whoever %s', (_, permissions) => {
  let person: Person
  beforeAll(async () => {
    person = await makePerson(permissions)
  })

  it('finds nothing of what was sent, by any way of reading', async () => {
    for (const path of READS(offer.tender, offer.send)) {
      const { text } = await person.get(path)
      for (const secret of secrets) expect([path, text.includes(secret)]).toEqual([path, false])
    }
    for (const query of GRAPHS(offer.tender)) {
      const text = await graphql(person, query)
      for (const secret of secrets) expect([query, text.includes(secret)]).toEqual([query, false])
    }
  })

  it('asks and orders by nothing of it', async () => {
    const paths = ASKS.flatMap((query) => [
      `/tender-sends?${query}`,
      // What is counted has no order.
      ...(query.startsWith('where') ? [`/tender-sends/count?${query}`] : []),
    ])
    const through = ['recipients', 'message', 'tokenHash'].flatMap((field) => [
      `/tender-answers?where[send.${field}][exists]=true`,
      `/tender-answers?sort=send.${field}`,
    ])
    for (const path of [...paths, ...through]) {
      const { status } = await person.get(path)
      expect([path, [400, 403].includes(status)]).toEqual([path, true])
    }
    const hits = await graphql(
      person,
      '{ TenderSends(where: {recipients: {contains: "gizli"}}) { totalDocs } }',
    )
    expect(hits).not.toContain('"totalDocs":1')
  })
})

it('an administrator reads it, and no secret of the link all the same', async () => {
  const texts: string[] = []
  for (const path of READS(offer.tender, offer.send)) texts.push((await boss.get(path)).text)
  for (const query of GRAPHS(offer.tender)) texts.push(await graphql(boss, query))
  const all = texts.join('\n')
  const [row] = await select<Record<string, string>>(
    `select token_hash, token_nonce from tender_sends where id = ${offer.send}`,
  )
  expect([all.includes(TO), all.includes(MESSAGE)]).toEqual([true, true])
  for (const secret of [offer.token, row?.token_hash ?? '', row?.token_nonce ?? ''])
    expect(all.includes(secret)).toBe(false)
})
