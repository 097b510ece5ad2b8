import type { Payload } from 'payload'

import { ResetPasswordForm } from '@/components/users/auth/ResetPasswordForm'

import { siteTitleOf } from '../frame/siteTitleOf'

type Props = { payload: Payload; token: string }

/** Sets a new password from a mailed link (`/reset-password/{token}`). */
export const ResetPasswordScreen = async ({ payload, token }: Props) => (
  <ResetPasswordForm siteTitle={await siteTitleOf(payload)} token={token} />
)
