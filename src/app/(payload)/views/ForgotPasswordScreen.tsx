import { ForgotPasswordForm } from '@/components/users/auth/ForgotPasswordForm'

import { siteTitleOf } from '@/queries/settings/siteOf'
import type { View } from './view'

/** Asks for a reset link. */
export const ForgotPasswordScreen = async ({ req }: View) => (
  <ForgotPasswordForm siteTitle={await siteTitleOf(req.payload)} />
)
