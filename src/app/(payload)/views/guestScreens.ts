import type { GuestScreen } from '@/catalog/names'

import { ForgotPasswordScreen } from './ForgotPasswordScreen'
import { LoginScreen } from './LoginScreen'
import { LoginStepScreen } from './LoginStepScreen'
import { ResetPasswordScreen } from './ResetPasswordScreen'
import type { Screens } from './view'

/** What a visitor sees who has not signed in: nothing of the frame comes with it. */
export const GUEST_SCREENS: Screens<GuestScreen> = {
  ForgotPasswordScreen,
  LoginScreen,
  LoginStepScreen,
  ResetPasswordScreen,
}
