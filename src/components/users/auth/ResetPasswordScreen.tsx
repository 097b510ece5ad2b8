import type { Payload } from 'payload'

import { siteTitleOf } from '@/components/frame/shell/siteTitleOf'

import { ResetPasswordForm } from './ResetPasswordForm'

type Props = { payload: Payload; token: string }

/** Sets a new password from a mailed link (`/reset-password/{token}`). */
export const ResetPasswordScreen = async ({ payload, token }: Props) => (
  <ResetPasswordForm siteTitle={await siteTitleOf(payload)} token={token} />
)
