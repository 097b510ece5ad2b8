import { suspendUser, unsuspendUser } from '@/operations/users/suspendUser'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** The status of a user changes by these alone. */
export const userCommandEndpoints = commandEndpoints('users', {
  suspend: suspendUser,
  unsuspend: unsuspendUser,
})
