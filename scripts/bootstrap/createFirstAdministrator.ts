import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { commitTransaction, initTransaction, killTransaction } from 'payload'
import { actionsOf, SUBJECTS } from '@/access/roles/permissions'
import { Refusal } from '@/domain/shared/refusal'
import { describeRefusal } from '@/i18n/describeRefusal'
import type { Env } from '@/lib/env'
import { systemRequest } from '@/lib/payloadRequests'
import { judgePassword } from '@/operations/users/judgePassword'
import { Failure } from '../lib/failure.mjs'

export type FirstSignIn = { email: string; password?: string }

/** In the language the product speaks by default; it can be renamed on the roles screen. */
const ROLE_NAME = 'Yönetici'

type Given = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>

const refuseWeakPassword = async (payload: Payload, { ADMIN_EMAIL, ADMIN_PASSWORD }: Given) => {
  try {
    const owner = [ROLE_NAME, ADMIN_EMAIL]
    await judgePassword({ payload }, { password: ADMIN_PASSWORD, owner })
  } catch (error) {
    const [field] = error instanceof Refusal ? error.fields : []
    if (!field) throw error
    const { message } = describeRefusal(field.code, field.data ?? {}, 'en')
    throw new Failure(
      `ADMIN_PASSWORD cannot be used: ${message} Correct it in .env or in the shell, or leave it out to have one generated.`,
    )
  }
}

/**
 * Makes the role with every permission and its first holder, both or none.
 *
 * @param options.env gives e-mail and password; without a password one is generated
 * @returns the sign-in, with the password only when it was generated; `undefined` when there are
 *   users already
 * @throws Failure when ADMIN_PASSWORD is a password that may not be set
 */
export const createFirstAdministrator = async ({
  payload,
  env,
}: {
  payload: Payload
  env: Given
}): Promise<FirstSignIn | undefined> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined

  if (env.ADMIN_PASSWORD) await refuseWeakPassword(payload, env)
  const generated = env.ADMIN_PASSWORD ? undefined : randomBytes(18).toString('base64url')
  const req = await systemRequest(payload)
  await initTransaction(req)
  try {
    const role = await payload.create({
      collection: 'roles',
      data: {
        name: ROLE_NAME,
        permissions: SUBJECTS.map((subject) => ({ subject, actions: actionsOf(subject) })),
        factor: 'optional',
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
