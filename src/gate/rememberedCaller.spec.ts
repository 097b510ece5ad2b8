import { SignJWT } from 'jose'
import type { Payload, TypedUser } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { abilityOf, roleNameOf } from '@/access/abilityOf'
import { rememberCallers } from './rememberedCaller'

const SECRET = new TextEncoder().encode('secret')
const tokenUntil = (moment: string, id = 7) =>
  new SignJWT({ id, collection: 'users', sid: 'a' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(moment))
    .sign(SECRET)

const rows = {
  caller: '1',
  role: '3:1' as string | null,
  roleId: 3,
  viewing: null as object | null,
}
let isDown = false
const query = vi.fn(() =>
  isDown ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ ...rows }] }),
)
type Find = { where: { id: { equals: number } } }
const findOne = vi.fn(({ where }: Find) =>
  Promise.resolve({ id: where.id.equals, name: `Role ${where.id.equals}`, permissions: [] }),
)
const payloadOf = () =>
  ({
    config: { cookiePrefix: 'payload', csrf: [], auth: { jwtOrder: ['JWT', 'cookie'] } },
    db: { pool: { query }, findOne },
    logger: { warn: vi.fn() },
  }) as unknown as Payload

const person = { id: 7, collection: 'users', name: 'Ada', role: 3 } as unknown as TypedUser
const strategy = vi.fn(() => Promise.resolve({ user: { ...person } as TypedUser | null }))
let payload: Payload
let ask: (token?: string) => Promise<TypedUser | null>

beforeEach(() => {
  vi.clearAllMocks()
  isDown = false
  payload = payloadOf()
  const authenticate = rememberCallers(strategy as never)
  ask = async (token) => {
    const headers = new Headers(token ? { authorization: `JWT ${token}` } : {})
    return (await authenticate({ headers, payload })).user
  }
})

it('reads a person twice, and then only whether something changed', async () => {
  const token = await tokenUntil('2099-01-01')
  for (let time = 0; time < 5; time += 1) expect(await ask(token)).toEqual(person)
  expect(strategy).toHaveBeenCalledTimes(2)
  // Once for the role that the session may view as, in addition to the first read.
  expect(query).toHaveBeenCalledTimes(5)
})

it.each(['caller', 'role'] as const)(
  'reads them anew when the rows of the %s changed',
  async (of) => {
    const token = await tokenUntil('2099-01-01')
    for (let time = 0; time < 3; time += 1) await ask(token)
    rows[of] += ':changed'
    strategy.mockResolvedValueOnce({ user: null })
    expect(await ask(token)).toBeNull()
    expect(strategy).toHaveBeenCalledTimes(3)
  },
)

it('gives each request a person of its own, with the rights that their role was read with', async () => {
  const token = await tokenUntil('2099-01-01')
  await ask(token)
  await ask(token)
  const [one, other] = [await ask(token), await ask(token)]
  expect(one).not.toBe(other)
  const rights = [one, other].map((user) => abilityOf({ user: user as never, payload }))
  expect(await rights[0]).toBe(await rights[1])
  expect(findOne).toHaveBeenCalledOnce()
})

it('keeps the rights of a role that somebody got meanwhile from those of the one they had', async () => {
  const [one, other] = [await tokenUntil('2099-01-01', 7), await tokenUntil('2099-01-02', 8)]
  await ask(one)
  await ask(other)
  strategy.mockResolvedValueOnce({ user: { ...person, role: 4 } as unknown as TypedUser })
  const moved = await ask(one)
  const stayed = await ask(other)
  expect(await roleNameOf({ user: moved as never, payload })).toBe('Role 4')
  expect(await roleNameOf({ user: stayed as never, payload })).toBe('Role 3')
})

it('believes no token that is over, and none that was not believed before', async () => {
  const over = await tokenUntil('2020-01-01')
  for (let time = 0; time < 3; time += 1) await ask(over)
  expect(strategy).toHaveBeenCalledTimes(3)
  query.mockClear()
  strategy.mockResolvedValueOnce({ user: null })
  await ask(await tokenUntil('2099-01-01', 8))
  await ask()
  expect(query).not.toHaveBeenCalled()
})

it('knows nobody while the database does not answer, and remembers nothing of it', async () => {
  const token = await tokenUntil('2099-01-01')
  for (let time = 0; time < 3; time += 1) await ask(token)
  isDown = true
  expect(await ask(token)).toBeNull()
  isDown = false
  expect(await ask(token)).toEqual(person)
  expect(strategy).toHaveBeenCalledTimes(2)
})

it('gives a session the role that it views as, at once and until that ends', async () => {
  const token = await tokenUntil('2099-01-01')
  const viewing = { role: 5, name: 'Depo', until: '2099-01-01T00:00:00Z' }
  const begin = () => Object.assign(rows, { caller: '1:v', role: '5:1', roleId: 5, viewing })
  const end = () => Object.assign(rows, { caller: '1', role: '3:1', roleId: 3, viewing: null })
  begin()
  for (let time = 0; time < 3; time += 1)
    expect(await ask(token)).toEqual({ ...person, role: 5, _viewing: viewing })
  end()
  for (let time = 0; time < 3; time += 1) expect(await ask(token)).toEqual(person)
  begin()
  const seen = await ask(token)
  expect(await roleNameOf({ user: seen as never, payload })).toBe('Role 5')
  end()
})
