import { paths } from '@/catalog/paths'

import { disownAppearance, flushAppearance } from '../appearance/appearanceStore'

export const SIGN_OUT_CHANNEL = 'bo-sign-out'

/** Ends the session on the server, tells the other tabs, then shows the sign-in screen (UM2). */
export const signOut = async (): Promise<void> => {
  await flushAppearance()
  const answer = await fetch('/api/users/logout', { method: 'POST', credentials: 'include' })
  // 400 and 401 mean that the session has already ended.
  if (!answer.ok && answer.status !== 400 && answer.status !== 401)
    throw new Error('not signed out')
  disownAppearance()
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.postMessage('signed out')
  channel.close()
  // A full load, so that nothing of this person stays in memory.
  window.location.assign(paths.login())
}
