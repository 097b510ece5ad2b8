import { sql } from '@payloadcms/db-postgres'
import { refuseFields } from '@/domain/shared/refusal'
import { refusePassword } from '@/domain/users/password'
import { PRODUCT_NAME } from '@/queries/settings/companySettings'
import { readRows, type Reader } from '@/queries/shared/rows'
import { isCommonPassword } from './commonPassword'
import { inHashSlot } from './passwordHash'

type Company = { title: string | null; name: string | null }

/**
 * Refuses an unacceptable password: the only check, used wherever one is set.
 * @param args.password the new one, as typed
 * @param args.owner names and e-mail addresses of the user, old and new ones
 * @throws Refusal `invalidInput` at the field `password` with the code of `refusePassword`;
 *   `overloaded` when too many passwords wait to be hashed
 */
export const judgePassword = async (
  req: Reader,
  { password, owner }: { password: unknown; owner: readonly unknown[] },
): Promise<void> => {
  const [company] = await readRows<Company>(
    req,
    sql`select site_title as title, company_profile_name as name from settings limit 1`,
  )
  const names = owner.filter((text): text is string => typeof text === 'string')
  const refusal = await refusePassword({
    password,
    context: [...names, company?.title, company?.name, PRODUCT_NAME],
    isCommon: (text) => inHashSlot(() => isCommonPassword(text)),
  })
  refuseFields([refusal ? { path: 'password', ...refusal } : null])
}
