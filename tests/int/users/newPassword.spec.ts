import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFirstAdministrator } from '../../../scripts/bootstrap/createFirstAdministrator'
import { describe, expect, it } from 'vitest'
import { administrator, makePerson, PASSWORD, signIn, type Person } from '../../factories/person'
import { select } from '../../factories/database'
import { getTestPayload } from '../../helpers/payload'
import { anyIp } from '../gate/people'
import { JOB_RUNS } from '@/jobs'
import { env } from '@/lib/env'
import { rest } from '../../helpers/rest'

const GOOD = 'kanarya patates mavi'
const NAME = 'Ayşe Yılmaz'

type Refused = {
  errors: { data: { errors?: { path: string; code: string; message: string }[] } }[]
}
const refusalIn = (json: Refused) => {
  const [field] = json.errors[0]?.data.errors ?? []
  return field && `${field.path}: ${field.code}`
}

const REFUSED = [
  ['kısa parola', 'passwordTooShort', 'Parola en az 15 karakter olmalıdır.'],
  ['password1234567', 'passwordTooCommon', 'Bu parola kolay tahmin edilir.'],
  ['aaaaaaaaaaaaaaa', 'passwordTooCommon', 'Bu parola kolay tahmin edilir.'],
  ['123456789012345', 'passwordTooCommon', 'Bu parola kolay tahmin edilir.'],
  [`${NAME} 2026!!`, 'passwordHasContext', 'Başka sözcükler ekleyin.'],
  ['backoffice-backoffice', 'passwordHasContext', 'Başka sözcükler ekleyin.'],
  [`${GOOD} `.repeat(10), 'passwordTooLong', '128'],
] as const

/** Asks for a link and takes the token out of the mail. */
const tokenFor = async (person: Person): Promise<string> => {
  const payload = await getTestPayload()
  const sent: string[] = []
  const { sendEmail } = payload
  payload.sendEmail = (mail) => Promise.resolve(void sent.push((mail as { text: string }).text))
  try {
    const body = { email: person.email }
    await rest({ method: 'POST', path: '/api/users/forgot-password', body, headers: anyIp() })
    await JOB_RUNS['send-mails'](payload)
  } finally {
    payload.sendEmail = sendEmail
  }
  return sent.map((text) => /reset-password\/(\w+)/.exec(text)?.[1]).find(Boolean) ?? ''
}

/** Every place that sets a password: what a try of it answers. */
const PLACES = {
  'a new user': async () => {
    const { post } = await administrator()
    const role = (await makePerson()).roleId
    return (password: string) =>
      post<Refused>('/users', { name: NAME, email: `${randomUUID()}@example.com`, role, password })
  },
  'the password of somebody else': async () => {
    const { patch } = await administrator()
    const person = await makePerson([], { name: NAME })
    return (password: string) => patch<Refused>(`/users/${person.id}`, { password })
  },
  'a person’s own password': async () => {
    const person = await makePerson([], { name: NAME })
    return (password: string) =>
      person.patch<Refused>(`/users/${person.id}`, { password, currentPassword: PASSWORD })
  },
  'the link of a mail': async () => {
    const person = await makePerson([], { name: NAME })
    const token = await tokenFor(person)
    return (password: string) =>
      rest<Refused>({
        method: 'POST',
        path: '/api/users/reset-password',
        body: { token, password },
        headers: anyIp(),
      })
  },
}

describe.each(Object.entries(PLACES))('%s', (_, open) => {
  it('refuses what is easy to guess at the field, in words, and then takes a good one', async () => {
    const attempt = await open()
    for (const [password, code, words] of REFUSED) {
      const { status, json } = await attempt(password)
      expect(`${status} ${refusalIn(json)}`, password).toBe(`400 password: ${code}`)
      expect(json.errors[0]?.data.errors?.[0]?.message).toContain(words)
    }
    const good = await attempt(GOOD)
    expect([200, 201], good.text).toContain(good.status)
  })
})

it('judges a change of many users, which programs of ours may make, by the name of each', async () => {
  const payload = await getTestPayload()
  const person = await makePerson([], { name: NAME })
  const change = (password: string) =>
    payload.update({
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { password },
    })
  const refused = await change(`${NAME} 2026!!`)
  expect([refused.docs.length, refused.errors.length]).toEqual([0, 1])
  expect((await change(GOOD)).docs).toHaveLength(1)
  expect((await signIn(person.email, GOOD)).length).toBeGreaterThan(0)
})

it('refuses a password of the list of leaked ones, which the installation names', async () => {
  const person = await makePerson([], { name: NAME })
  const folder = mkdtempSync(path.join(tmpdir(), 'blocklist-'))
  const file = path.join(folder, 'leaked.txt')
  const hash = createHash('sha1').update(GOOD).digest('hex').toUpperCase()
  writeFileSync(file, `${hash}:3\n`)
  const { PASSWORD_BLOCKLIST: before } = env
  env.PASSWORD_BLOCKLIST = file
  try {
    const change = (password: string) =>
      person.patch<Refused>(`/users/${person.id}`, { password, currentPassword: PASSWORD })
    const { status, json } = await change(GOOD)
    expect(`${status} ${refusalIn(json)}`).toBe('400 password: passwordTooCommon')
    expect((await change(`${GOOD} gri`)).status).toBe(200)
  } finally {
    env.PASSWORD_BLOCKLIST = before
    rmSync(folder, { recursive: true })
  }
})

it('judges by the name that comes with the password, too', async () => {
  const { patch } = await administrator()
  const person = await makePerson([])
  const { json } = await patch<Refused>(`/users/${person.id}`, {
    name: NAME,
    password: `${NAME} 2026!!`,
  })
  expect(refusalIn(json)).toBe('password: passwordHasContext')
})

it('lets old passwords in that could not be set now, also to set a better one', async () => {
  const person = await makePerson([])
  const { hashPassword } = await import('@/operations/users/passwordHash')
  const { hash, salt } = await hashPassword('password123')
  await select('update users set hash = $1, salt = $2 where id = $3 returning id', [
    hash,
    salt,
    person.id,
  ])
  expect((await signIn(person.email, 'password123')).length).toBeGreaterThan(0)
  const body = { password: GOOD, currentPassword: 'password123' }
  expect((await person.patch(`/users/${person.id}`, body)).status).toBe(200)
})

it('takes a password however its accents are typed', async () => {
  const { patch } = await administrator()
  const person = await makePerson([])
  const password = 'çok güzel bir gün bugün'
  const body = { password: password.normalize('NFD') }
  expect((await patch(`/users/${person.id}`, body)).status).toBe(200)
  for (const form of ['NFC', 'NFD'] as const)
    expect((await signIn(person.email, password.normalize(form))).length).toBeGreaterThan(0)
})

it('names ADMIN_PASSWORD and the reason when the first administrator may not have it', async () => {
  const payload = await getTestPayload()
  const empty = Object.create(payload, {
    count: { value: () => Promise.resolve({ totalDocs: 0 }) },
  }) as typeof payload
  const first = (ADMIN_PASSWORD: string) =>
    createFirstAdministrator({
      payload: empty,
      env: { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD },
    })
  await expect(first('Yonetici-2026-admin')).rejects.toThrow(
    /^ADMIN_PASSWORD cannot be used: The password cannot be made up of/,
  )
  await expect(first('password1234567')).rejects.toThrow(/^ADMIN_PASSWORD .* easy to guess/)
  await expect(first('short')).rejects.toThrow(/^ADMIN_PASSWORD .* at least 15 characters/)
})
