import type { Payload } from 'payload'

import { siteTitleOf } from '@/components/frame/shell/siteTitleOf'
import { paths } from '@/catalog/paths'

import { LoginForm } from './LoginForm'

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
