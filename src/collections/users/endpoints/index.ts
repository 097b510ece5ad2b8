import type { Endpoint } from 'payload'
import { forgotPassword } from './forgotPassword'
import { login } from './login'
import { logout } from './logout'
import { refreshToken } from './refreshToken'
import { resetPassword } from './resetPassword'
import { userCommandEndpoints } from './userCommands'

/** Endpoints of users; those of Payload with the same path are replaced. */
export const userEndpoints: Endpoint[] = [
  login,
  logout,
  refreshToken,
  forgotPassword,
  resetPassword,
  ...userCommandEndpoints,
]
