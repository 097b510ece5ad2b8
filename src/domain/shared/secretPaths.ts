/** Addresses whose next part opens something by itself. */
const SECRET = /^(\/reset-password|\/invite|\/q|\/api\/q)\/.+/

/** A key of a program, which may stand in a path by mistake. */
const KEY = /bkof_[0-9A-Za-z]+/g

/** A path as it may be written down: without what opens an account, an offer or the API. */
export const withoutSecrets = (path: string): string =>
  path.replace(SECRET, '$1/…').replace(KEY, 'bkof_…')
