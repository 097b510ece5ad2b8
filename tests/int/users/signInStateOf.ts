import { createLocalReq, type Payload } from 'payload'
import { readSignInStates } from '@/queries/users/signInStates'
import { makePerson } from '../gate/people'

/** The sign-in state of a user, as somebody who reads users is shown it. */
export const signInStateOf = async (payload: Payload, id: number) => {
  const reader = await makePerson(payload, [{ subject: 'users', actions: ['read'] }])
  const user = await payload.findByID({ collection: 'users', id: reader.id })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
  return (await readSignInStates(req, [id])).get(id)
}
