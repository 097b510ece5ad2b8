import { LoginStepForm } from '@/components/users/auth/LoginStepForm'
import { paths } from '@/catalog/paths'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { signInPath } from '@/routing/returnTo'

import type { View } from './view'

/** The second step of signing in. `redirect` was checked: a path of ours to open afterwards. */
export const LoginStepScreen = async ({ req, query: { redirect } }: View) => {
  const returnTo = typeof redirect === 'string' ? redirect : paths.root()
  const [path = '', search = ''] = returnTo.split('?')
  return (
    <LoginStepForm
      backTo={signInPath(path, search)}
      returnTo={returnTo}
      siteTitle={await siteTitleOf(req.payload)}
    />
  )
}
