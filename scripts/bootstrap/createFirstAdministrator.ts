import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { actionsOf, SUBJECTS } from '@/access/permissions'
import type { Env } from '@/lib/env'

export type FirstSignIn = { email: string; password?: string }

/** In the language the product speaks by default; it can be renamed on the roles screen. */
const ROLE_NAME = 'Yönetici'

/**
 * Makes the role with every permission and its first holder, both or none.
 *
 * @param options.env gives e-mail and password; without a password one is generated
 * @returns the sign-in, with the password only when it was generated; `undefined` when there are
 *   users already
 */
export const createFirstAdministrator = async ({
  payload,
  env,
}: {
  payload: Payload
  env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>
}): Promise<FirstSignIn | undefined> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined

  const generated = env.ADMIN_PASSWORD ? undefined : randomBytes(15).toString('base64url')
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const role = await payload.create({
      collection: 'roles',
      data: {
        name: ROLE_NAME,
        permissions: SUBJECTS.map((subject) => ({ subject, actions: actionsOf(subject) })),
      },
      req,
    })
    await payload.create({
      collection: 'users',
      data: {
        name: ROLE_NAME,
        email: env.ADMIN_EMAIL,
        password: env.ADMIN_PASSWORD ?? generated ?? '',
        role: role.id,
        status: 'active',
      },
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  return { email: env.ADMIN_EMAIL, password: generated }
}
