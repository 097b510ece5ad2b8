import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTranslator } from '@/i18n/translate'
import { JOB_RUNS } from '@/jobs'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { freeLine, makeTender, sendOf, step } from '../../factories/tender'
import type { Json } from '../../factories/client'
import { getTestPayload } from '../../helpers/payload'
import { answerTo, ORIGIN, rest } from '../../helpers/rest'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

let host = 0
/** Another visitor each time, so that one test does not use up the limits of the next. */
const anyAddress = () => ({ 'x-client-address': `198.51.${(host >> 8) % 256}.${host++ % 256}` })

type Link = { tender: number; send: number; token: string; paper: string }

const linkOf = async (tender: number): Promise<Link> => {
  const send = await sendOf(tender)
  const { json } = await boss.get<{ link: string }>(`/tender-sends/${send}/link`)
  const [row] = await select<{ hash: string }>(
    `select file_hash as hash from tender_sends where id = ${send}`,
  )
  return { tender, send, token: json.link.split('/q/')[1] ?? '', paper: row?.hash ?? '' }
}

const makeLink = async (data: Json = {}): Promise<Link> => {
  const { id } = await makeTender(data)
  await step(id, 'send', { to: [] })
  return linkOf(id)
}

type Refused = { errors?: { code: string; message: string }[] }
type Options = { headers?: Record<string, string>; cookie?: string }

const post = (token: string, name: string, body: unknown, { headers, cookie }: Options = {}) =>
  rest<Refused>({
    method: 'POST',
    path: `/api/q/${token}/${name}`,
    body,
    cookie,
    headers: { ...anyAddress(), ...headers },
  })

const codeOf = ({ status, json }: { status: number; json: Refused }) =>
  json?.errors?.[0]?.code ?? String(status)

const WHO = { name: 'Ayşe Yılmaz', language: 'tr' }
const accept = async ({ token, paper }: Link, more: Json = {}, options: Options = {}) =>
  codeOf(await post(token, 'accept', { ...WHO, paper, confirmed: true, ...more }, options))

const pdf = async (token: string) => {
  const request = new Request(`${ORIGIN}/api/q/${token}/pdf`, { headers: anyAddress() })
  const response = await answerTo(request)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const expire = (tender: number) =>
  boss.patch(`/tenders/${tender}`, { date: '2020-01-01', validUntil: '2020-01-10' })

/** Moves the end of a link into the past, as the clock would. */
const endLink = async ({ send }: Link) => {
  await asSuperuser(
    `alter table tender_sends disable trigger keep_tender_sends;
     update tender_sends set expires_at = now() where id = ${send};
     alter table tender_sends enable trigger keep_tender_sends`,
  )
}

describe('accepting', () => {
  it('is kept with time, address, device and the hashes of what was accepted', async () => {
    const link = await makeLink()
    const headers = { 'x-client-address': '203.0.113.9', 'User-Agent': 'Telefon' }
    const began = Date.now()
    expect(await accept(link, { language: 'ar' }, { headers })).toBe('200')
    const { json } = await boss.get<{ docs: Json[] }>(
      `/tender-answers?where[tender][equals]=${link.tender}`,
    )
    const [send] = await select<Json>(
      `select content_hash as "contentHash" from tender_sends where id = ${link.send}`,
    )
    expect(json.docs).toEqual([
      expect.objectContaining({
        ...send,
        kind: 'accepted',
        name: WHO.name,
        language: 'ar',
        address: '203.0.113.9',
        device: 'Telefon',
        fileHash: link.paper,
        send: link.send,
      }),
    ])
    const tender = (await boss.get<Json>(`/tenders/${link.tender}`)).json
    expect(tender).toMatchObject({ acceptedName: WHO.name, status: 'sent' })
    expect(Date.parse(String(tender.acceptedAt))).toBeGreaterThanOrEqual(began)
    await JOB_RUNS['deliver-events'](await getTestPayload())
    const told = await boss.get<{ docs: { event: string; body: string; title: string }[] }>(
      '/notifications?limit=5',
    )
    expect(told.json.docs[0]).toMatchObject({
      event: 'tenderAccepted',
      title: createTranslator('tr')('notifications.kinds.customerAnswer'),
    })
    expect(told.json.docs[0]?.body).toContain(WHO.name)
  })

  it('is no column that anybody writes by hand', async () => {
    const link = await makeLink()
    await boss.patch(`/tenders/${link.tender}`, { acceptedName: 'Ben', acceptedAt: '2026-01-01' })
    await select(`update tenders set accepted_name = 'Ben' where id = ${link.tender}`)
    const { json } = await boss.get<Json>(`/tenders/${link.tender}`)
    expect([json.acceptedName, json.acceptedAt]).toEqual([null, null])
    const insert = `insert into tender_answers (tender_id, send_id, kind, name, language, file_hash,
      content_hash) select tender_id, id, 'accepted', 'x', 'tr', file_hash, content_hash
      from tender_sends where id = ${link.send}`
    expect(await verdictOf(insert)).toContain('sendIsFinal')
  })

  it('happens once: twice, and by twelve at one moment, over two links', async () => {
    const first = await makeLink()
    await step(first.tender, 'resend', { to: [] })
    const second = await linkOf(first.tender)
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, at) => accept(at % 2 === 0 ? first : second)),
    )
    expect(codes.sort()).toEqual(['200', ...Array(11).fill('offerAccepted')])
    expect(await accept(second)).toBe('offerAccepted')
    const kept = await select(`select 1 from tender_answers where tender_id = ${first.tender}`)
    expect(kept).toHaveLength(1)
    // The database refuses a second one as well, also from plain SQL.
    const again = `with f as materialized (select set_config('app.tender_writer', 'on', true))
      insert into tender_answers (tender_id, send_id, kind, name, language, file_hash, content_hash)
      select s.tender_id, s.id, 'accepted', 'x', 'tr', s.file_hash, s.content_hash
      from tender_sends s, f where s.id = ${second.send}`
    expect(await verdictOf(again)).toContain('tender_answers_one_')
  })

  it.each<[string, (link: Link) => Promise<unknown>, string]>([
    ['its last day', ({ tender }) => expire(tender), 'offerChanged'],
    ['the end of the link', endLink, 'linkExpired'],
    ['it was taken back', ({ send }) => boss.post(`/tender-sends/${send}/revoke`), 'linkRevoked'],
    ['it was revised', ({ tender }) => step(tender, 'revise'), 'offerWithdrawn'],
    ['a cancellation', ({ tender }) => step(tender, 'cancel', { reason: 'x' }), 'offerWithdrawn'],
    ['a rejection', ({ tender }) => step(tender, 'reject', { reason: 'x' }), 'offerWithdrawn'],
    [
      'a line changed',
      ({ tender }) => boss.patch(`/tenders/${tender}`, { items: [freeLine({ unitPrice: 1 })] }),
      'offerChanged',
    ],
  ])('is refused after %s', async (_, happen, code) => {
    const link = await makeLink()
    await happen(link)
    expect(await accept(link)).toBe(code)
    expect(await select(`select 1 from tender_answers where tender_id = ${link.tender}`)).toEqual(
      [],
    )
    expect((await pdf(link.token)).response.status).not.toBe(200)
  })

  it('works while it is approved or invoiced, and says the same still', async () => {
    const link = await makeLink()
    await step(link.tender, 'approve')
    await step(link.tender, 'invoice')
    expect(await accept(link)).toBe('200')
  })

  it.each<[string, Json, string]>([
    ['without a name', { name: ' \u200b ' }, 'invalidInput'],
    ['with a name that is none', { name: { a: 1 } }, 'invalidInput'],
    ['with a long name', { name: 'x'.repeat(201) }, 'invalidInput'],
    ['without the tick', { confirmed: false }, 'invalidInput'],
    ['with a tick that is a text', { confirmed: 'true' }, 'invalidInput'],
    ['of another paper', { paper: '0'.repeat(64) }, 'offerChanged'],
    ['of a paper that is none', { paper: "' or 1=1" }, 'invalidInput'],
    ['in another language', { language: 'xx' }, 'invalidInput'],
  ])('is refused %s', async (_, more, code) => {
    const link = await makeLink()
    expect(await accept(link, more)).toBe(code)
  })

  it('keeps what is written as it is, and shows it as text', async () => {
    const link = await makeLink()
    const name = '<img src=x onerror=alert(1)> “Ayşe” \u202e'
    expect(await accept(link, { name })).toBe('200')
    const [row] = await select<{ name: string }>(
      `select name from tender_answers where tender_id = ${link.tender}`,
    )
    expect(row?.name).toBe('<img src=x onerror=alert(1)> “Ayşe”')
  })
})

describe('other answers', () => {
  it('declining is final, and leaves the state to the company', async () => {
    const link = await makeLink()
    const body = { ...WHO, paper: link.paper, text: 'Pahalı' }
    expect(codeOf(await post(link.token, 'decline', body))).toBe('200')
    expect(await accept(link)).toBe('offerDeclined')
    expect((await boss.get<Json>(`/tenders/${link.tender}`)).json).toMatchObject({
      status: 'sent',
      acceptedAt: null,
    })
  })

  it('a question needs words, leaves the offer open, and five a day are enough', async () => {
    const link = await makeLink()
    const ask = async (text: unknown) =>
      codeOf(await post(link.token, 'ask', { ...WHO, paper: link.paper, text }))
    expect(await ask(' ')).toBe('invalidInput')
    expect(await ask('Teslim?')).toBe('200')
    for (const at of [1, 2, 3]) expect(await ask(`Soru ${at}`)).toBe('200')
    expect(await ask('Bir daha')).toBe('tooManyRequests')
    expect(await accept(link)).toBe('200')
  })
})

describe('opening', () => {
  it('is noted by a POST, once, never by reading', async () => {
    const link = await makeLink()
    const openedAt = async () => (await boss.get<Json>(`/tender-sends/${link.send}`)).json.openedAt
    await pdf(link.token)
    expect(await openedAt()).toBeNull()
    expect(codeOf(await post(link.token, 'open', {}))).toBe('200')
    const first = await openedAt()
    expect(first).not.toBeNull()
    await post(link.token, 'open', {})
    expect(await openedAt()).toBe(first)
  })

  it('by whoever works here is no view of the customer’s, nor can they answer', async () => {
    const link = await makeLink()
    expect(codeOf(await post(link.token, 'open', {}, { cookie: boss.cookie }))).toBe('200')
    expect((await boss.get<Json>(`/tender-sends/${link.send}`)).json.openedAt).toBeNull()
    expect(await accept(link, {}, { cookie: boss.cookie })).toBe('staffCannotAnswer')
  })

  it('gives the very bytes that were sent, to be saved', async () => {
    const link = await makeLink()
    const { response, bytes } = await pdf(link.token)
    expect(response.status).toBe(200)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(link.paper)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('cache-control')).toContain('no-store')
  })
})

describe('attacks', () => {
  it.each([
    'A'.repeat(43),
    'A'.repeat(42),
    'A'.repeat(44),
    '%00'.repeat(14),
    "'or'1'='1".padEnd(43, 'x'),
    '..%2f..%2f',
  ])('a token that never was: %s', async (token) => {
    const answers = await Promise.all([
      post(token, 'accept', { ...WHO, paper: '0'.repeat(64), confirmed: true }),
      post(token, 'open', {}),
      rest<Refused>({ path: `/api/q/${token}/pdf`, headers: anyAddress() }),
    ])
    expect(answers.map(codeOf)).toEqual(['notFound', 'notFound', 'notFound'])
  })

  it('neither the hash nor the nonce of a token is one', async () => {
    const link = await makeLink()
    const [row] = await select<{ hash: string; nonce: string }>(
      `select token_hash as hash, token_nonce as nonce from tender_sends where id = ${link.send}`,
    )
    expect(row?.nonce).toHaveLength(43)
    for (const token of [row?.hash ?? '', row?.nonce ?? ''])
      expect(await accept({ ...link, token })).toBe('notFound')
    const stored = await select<{ row: string }>(
      `select to_jsonb(s)::text as row from tender_sends s where id = ${link.send}`,
    )
    expect(stored[0]?.row).not.toContain(link.token)
  })

  it('one customer’s link does nothing with another’s paper', async () => {
    const [mine, theirs] = [
      await makeLink(),
      await makeLink({ items: [freeLine({ quantity: 2 })] }),
    ]
    expect(await accept({ ...mine, paper: theirs.paper })).toBe('offerChanged')
    expect(await accept({ ...theirs, paper: mine.paper })).toBe('offerChanged')
  })

  it.each<[string, Record<string, string>]>([
    ['a page elsewhere', { Origin: 'https://evil.example' }],
    ['a sandbox', { Origin: 'null' }],
  ])('%s cannot accept', async (_, headers) => {
    const link = await makeLink()
    expect(await accept(link, {}, { headers })).toBe('crossSite')
    expect(await accept(link)).toBe('200')
  })

  it('takes no large body, no form, and no other method', async () => {
    const link = await makeLink()
    expect(await accept(link, { text: 'x'.repeat(20_000) })).toBe('bodyTooLarge')
    const form = new FormData()
    form.set('name', 'x')
    const options = { headers: anyAddress() }
    const sent = await rest<Refused>({
      method: 'POST',
      path: `/api/q/${link.token}/accept`,
      body: form,
      ...options,
    })
    expect(codeOf(sent)).toBe('unknownField')
    for (const [method, name] of [
      ['GET', 'accept'],
      ['POST', 'pdf'],
      ['PATCH', 'accept'],
      ['DELETE', 'accept'],
      ['GET', 'open'],
      ['POST', 'revoke'],
    ] as const) {
      const answer = await rest<Refused>({
        method,
        path: `/api/q/${link.token}/${name}`,
        ...(method === 'GET' ? {} : { body: {} }),
        ...options,
      })
      expect([method, name, codeOf(answer)]).toEqual([method, name, 'notFound'])
    }
  })

  it('is limited by address', async () => {
    const headers = { 'x-client-address': '192.0.2.77' }
    const token = 'B'.repeat(43)
    const codes: string[] = []
    for (let at = 0; at < 35; at += 1)
      codes.push(
        codeOf(
          await post(
            token,
            'accept',
            { ...WHO, paper: '0'.repeat(64), confirmed: true },
            { headers },
          ),
        ),
      )
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('notFound'))
    expect(codes.slice(30)).toEqual(Array(5).fill('tooManyRequests'))
  })

  it('stands in no line of the log', async () => {
    const link = await makeLink()
    const payload = await getTestPayload()
    const lines: string[] = []
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(payload.logger, level).mockImplementation((...line: unknown[]) => {
        lines.push(JSON.stringify(line))
      }),
    )
    await accept(link, {}, { headers: { Origin: 'https://evil.example' } })
    await accept(link, {}, { cookie: boss.cookie })
    await accept(link, { paper: '0'.repeat(64) })
    for (const spy of spies) spy.mockRestore()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(link.token)
    const trail = await select<{ row: string }>(
      `select to_jsonb(e)::text as row from audit_events e order by id desc limit 20`,
    )
    expect(trail.map(({ row }) => row).join()).not.toContain(link.token)
  })
})

it('answers are read by whoever reads tenders wholly, with addresses for those of customers', async () => {
  const link = await makeLink()
  await accept(link)
  const path = `/tender-answers?where[tender][equals]=${link.tender}`
  const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  const { json } = await reader.get<{ docs: Json[] }>(path)
  expect(json.docs[0]).toMatchObject({ kind: 'accepted', name: WHO.name })
  expect(json.docs[0]).not.toHaveProperty('address')
  const narrow = await makePerson([{ subject: 'tenders', actions: ['read'], fields: ['title'] }])
  expect((await narrow.get(path)).status).toBe(403)
  expect((await boss.post('/tender-answers', { tender: link.tender })).status).toBe(404)
})

it('is not shown once the secret of the server changed, and still opens for its customer', async () => {
  const { send, token } = await makeLink()
  // As it would stand there had another secret made it: the row keeps the hash of that link.
  const former = 'f'.repeat(token.length)
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(await select('select token_hash as hash from tender_sends where id = $1', [send])).toEqual(
    [{ hash: hash(token) }],
  )
  await asSuperuser(
    'begin; set local session_replication_role = replica;' +
      `update tender_sends set token_hash = '${hash(former)}' where id = ${send}; commit`,
  )
  const shown = await boss.get<Refused>(`/tender-sends/${send}/link`)
  expect(codeOf(shown)).toBe('linkLost')
  expect((await pdf(former)).response.status).toBe(200)
  expect((await pdf(token)).response.status).toBe(404)
})
