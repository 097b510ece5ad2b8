import type { TextFieldServerComponent } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { CurrentPassword } from '@/components/users/password/CurrentPassword'
import { hasPassword } from '@/queries/users/readFactors'

/** The field for the current password, in a user's form of their own record, if they have one. */
export const OwnPassword: TextFieldServerComponent = async ({ id, path, req }) => {
  const own = staffIdOf(req)
  const asks = own !== null && String(own) === String(id) && (await hasPassword(req, own))
  return asks && <CurrentPassword path={path} />
}
