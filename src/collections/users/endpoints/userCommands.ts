import { suspendUser } from '@/operations/users/suspendUser'
import { unsuspendUser } from '@/operations/users/unsuspendUser'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** The status of a user changes by these alone. */
export const userCommandEndpoints = commandEndpoints('users', {
  suspend: suspendUser,
  unsuspend: unsuspendUser,
})
