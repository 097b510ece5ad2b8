'use client'

import type { SsoProblem } from '@/domain/users/oidc'

/** A broadcast channel, because a window that returns from another site has no `opener`. */
const CHANNEL = 'identity-confirmed'
/** How long to wait for the message once this page has the focus again. */
const LATE_MS = 1_500

/** Sends the result to the page that opened the window. */
export const sendConfirmed = (problem: SsoProblem | null): void => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ problem })
  channel.close()
}

/**
 * Opens the provider in a separate window, so that the page keeps its state, and waits for the result. The
 * message is for display only: the server checks the confirmation itself.
 * @returns null once confirmed, the problem, or `left` when this page gets the focus without a result
 */
export const confirmInWindow = (): Promise<SsoProblem | 'left' | null> => {
  const channel = new BroadcastChannel(CHANNEL)
  const opened = window.open('/api/users/oidc/confirm', CHANNEL, 'popup,width=520,height=720')
  return new Promise<SsoProblem | 'left' | null>((resolve) => {
    if (!opened) return resolve('left')
    channel.addEventListener('message', ({ data }: MessageEvent<{ problem: SsoProblem | null }>) =>
      resolve(data.problem),
    )
    // `opened.closed` cannot be used: the Cross-Origin-Opener-Policy separates the two windows.
    window.addEventListener('focus', () => setTimeout(() => resolve('left'), LATE_MS), {
      once: true,
    })
  }).finally(() => channel.close())
}
