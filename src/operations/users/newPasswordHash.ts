import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { judgePassword } from './judgePassword'
import { hashPassword, inHashSlot, type PasswordHash } from './passwordHash'

/**
 * The hash of a password set through a mailed link.
 * @param args.confirmation the repeated input, if there is such a field
 * @param args.owner name and e-mail address, which the password must not contain
 * @throws Refusal `invalidInput` with what is wrong with the password; `overloaded`
 */
export const newPasswordHash = async (
  req: PayloadRequest,
  args: { password: unknown; confirmation: unknown; owner: string[] },
): Promise<PasswordHash> => {
  const { password, confirmation, owner } = args
  await judgePassword(req, { password, owner })
  if (confirmation !== undefined && confirmation !== password)
    throw new Refusal('invalidInput', { fields: [{ path: 'password', code: 'passwordsDiffer' }] })
  return inHashSlot(() => hashPassword(password as string))
}
