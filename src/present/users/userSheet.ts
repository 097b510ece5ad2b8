import type { SignInState } from '@/domain/users/signInState'
import type { UserStatus } from '@/domain/users/userStatus'

/** A user as their page draws them. */
export type UserSheet = {
  id: number
  /** Null where the reader may not see it, as all that follows. */
  name: string | null
  email: string | null
  role: string | null
  phone: string | null
  status: UserStatus | null
  signIn: SignInState | null
  createdAt: string | null
  /** Address of their picture; without one their initials stand in. */
  picture: string | null
}

/** Oneself, of whom one may always see everything. */
export type OwnSheet = UserSheet & { name: string; email: string; createdAt: string }

/** Recent activity; a part is absent where the reader may not read its records. */
export type Activity = {
  tenders: { id: number; number: string | null; title: string; at: string }[] | null
  movements: { id: number; card: string; type: 'in' | 'out'; quantity: string; at: string }[] | null
}
