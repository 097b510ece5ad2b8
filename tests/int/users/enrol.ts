import { randomBytes } from 'node:crypto'
import { ScureBase32Plugin } from 'otplib'
import { allPermissions } from '@/access/buildAbility'
import { env } from '@/lib/env'
import { newCodeSet, type CodeSet } from '@/operations/users/factors/recoveryCodes'
import { sealSeed } from '@/operations/users/factors/seed'
import { select } from '../../factories/database'
import { firstCodeOf } from '../../factories/verificationCode'
import { cookieFor, makePerson, type Person } from '../gate/people'
import { ask, read, startPayload } from '../gate/rest'

const base32 = new ScureBase32Plugin()

export type Secured = Person & { secret: string; codes: string[]; cookie: string }

const own = async <T>(path: string, cookie: string, json: object) =>
  (await read(ask('POST', `/users/factor/${path}`, { cookie, json }))).body as T

/** Enrols somebody over the API; a code is used up by it. */
export const enrol = async (person: Person): Promise<Secured> => {
  const cookie = await cookieFor(person)
  const { secret } = await own<{ secret: string }>('begin', cookie, {})
  const json = { code: firstCodeOf(secret) }
  const { codes } = await own<{ codes: string[] }>('enable', cookie, json)
  return { ...person, secret, codes, cookie }
}

let set: Promise<CodeSet> | undefined

/**
 * Somebody with a second factor and a session, past the API: deriving codes takes longer than most
 * tests, so all have the same ones.
 */
export const secured = async (permissions = allPermissions()): Promise<Secured> => {
  const person = await makePerson(await startPayload(), permissions)
  const { id: userId } = person
  const { codes, salt, hashes } = await (set ??= newCodeSet())
  const seed = randomBytes(20)
  const [row] = await select<{ id: number }>(`select nextval('user_factors_id_seq')::int as id`)
  const owner = { userId, factorId: row?.id ?? 0 }
  const sealed = sealSeed({ seed, secret: env.PAYLOAD_SECRET, owner })
  await select(
    `with factor as (insert into user_factors (id, user_id, kind, sealed, confirmed_at)
       values ($1, $2, 'totp', $3, now()))
     insert into recovery_codes (user_id, salt, hash)
       select $2, $4, hash from unnest($5::text[]) hash`,
    [owner.factorId, userId, sealed, salt, hashes],
  )
  const cookie = await cookieFor(person)
  return { ...person, cookie, secret: base32.encode(seed, { padding: false }), codes }
}
