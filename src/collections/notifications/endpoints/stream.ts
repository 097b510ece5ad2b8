import type { Endpoint } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { notificationHub } from '@/operations/notifications/hub'

/** A client with this many unsent messages is disconnected. */
const MOST_WAITING = 100
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // For reverse proxies that would buffer the response.
  'X-Accel-Buffering': 'no',
}

/** Reconnection delay with jitter, so that clients do not return all at once. */
const retryMs = () => Math.round(2_000 + Math.random() * 4_000)

/**
 * GET /api/notifications/stream: server-sent events. `changed` reports that the caller's
 * notifications changed in any instance, without content: that is read from `/summary`, with its
 * own checks. Ends with the session.
 */
export const stream: Endpoint = {
  path: '/stream',
  method: 'get',
  handler: (req) => {
    const userId = insistOnStaff(req)
    const sessionId = (req.user as { _sid?: string } | null)?._sid
    if (!sessionId) throw new Refusal('notAllowed')
    const hub = notificationHub()
    const refusal = hub.refusal(userId)
    if (refusal) throw new Refusal(refusal)
    let leave: (() => void) | undefined
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>(
      {
        // Only once the body is read: a HEAD request never reads it.
        pull: (controller) => {
          if (leave) return
          const end = () => {
            leave?.()
            try {
              controller.close()
            } catch {
              // The client disconnected first.
            }
          }
          const say = (text: string) => {
            if ((controller.desiredSize ?? 0) < -MOST_WAITING) end()
            else controller.enqueue(encoder.encode(`${text}\n\n`))
          }
          const onChange = () => say('event: changed\ndata: {}')
          const onBeat = () => say(': beat')
          leave = hub.join({ userId, sessionId, onChange, onBeat, onEnd: end })
          say(`retry: ${retryMs()}\nevent: changed\ndata: {}`)
        },
        cancel: () => leave?.(),
      },
      { highWaterMark: 0 },
    )
    return Promise.resolve(new Response(body, { headers: HEADERS }))
  },
}
