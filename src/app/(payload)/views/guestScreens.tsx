import type { GuestScreen } from '@/catalog/names'
import { paths } from '@/catalog/paths'
import { ForgotPasswordForm } from '@/components/users/auth/ForgotPasswordForm'
import { LinkPasswordForm } from '@/components/users/auth/LinkPasswordForm'
import { LoginEnrolForm } from '@/components/users/auth/LoginEnrolForm'
import { LoginForm } from '@/components/users/auth/LoginForm'
import { LoginLinkForm } from '@/components/users/auth/LoginLinkForm'
import { LoginStepForm } from '@/components/users/auth/LoginStepForm'
import { methodsIn, STEP_METHODS } from '@/domain/users/factors'
import { SSO_PROBLEM, ssoProblemIn } from '@/domain/users/oidc'
import { relyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { siteOf, siteTitleOf } from '@/queries/settings/siteOf'
import { signInPath } from '@/routing/returnTo'

import type { Screens, View } from './view'

/** The page to open after signing in; `redirect` was validated and is a path of this site. */
const returnToOf = ({ query: { redirect } }: View) =>
  typeof redirect === 'string' ? redirect : paths.root()

const stepOf = async (view: View) => {
  const returnTo = returnToOf(view)
  const [path = '', search = ''] = returnTo.split('?')
  const siteTitle = await siteTitleOf(view.req.payload)
  return { returnTo, backTo: signInPath(path, search), siteTitle }
}

const linkOf = async ({ req, page }: View) => ({
  siteTitle: await siteTitleOf(req.payload),
  token: String(page.params.token),
})

/** Screens for anonymous visitors, without navigation. */
export const GUEST_SCREENS: Screens<GuestScreen> = {
  ForgotPasswordScreen: async ({ req }) => (
    <ForgotPasswordForm
      isEmergencyOnly={env.OIDC_ONLY}
      siteTitle={await siteTitleOf(req.payload)}
    />
  ),
  /** Sets the first password of an invited user, or creates their passkey (`/invite/{token}`). */
  InviteScreen: async (view) => (
    <LinkPasswordForm
      {...await linkOf(view)}
      hasPasskeys={relyingParty(env.SERVER_URL) !== null}
      kind="invitation"
    />
  ),
  /** The second step of a sign-in in which the user has to set up a second factor. */
  LoginEnrolScreen: async (view) => <LoginEnrolForm {...await stepOf(view)} />,
  /**
   * Confirms by password or passkey that an account here belongs to the one at the single sign-on
   * provider.
   */
  LoginLinkScreen: async (view) => (
    <LoginLinkForm hasPasskey={view.query[STEP_METHODS] === 'passkey'} {...await stepOf(view)} />
  ),
  LoginScreen: async (view) => (
    <LoginForm
      hasPasskeys={relyingParty(env.SERVER_URL) !== null}
      problem={ssoProblemIn(view.query[SSO_PROBLEM])}
      isProviderOnly={env.OIDC_ONLY}
      provider={env.OIDC_ISSUER ? (env.OIDC_LABEL ?? '') : null}
      returnTo={returnToOf(view)}
      siteDescription={(await siteOf(view.req.payload)).siteDescription}
      siteTitle={await siteTitleOf(view.req.payload)}
    />
  ),
  /** The second step of a sign-in with a second factor. */
  LoginStepScreen: async (view) => (
    <LoginStepForm methods={methodsIn(view.query[STEP_METHODS])} {...await stepOf(view)} />
  ),
  /** Sets a new password from a mailed link (`/reset-password/{token}`). */
  ResetPasswordScreen: async (view) => <LinkPasswordForm {...await linkOf(view)} kind="reset" />,
}
