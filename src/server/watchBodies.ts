import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerLimits } from './limits'
import { refuseRaw } from './refuseRaw'

type Watched = {
  request: IncomingMessage
  response: ServerResponse
  socket: Socket
  startedAt: number
  /** Bytes received on the connection when the request began, and when it was answered. */
  bytesBefore: number
  answered?: { at: number; bytes: number }
}

/** The read buffer is full: this server is slow, not the client. */
const isHeldByUs = ({ readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableLength >= readableHighWaterMark

const isTooSlow = (one: Watched, limits: ServerLimits, now: number): boolean => {
  if (isHeldByUs(one.request)) {
    one.startedAt += limits.checkMs
    return false
  }
  const bytes = one.socket.bytesRead - one.bytesBefore
  const allowedMs = limits.bodyGraceMs + (bytes / limits.bodyBytesPerSecond) * 1_000
  return now - one.startedAt > allowedMs
}

const isStillSending = ({ answered, socket }: Watched, limits: ServerLimits, now: number) =>
  answered !== undefined &&
  (now - answered.at > limits.unreadMs || socket.bytesRead - answered.bytes > limits.unreadBytes)

/** Reads and discards the rest of a body, so that the client can read its response. */
const discard = (request: IncomingMessage): void => {
  request.removeAllListeners('data')
  request.resume()
}

/**
 * Ends requests whose body arrives too slowly, and connections that go on sending a body after its
 * request was answered.
 * @param limits of rate and time
 * @param isHttps whether the public address is https
 * @returns `watch` for every request, and `stop`
 */
export const watchBodies = (limits: ServerLimits, isHttps: boolean) => {
  const open = new Set<Watched>()

  const check = (now: number) => {
    for (const one of open) {
      if (one.request.complete || one.socket.destroyed) open.delete(one)
      else if (one.answered) {
        if (isStillSending(one, limits, now)) one.socket.destroy()
      } else if (isTooSlow(one, limits, now)) {
        open.delete(one)
        if (one.response.headersSent) one.socket.destroy()
        else refuseRaw(one.socket, '408 Request Timeout', isHttps)
      }
    }
  }

  const timer = setInterval(() => check(Date.now()), limits.checkMs).unref()

  const watch = (request: IncomingMessage, response: ServerResponse): void => {
    // No body: complete with its headers, but Node emits `end` one tick later.
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    if (chunked === undefined && !Number(length ?? 0)) return
    const { socket } = request
    const one: Watched = {
      request,
      response,
      socket,
      startedAt: Date.now(),
      bytesBefore: socket.bytesRead,
    }
    open.add(one)
    response.once('finish', () => {
      if (request.complete) return void open.delete(one)
      one.answered = { at: Date.now(), bytes: socket.bytesRead }
      discard(request)
    })
    response.once('close', () => {
      if (!one.answered) open.delete(one)
    })
  }

  return { watch, stop: () => clearInterval(timer) }
}
