import type { Payload } from 'payload'

import { ForgotPasswordForm } from '@/components/users/auth/ForgotPasswordForm'

import { siteTitleOf } from '../frame/siteTitleOf'

/** Asks for a reset link (`admin.components.views.forgot`). */
export const ForgotPasswordScreen = async ({ payload }: { payload: Payload }) => (
  <ForgotPasswordForm siteTitle={await siteTitleOf(payload)} />
)
