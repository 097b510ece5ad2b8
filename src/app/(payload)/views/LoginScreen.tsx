import type { Payload } from 'payload'

import { LoginForm } from '@/components/users/auth/LoginForm'
import { paths } from '@/lib/paths'

import { siteTitleOf } from '../frame/siteTitleOf'

type Props = {
  payload: Payload
  /** `redirect` was checked by the page: a path of ours to open after signing in. */
  searchParams?: { redirect?: unknown }
}

/** The sign-in screen (`admin.components.views.login`). */
export const LoginScreen = async ({ payload, searchParams }: Props) => {
  const wanted = searchParams?.redirect
  return (
    <LoginForm
      returnTo={typeof wanted === 'string' ? wanted : paths.root()}
      siteTitle={await siteTitleOf(payload)}
    />
  )
}
