import { ResetPasswordForm } from '@/components/users/auth/ResetPasswordForm'

import { siteTitleOf } from '@/queries/settings/siteOf'
import type { View } from './view'

/** Sets a new password from a mailed link (`/reset-password/{token}`). */
export const ResetPasswordScreen = async ({ req, page }: View) => (
  <ResetPasswordForm siteTitle={await siteTitleOf(req.payload)} token={String(page.params.token)} />
)
