/** How long a client may take, and how much it may send. Times in milliseconds, sizes in bytes. */
export type ServerLimits = {
  /** The first lines of a request. */
  headersMs: number
  /** A body, before it is measured by its rate. */
  bodyGraceMs: number
  /** What a body has to bring per second after that. */
  bodyBytesPerSecond: number
  /** A whole request, whatever its rate. */
  requestMs: number
  /** What still comes of a body that nobody reads, after the answer. */
  unreadMs: number
  unreadBytes: number
  headerBytes: number
  keepAliveMs: number
  /** How often all of these are looked at. */
  checkMs: number
}

export const LIMITS: ServerLimits = {
  headersMs: 15_000,
  bodyGraceMs: 20_000,
  // The largest upload, over a slow line, still arrives.
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
