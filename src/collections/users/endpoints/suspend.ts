import type { Endpoint, PayloadRequest } from 'payload'
import { suspendUser } from '@/operations/users/suspendUser'
import { unsuspendUser } from '@/operations/users/unsuspendUser'
import { command } from '../../shared/command'

type Change = (args: { req: PayloadRequest; id: number }) => Promise<void>

const changing = (verb: 'suspend' | 'unsuspend', change: Change): Endpoint =>
  command({
    path: `/:id/${verb}`,
    answers: 'users',
    needs: [['write', 'users']],
    run: async ({ req, id }) => {
      await change({ req, id })
      return id
    },
  })

/** `POST /api/users/:id/suspend` · `/unsuspend`: the user, as the caller may see them. */
export const suspend = changing('suspend', suspendUser)
export const unsuspend = changing('unsuspend', unsuspendUser)
