import type { TextFieldServerComponent } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { CurrentPassword } from '@/components/users/password/CurrentPassword'
import { hasPassword } from '@/queries/users/readFactors'

/** Asks for the current password in the form of one's own record; nothing to ask without one. */
export const OwnPassword: TextFieldServerComponent = async ({ id, path, req }) => {
  const own = staffIdOf(req)
  const asks = own !== null && String(own) === String(id) && (await hasPassword(req, own))
  return asks && <CurrentPassword path={path} />
}
