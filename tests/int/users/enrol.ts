import { generateSync, ScureBase32Plugin } from 'otplib'
import { cookieFor, type Person } from '../gate/people'
import { ask, read } from '../gate/rest'

const base32 = new ScureBase32Plugin()

/** A code of the authenticator, some steps of 30 seconds from now. */
export const codeOfSecret = (secret: string, steps = 0) =>
  generateSync({ secret: base32.decode(secret), epoch: Math.floor(Date.now() / 1000) + steps * 30 })

export type Secured = Person & { secret: string; codes: string[]; cookie: string }

const own = async <T>(path: string, cookie: string, json: object) =>
  (await read(ask('POST', `/users/factor/${path}`, { cookie, json }))).body as T

/** Enrols somebody over the API; the code of the step before is used up by it. */
export const enrol = async (person: Person): Promise<Secured> => {
  const cookie = await cookieFor(person)
  const { secret } = await own<{ secret: string }>('begin', cookie, {})
  const json = { code: codeOfSecret(secret, -1) }
  const { codes } = await own<{ codes: string[] }>('enable', cookie, json)
  return { ...person, secret, codes, cookie }
}
