/** Paths whose next segment is a secret token that grants access without a session. */
const SECRET = /^(\/reset-password|\/invite|\/q|\/api\/q|\/cal|\/api\/cal)\/.+/

/** An API key, which may be in a path by mistake. */
const KEY = /bkof_[0-9A-Za-z]+/g

/** A path that is safe to log: without tokens of accounts, offers and calendars, and without API keys. */
export const withoutSecrets = (path: string): string =>
  path.replace(SECRET, '$1/…').replace(KEY, 'bkof_…')
