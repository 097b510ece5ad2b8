import type { Permission } from '@/access/roles/permissions'
import { cookieFor, makePerson, type Person } from '../int/gate/people'
import { startPayload } from '../int/gate/rest'
import { clientOf, type Client } from './client'

export type QuickPerson = Person & Client

/** Somebody with a role of their own who is signed in, without the time a password takes. */
export const quickPerson = async (permissions?: Permission[]): Promise<QuickPerson> => {
  const person = await makePerson(await startPayload(), permissions)
  return { ...person, ...clientOf(await cookieFor(person)) }
}

/** Status and code of an answer: `403 userAboveOwn`, or the status alone. */
export const outcome = ({ status, json }: { status: number; json: unknown }): string => {
  const { errors = [] } = (json ?? {}) as { errors?: { code?: string }[] }
  return `${status} ${errors[0]?.code ?? ''}`.trim()
}
