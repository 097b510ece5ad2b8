import type { Endpoint, PayloadRequest } from 'payload'
import type { CommandName } from '@/catalog/commands/registry'
import { suspendUser } from '@/operations/users/suspendUser'
import { unsuspendUser } from '@/operations/users/unsuspendUser'
import { command } from '../../shared/command'
import { ruleOf } from '../../shared/ruleOf'

type Change = (args: { req: PayloadRequest; id: number }) => Promise<void>

const changing = (name: CommandName<'users'>, change: Change): Endpoint =>
  command({
    ...ruleOf('users', name),
    run: async ({ req, id }) => {
      await change({ req, id })
      return id
    },
  })

/** `POST /api/users/:id/suspend` · `/unsuspend`: the user, as the caller may see them. */
export const suspend = changing('suspend', suspendUser)
export const unsuspend = changing('unsuspend', unsuspendUser)
