/** Headers from any source. */
export type ReadableHeaders = Pick<Headers, 'get' | 'has'>

const urlOf = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * True when a request comes from our own pages, or from a program.
 * @param args.headers of the request
 * @param args.serverUrl the public address, from the settings
 * @returns false for a foreign `Origin` (`null` included, and http instead of https), and without
 *   one unless `Sec-Fetch-Site` is `same-origin` or `none`, or the headers show a program's `fetch`
 */
export const isSameSite = (args: { headers: ReadableHeaders; serverUrl: string }): boolean => {
  const { headers, serverUrl } = args
  const origin = headers.get('origin')
  if (origin === null) {
    const site = headers.get('sec-fetch-site')
    // Browsers send Sec-Fetch-Mode and Sec-Fetch-Site together; only a program's fetch sends just
    // the mode.
    if (site === null) return headers.has('sec-fetch-mode')
    return site === 'same-origin' || site === 'none'
  }
  const [from, own] = [urlOf(origin), urlOf(serverUrl)]
  if (!from) return false
  // A network attacker can serve an http page under the host name that users open with https.
  if (from.host === own?.host) return own.protocol !== 'https:' || from.protocol === 'https:'
  // A page cannot choose the Host of its request, so equal hosts are one site on any address.
  return from.host === headers.get('host')
}

/**
 * True when the session cookie of a request can be trusted: it came from our own pages, or from a
 * program, which sends none of the headers that a foreign page always sends.
 */
export const isOurs = (args: { headers: ReadableHeaders; serverUrl: string }): boolean => {
  const isProgram = !args.headers.has('origin') && !args.headers.has('sec-fetch-site')
  return isProgram || isSameSite(args)
}
