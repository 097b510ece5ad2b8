import type { Endpoint, PayloadRequest } from 'payload'
import type { CommandName } from '@/access/commands'
import { Refusal } from '@/domain/shared/refusal'
import { suspendUser } from '@/operations/users/suspendUser'
import { unsuspendUser } from '@/operations/users/unsuspendUser'
import { ruleOf } from '../../shared/ruleOf'

type Command = (args: { req: PayloadRequest; id: number }) => Promise<void>

const idOfRoute = (req: PayloadRequest): number => {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) throw new Refusal('notFound')
  return id
}

const command = (name: CommandName<'users'>, run: Command): Endpoint => ({
  path: ruleOf('users', name).path,
  method: 'post',
  handler: async (req) => {
    const id = idOfRoute(req)
    await run({ req, id })
    const user = await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return Response.json(user)
  },
})

/** `POST /api/users/:id/suspend` · `/unsuspend`: the user, as the caller may see them. */
export const suspend = command('suspend', suspendUser)
export const unsuspend = command('unsuspend', unsuspendUser)
