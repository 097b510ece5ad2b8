import { LoginEnrolForm } from '@/components/users/auth/LoginEnrolForm'
import { LoginStepForm } from '@/components/users/auth/LoginStepForm'
import { paths } from '@/catalog/paths'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { methodsIn, STEP_METHODS } from '@/domain/users/factors'
import { signInPath } from '@/routing/returnTo'

import type { View } from './view'

/** `redirect` was checked: a path of ours to open afterwards. */
const stepOf = async ({ req, query: { redirect } }: View) => {
  const returnTo = typeof redirect === 'string' ? redirect : paths.root()
  const [path = '', search = ''] = returnTo.split('?')
  return { returnTo, backTo: signInPath(path, search), siteTitle: await siteTitleOf(req.payload) }
}

/** The second step of signing in. */
export const LoginStepScreen = async (view: View) => (
  <LoginStepForm methods={methodsIn(view.query[STEP_METHODS])} {...await stepOf(view)} />
)

/** The second step of a sign-in that has to set up a second factor first. */
export const LoginEnrolScreen = async (view: View) => <LoginEnrolForm {...await stepOf(view)} />
