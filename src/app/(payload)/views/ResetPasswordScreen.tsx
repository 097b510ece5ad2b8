import { LinkPasswordForm } from '@/components/users/auth/LinkPasswordForm'

import { siteTitleOf } from '@/queries/settings/siteOf'
import type { View } from './view'

const linkOf = async ({ req, page }: View) => ({
  siteTitle: await siteTitleOf(req.payload),
  token: String(page.params.token),
})

/** Sets a new password from a mailed link (`/reset-password/{token}`). */
export const ResetPasswordScreen = async (view: View) => (
  <LinkPasswordForm {...await linkOf(view)} kind="reset" />
)

/** Sets the first password of an invited user (`/invite/{token}`). */
export const InviteScreen = async (view: View) => (
  <LinkPasswordForm {...await linkOf(view)} kind="invitation" />
)
