import { LoginForm } from '@/components/users/auth/LoginForm'
import { paths } from '@/catalog/paths'
import { relyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { siteOf } from '@/queries/settings/siteOf'

import { siteTitleOf } from '@/queries/settings/siteOf'
import type { View } from './view'

/** The sign-in screen. `redirect` was checked: a path of ours to open after signing in. */
export const LoginScreen = async ({ req, query: { redirect } }: View) => (
  <LoginForm
    hasPasskeys={relyingParty(env.SERVER_URL) !== null}
    returnTo={typeof redirect === 'string' ? redirect : paths.root()}
    siteDescription={(await siteOf(req.payload)).siteDescription}
    siteTitle={await siteTitleOf(req.payload)}
  />
)
