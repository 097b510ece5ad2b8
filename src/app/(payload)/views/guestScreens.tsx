import type { ReactNode } from 'react'

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
import { readSite, type Site } from '@/queries/settings/siteOf'
import { signInPath } from '@/routing/returnTo'

import { unframed } from './framed'
import type { Screens, View } from './view'

/** A page that reads only the title and description of the site. */
const ofSite = (draw: (site: Site, view: View) => ReactNode) =>
  unframed(
    ({ req }) => readSite(req.payload),
    (site, _page, view) => draw(site, view),
  )

/** The page to open after signing in; `redirect` was validated and is a path of this site. */
const returnToOf = ({ query: { redirect } }: View) =>
  typeof redirect === 'string' ? redirect : paths.root()

const stepOf = (view: View) => {
  const returnTo = returnToOf(view)
  const [path = '', search = ''] = returnTo.split('?')
  return { returnTo, backTo: signInPath(path, search) }
}

const tokenOf = ({ page }: View) => String(page.params.token)

/** Screens for anonymous visitors, without navigation. */
export const GUEST_SCREENS: Screens<GuestScreen> = {
  ForgotPasswordScreen: ofSite(({ siteTitle }) => (
    <ForgotPasswordForm isEmergencyOnly={env.OIDC_ONLY} siteTitle={siteTitle} />
  )),
  /** Sets the first password of an invited user, or creates their passkey (`/invite/{token}`). */
  InviteScreen: ofSite(({ siteTitle }, view) => (
    <LinkPasswordForm
      hasPasskeys={relyingParty(env.SERVER_URL) !== null}
      kind="invitation"
      siteTitle={siteTitle}
      token={tokenOf(view)}
    />
  )),
  /** The second step of a sign-in in which the user has to set up a second factor. */
  LoginEnrolScreen: ofSite(({ siteTitle }, view) => (
    <LoginEnrolForm {...stepOf(view)} siteTitle={siteTitle} />
  )),
  /**
   * Confirms by password or passkey that an account here belongs to the one at the single sign-on
   * provider.
   */
  LoginLinkScreen: ofSite(({ siteTitle }, view) => (
    <LoginLinkForm
      {...stepOf(view)}
      hasPasskey={view.query[STEP_METHODS] === 'passkey'}
      siteTitle={siteTitle}
    />
  )),
  LoginScreen: ofSite((site, view) => (
    <LoginForm
      {...site}
      hasPasskeys={relyingParty(env.SERVER_URL) !== null}
      problem={ssoProblemIn(view.query[SSO_PROBLEM])}
      isProviderOnly={env.OIDC_ONLY}
      provider={env.OIDC_ISSUER ? (env.OIDC_LABEL ?? '') : null}
      returnTo={returnToOf(view)}
    />
  )),
  /** The second step of a sign-in with a second factor. */
  LoginStepScreen: ofSite(({ siteTitle }, view) => (
    <LoginStepForm
      {...stepOf(view)}
      methods={methodsIn(view.query[STEP_METHODS])}
      siteTitle={siteTitle}
    />
  )),
  /** Sets a new password from a mailed link (`/reset-password/{token}`). */
  ResetPasswordScreen: ofSite(({ siteTitle }, view) => (
    <LinkPasswordForm kind="reset" siteTitle={siteTitle} token={tokenOf(view)} />
  )),
}
