import type { GuestScreen } from '@/catalog/names'

import { ForgotPasswordScreen } from './ForgotPasswordScreen'
import { LoginEnrolScreen, LoginStepScreen } from './LoginStepScreen'
import { LoginScreen } from './LoginScreen'
import { InviteScreen, ResetPasswordScreen } from './ResetPasswordScreen'
import type { Screens } from './view'

/** What a visitor sees who has not signed in: nothing of the frame comes with it. */
export const GUEST_SCREENS: Screens<GuestScreen> = {
  ForgotPasswordScreen,
  InviteScreen,
  LoginEnrolScreen,
  LoginScreen,
  LoginStepScreen,
  ResetPasswordScreen,
}
