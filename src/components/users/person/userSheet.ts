import type { UserStatus } from '@/domain/users/userStatus'

/** A user as their page and their own profile draw them. */
export type UserSheet = {
  id: number
  name: string
  email: string
  /** Absent where the reader may not read roles. */
  role: string | null
  phone: string | null
  status: UserStatus
  createdAt: string
  /** Address of their picture; without one their initials stand in. */
  picture: string | null
}
