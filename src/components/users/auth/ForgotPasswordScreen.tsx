import type { Payload } from 'payload'

import { siteTitleOf } from '@/components/frame/shell/siteTitleOf'

import { ForgotPasswordForm } from './ForgotPasswordForm'

/** Asks for a reset link (`admin.components.views.forgot`). */
export const ForgotPasswordScreen = async ({ payload }: { payload: Payload }) => (
  <ForgotPasswordForm siteTitle={await siteTitleOf(payload)} />
)
