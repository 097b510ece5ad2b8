import type { Locale } from '@/i18n/locales'
import type { SignInState } from '@/domain/users/signInState'
import type { UserStatus } from '@/domain/users/userStatus'

/** Data of a user's page. */
export type UserSheet = {
  id: number
  /** Null if the reader may not see it, like all values below. */
  name: string | null
  email: string | null
  role: string | null
  phone: string | null
  status: UserStatus | null
  signIn: SignInState | null
  /** They can sign in while the single sign-on provider is down. */
  breakGlass: boolean | null
  /** The language of their mails; null for that of the pages they last used. */
  mailLanguage: Locale | null
  createdAt: string | null
  /** Address of their picture; without one the initials are shown. */
  picture: string | null
}

/** The user's own record, which the reader may always see in full. */
export type OwnSheet = UserSheet & { name: string; email: string; createdAt: string }

/** Recent activity; a part is absent if the reader may not read its records. */
export type Activity = {
  tenders: { id: number; number: string | null; title: string; at: string }[] | null
  movements: { id: number; card: string; type: 'in' | 'out'; quantity: string; at: string }[] | null
}
