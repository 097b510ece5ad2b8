/** Time and size limits of a client's requests, in milliseconds and bytes. */
export type ServerLimits = {
  /** Time for the headers of a request. */
  headersMs: number
  /** How long a body may take before its rate is measured. */
  bodyGraceMs: number
  /** Minimum bytes per second of a body after that. */
  bodyBytesPerSecond: number
  /** Time for a whole request, whatever its rate. */
  requestMs: number
  /** After the response: how long the client may go on sending a body that nobody reads. */
  unreadMs: number
  unreadBytes: number
  headerBytes: number
  keepAliveMs: number
  /** Interval of these checks. */
  checkMs: number
}

export const LIMITS: ServerLimits = {
  headersMs: 15_000,
  bodyGraceMs: 20_000,
  // Long enough for the largest upload over a slow line.
  bodyBytesPerSecond: 16 * 1024,
  requestMs: 30 * 60_000,
  unreadMs: 5_000,
  unreadBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  // Longer than a proxy in front keeps its idle connections (nginx: 60 s), so that none is closed
  // just when the next request is on its way.
  keepAliveMs: 65_000,
  checkMs: 2_000,
}
