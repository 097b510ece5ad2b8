import type { Payload } from 'payload'
import { env } from '@/lib/env'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import { makePerson, type Person } from '../gate/people'
import { enrol, type Secured } from './enrol'

/** Gives or takes emergency access past the rules. */
export const mark = ({ id }: Pick<Person, 'id'>, isMarked = true) =>
  select(
    `with flag as materialized (select set_config('app.user_writer', 'on', true))
     update users set break_glass = $2 from flag where id = $1`,
    [id, isMarked],
  )

/** Takes it from everybody: whoever is marked next is the only one. */
export const unmarkAll = () =>
  select(
    `with flag as materialized (select set_config('app.user_writer', 'on', true))
     update users set break_glass = false from flag where break_glass`,
  )

/** An administrator, unless permissions are given, with a second factor and emergency access. */
export const makeEmergency = async (
  payload: Payload,
  permissions?: Permission[],
): Promise<Secured> => {
  const person = await enrol(await makePerson(payload, permissions))
  await mark(person)
  return person
}

/** From now on only the provider signs in; `useProvider` takes it back after each test. */
export const closePasswords = () => Object.assign(env, { OIDC_ONLY: true })
