import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPOSERS } from '@/operations/mails/composers'
import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import { select } from '../../factories/database'
import { administrator, makePerson, PASSWORD, type Person } from '../../factories/person'
import { anyIp } from '../gate/people'
import { getTestPayload } from '../../helpers/payload'
import { rest } from '../../helpers/rest'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
  await administrator()
})

type From = { agent?: string; address?: string; cookie?: string; password?: string }

/** Signs in from a device; the answer has the cookies that it keeps. */
const signInFrom = (email: string, { agent = CHROME, address, cookie, password }: From = {}) =>
  rest({
    method: 'POST',
    path: '/api/users/login',
    body: { email, password: password ?? PASSWORD },
    headers: {
      'user-agent': agent,
      ...(address ? { 'x-client-address': address } : anyIp()),
      ...(cookie && { cookie }),
    },
  })
const keptBy = ({ headers }: Awaited<ReturnType<typeof signInFrom>>) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie?.includes('-device-'))

const mailsTo = (email: string) =>
  select<{ event: string; data: Record<string, unknown>; locale: string }>(
    `select data ->> 'event' as event, data, locale from mails
     where kind = 'security' and recipient = $1 order by id`,
    [email],
  )
const eventsTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event)

describe('a sign-in from a new device', () => {
  it('is mailed once, with device and address; the first of an account and a known one are not', async () => {
    const { email } = await makePerson([])
    const home = { address: '192.0.2.7' }
    const first = await signInFrom(email, home)
    await signInFrom(email, home)
    // As after an update of the browser.
    await signInFrom(email, { ...home, agent: CHROME.replaceAll('156.0', '157.3') })
    // Elsewhere, by the cookie that the device kept.
    await signInFrom(email, { address: '198.51.100.9', cookie: keptBy(first) ?? '' })
    expect(await eventsTo(email)).toEqual([])

    const away = { agent: FIREFOX, address: '203.0.113.4' }
    await Promise.all([signInFrom(email, away), signInFrom(email, away)])
    await signInFrom(email, away)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      event: 'newDevice',
      data: { browser: 'Firefox', system: 'Linux', address: away.address },
    })
  })

  it('says nothing of a wrong password, to known and unknown addresses alike', async () => {
    const { email } = await makePerson([])
    await signInFrom(email)
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((to) =>
        signInFrom(to, { password: 'yanlış parola 12345' }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await eventsTo(email)).toEqual([])
    expect(await eventsTo('nobody@example.com')).toEqual([])
  })

  it('does not flood a mailbox: five in a day', async () => {
    const { email } = await makePerson([])
    await signInFrom(email, { address: '192.0.2.1' })
    for (let n = 0; n < 7; n += 1) await signInFrom(email, { address: `198.51.100.${n}` })
    expect(await eventsTo(email)).toHaveLength(5)
  })

  it('is about a stranger’s device, however many networks the known one was in that day', async () => {
    const { email } = await makePerson([])
    const cookie = keptBy(await signInFrom(email, { address: '192.0.2.1' }))
    for (let n = 0; n < 6; n += 1) await signInFrom(email, { address: `198.51.100.${n}`, cookie })
    expect(await eventsTo(email)).toEqual([])
    await signInFrom(email, { address: '203.0.113.9' })
    expect(await eventsTo(email)).toEqual(['newDevice'])
  })

  it('is one for the network of an IPv6 subscriber', async () => {
    const { email } = await makePerson([])
    await signInFrom(email, { address: '2001:db8:1:2::a' })
    await signInFrom(email, { address: '2001:db8:1:2:9:8:7:6' })
    expect(await eventsTo(email)).toEqual([])
    await signInFrom(email, { address: '2001:db8:1:3::a' })
    expect(await eventsTo(email)).toEqual(['newDevice'])
  })

  it('is in the language of the person, whatever the request asks for', async () => {
    const { email, id } = await makePerson([])
    await select(
      `with p as (insert into payload_preferences (key, value, updated_at, created_at)
         select 'language', '{"locale":"fr"}'::jsonb, now(), now() returning id)
       insert into payload_preferences_rels (parent_id, path, users_id)
         select id, 'user', $1 from p returning id`,
      [id],
    )
    await signInFrom(email, { address: '192.0.2.1' })
    await signInFrom(email, { address: '192.0.2.2' })
    const [mail] = await mailsTo(email)
    expect(mail?.locale).toBe('fr')
    const content = await COMPOSERS.security(await createLocalReq({}, payload), {
      id: '1',
      kind: 'security',
      recipient: email,
      locale: 'fr',
      data: mail?.data ?? {},
      nonce: '',
      attempts: 1,
    })
    const [facts] = (content?.paragraphs ?? []).filter(
      (part) => typeof part !== 'string' && 'facts' in part,
    )
    expect(facts).toMatchObject({
      facts: [
        ['Date et heure', expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)],
        ['Appareil', 'Chrome · Windows'],
        ['Adresse', '192.0.2.2'],
      ],
    })
  })

  it('is forgotten after 180 days, the newest of each account alone is not', async () => {
    const { email, id } = await makePerson([])
    await signInFrom(email, { address: '192.0.2.1' })
    await signInFrom(email, { address: '192.0.2.2' })
    await select(
      `update sign_in_devices set last_seen_at = last_seen_at - interval '181 days'
       where user_id = $1 returning mark`,
      [id],
    )
    const sweep = SWEEPS.find(({ table }) => table === 'sign_in_devices')
    if (!sweep) throw new Error('Not swept')
    await sweepRows({ req: await createLocalReq({}, payload), sweep })
    expect(await select('select mark from sign_in_devices where user_id = $1', [id])).toHaveLength(
      1,
    )
  })
})

describe('a changed password or address', () => {
  const GOOD = 'kanarya patates mavi'
  const changed = async (by: Person, person: Person, values: object) =>
    expect((await by.patch(`/users/${person.id}`, values)).status).toBe(200)

  it('is mailed to the owner, who did it or not', async () => {
    const person = await makePerson([])
    await changed(person, person, { password: GOOD, currentPassword: PASSWORD })
    const boss = await administrator()
    await changed(boss, person, { password: `${GOOD} 2` })
    await changed(boss, person, { name: 'Başka Ad' })
    const mails = await mailsTo(person.email)
    expect(mails.map(({ event }) => event)).toEqual(['passwordChanged', 'passwordChanged'])
    // The device of an administrator is no business of the owner.
    expect(Object.keys(mails[1]?.data ?? {}).sort()).toEqual(['at', 'event', 'user'])
    expect(JSON.stringify(mails)).not.toContain(GOOD)
  })

  it('goes to both addresses, and none for the same one in other letters', async () => {
    const person = await makePerson([])
    const boss = await administrator()
    const next = `yeni-${person.email}`
    await changed(boss, person, { email: person.email.toUpperCase() })
    expect(await eventsTo(person.email)).toEqual([])
    await changed(boss, person, { email: next })
    expect(await eventsTo(person.email)).toEqual(['emailChanged'])
    expect(await eventsTo(next)).toEqual(['emailSet'])
    expect(JSON.stringify(await mailsTo(person.email))).not.toContain(next)
  })

  it('mails nothing when the change is refused', async () => {
    const person = await makePerson([])
    const boss = await administrator()
    const other = await makePerson([])
    const { status } = await boss.patch(`/users/${person.id}`, {
      password: GOOD,
      email: other.email,
    })
    expect(status).toBe(400)
    expect(await eventsTo(person.email)).toEqual([])
    expect(await eventsTo(other.email)).toEqual([])
  })
})
