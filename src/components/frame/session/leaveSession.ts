import { ApiFailure, callApi, isSignedOut } from '../../ui/requests/api'
import { paths } from '@/catalog/paths'

import { disownAppearance, flushAppearance } from '../appearance/appearanceStore'
import { forgetPages } from './pageMemory'

export const SIGN_OUT_CHANNEL = 'bo-sign-out'

/** Ends the session on the server, notifies the other tabs, then shows the sign-in screen (UM2). */
export const leaveSession = async (): Promise<void> => {
  await flushAppearance()
  forgetPages()
  const outcome = await callApi('/api/users/logout', { method: 'POST' })
  // 400 and 401 mean that the session has already ended.
  if (!outcome.ok && outcome.status !== 400 && !isSignedOut(outcome)) throw new ApiFailure(outcome)
  disownAppearance()
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.postMessage('signed out')
  channel.close()
  // A full load, so that nothing of this person stays in memory.
  window.location.assign(paths.login())
}
